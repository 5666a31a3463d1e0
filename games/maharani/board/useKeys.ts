import { useBoardKeys, useByKeys } from '@durbar/kit/board/keys.ts';
import { arrowKey } from '@durbar/kit/board/points.ts';
import { type RefObject, useEffect, useRef } from 'react';
import type { Desk } from './desk.ts';
import { bestLit, step } from './model/choice.ts';

/** Plays by keyboard: 1 to 4 take a tile, arrows go from lit space to lit space, R turns, Enter drops, Esc puts back. */
export function useKeys(desk: Desk, root: RefObject<HTMLElement | null>): void {
  /** The lit space to go to once it is there. */
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    focusSpace(root.current, wanted.current);
    wanted.current = null;
  });
  useBoardKeys(root, (event, table) => {
    const answered = answer(desk, event, table);
    if (typeof answered === 'number') wanted.current = answered;
    return answered !== false;
  });
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
  const byKeys = useByKeys();
  const { next } = desk;
  useEffect(() => {
    if (decision === null || !byKeys.current || document.activeElement !== document.body) return;
    const mark = next === 'place' ? '[data-slot]:not([aria-disabled="true"])' : `[data-mark="${next}"]`;
    root.current?.querySelector<HTMLElement>(mark)?.focus();
  }, [decision, next, root, byKeys]);
}
