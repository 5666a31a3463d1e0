import { useLayoutEffect } from 'react';
import { handlesOwnKeys } from '../table/effects/useShortcuts.ts';
import type { GameRow } from './game-rows.ts';

interface ListKeys {
  readonly rows: readonly GameRow[];
  readonly onRemove: (row: GameRow) => void;
}

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

/** J and K or the arrow keys walk through the rows, Delete removes one. Enter opens a row as any link. */
export function useListKeys({ rows, onRemove }: ListKeys): void {
  // Before it is painted: whoever sees it may press.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || !takesKeyOfPage(target)) return;
      const at = document.activeElement?.getAttribute('data-row') ?? null;
      const row = rows.find(({ id }) => id === at);
      const step = STEPS[key];
      if (step !== undefined) focusRow(step);
      else if (key === 'Delete' && row?.isRemovable && row.list !== 'removed') onRemove(row);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [rows, onRemove]);
}

/** Whether a key is one of the page: nothing with keys of its own has the focus, and no dialog is open. */
export function takesKeyOfPage(target: EventTarget | null): boolean {
  if (handlesOwnKeys(target) || document.querySelector('[role="dialog"], [role="alertdialog"]')) return false;
  return !(target instanceof Element && target.closest('[role="radiogroup"]'));
}

/** Focuses the row after or before the focused one; without one the first or last. */
function focusRow(step: number): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const at = links.findIndex((link) => link === document.activeElement);
  const to = at < 0 ? (step > 0 ? 0 : links.length - 1) : at + step;
  links[to]?.focus();
}
