import { type RefObject, useEffect, useRef } from 'react';
import { arrowKey } from '../../board-kit/points.ts';
import type { Desk } from './desk.ts';
import { bestLit, step } from './model/choice.ts';

/** Plays by keyboard: 1 to 4 take a tile, arrows go from lit space to lit space, R turns, Enter drops, Esc puts back. */
export function useKeys(desk: Desk, root: RefObject<HTMLElement | null>): void {
  const latest = useRef(desk);
  /** The lit space to go to once it is there. */
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    latest.current = desk;
    if (wanted.current === null) return;
    focusSpace(root.current, wanted.current);
    wanted.current = null;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const table = root.current;
      if (!table || event.ctrlKey || event.metaKey || event.altKey || !isFree(event.target, table)) return;
      const answered = answer(latest.current, event, table);
      if (answered === false) return;
      if (typeof answered === 'number') wanted.current = answered;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // Before the page's own keys.
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [root]);
}

/** Whether the key is meant for the board: nothing is being written, and nothing lies above the table. */
function isFree(target: EventTarget | null, table: HTMLElement): boolean {
  if (!(target instanceof HTMLElement)) return true;
  if (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName)) return false;
  return target === document.body || table.contains(target);
}

/** Does what a key means. False: it means nothing here; a number: the lit space to go on to, once it is lit. */
function answer(desk: Desk, { key, shiftKey }: KeyboardEvent, table: HTMLElement): boolean | number {
  const slot = '1234'.indexOf(key);
  if (slot >= 0) return takeByKey(desk, slot);
  if (key === 'Escape') return stepBack(desk, table);
  if (desk.choice.slot === null || desk.lit.length === 0) return false;
  const direction = arrowKey(key);
  if (direction) {
    const next = step(desk.choice, desk.offers, direction, { seat: desk.me ?? 0, turn: desk.turn });
    focusSpace(table, next.space);
    return true;
  }
  if (key.toLowerCase() !== 'r') return false;
  desk.rotate(shiftKey ? -1 : 1);
  return true;
}

/** Takes a tile, or puts it back; then one goes on to where it earns most. */
function takeByKey(desk: Desk, slot: number): true | number {
  desk.take(slot);
  if (desk.choice.slot === slot) return true;
  return bestLit({ slot, space: null, arrow: null }, desk.offers, desk.me ?? 0) ?? true;
}

function stepBack(desk: Desk, table: HTMLElement): boolean {
  const { choice } = desk;
  if (choice.slot === null && desk.quarter === null && desk.note === null && desk.zoom === null) return false;
  desk.cancel();
  if (choice.slot !== null) table.querySelector<HTMLElement>(`[data-slot="${choice.slot}"]`)?.focus();
  return true;
}

function focusSpace(table: HTMLElement | null, space: number | null): void {
  if (space !== null) table?.querySelector<HTMLElement>(`[data-space="${space}"]`)?.focus();
}

/**
 * Where the keyboard goes on when a new decision is asked and what had the focus is gone: to the thing that is
 * sensible next. Whoever plays by mouse or finger keeps the page as it is.
 */
export function useFocusOn(desk: Desk, decision: number | null, root: RefObject<HTMLElement | null>): void {
  const byKey = useRef(false);
  useEffect(() => {
    const key = () => {
      byKey.current = true;
    };
    const pointer = () => {
      byKey.current = false;
    };
    addEventListener('keydown', key, { capture: true });
    addEventListener('pointerdown', pointer, { capture: true });
    return () => {
      removeEventListener('keydown', key, { capture: true });
      removeEventListener('pointerdown', pointer, { capture: true });
    };
  }, []);
  const { next } = desk;
  useEffect(() => {
    if (decision === null || !byKey.current || document.activeElement !== document.body) return;
    const mark = next === 'place' ? '[data-slot]:not([aria-disabled="true"])' : `[data-mark="${next}"]`;
    root.current?.querySelector<HTMLElement>(mark)?.focus();
  }, [decision, next, root]);
}
