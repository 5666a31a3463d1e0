import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { handlesOwnKeys } from '../table/effects/useShortcuts.ts';
import type { GameRow } from './game-rows.ts';

interface ListKeys {
  readonly rows: readonly GameRow[];
  /** Where the key for the next table leads; null if none waits. */
  readonly next: string | null;
  readonly onRemove: (row: GameRow) => void;
}

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

/** J and K or the arrow keys walk through the rows, Delete removes one, N opens the next table. Enter opens a row as any link. */
export function useListKeys({ rows, next, onRemove }: ListKeys): void {
  const [, go] = useLocation();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || handlesOwnKeys(target)) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      if (target instanceof Element && target.closest('[role="radiogroup"]')) return;
      const at = document.activeElement?.getAttribute('data-row') ?? null;
      const row = rows.find(({ id }) => id === at);
      const step = STEPS[key];
      if (step !== undefined) focusRow(step);
      else if (key === 'n' && next !== null) go(next);
      else if (key === 'Delete' && row?.isRemovable && row.list !== 'removed') onRemove(row);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [rows, next, onRemove, go]);
}

/** Focuses the row after or before the focused one; without one the first or last. */
function focusRow(step: number): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const at = links.findIndex((link) => link === document.activeElement);
  const to = at < 0 ? (step > 0 ? 0 : links.length - 1) : at + step;
  links[to]?.focus();
}
