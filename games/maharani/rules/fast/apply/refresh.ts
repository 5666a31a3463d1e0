import type { Cells } from '@durbar/kernel';
import { ALL_UP } from '../../position.ts';
import { EMPTY_REFRESHES, MARKERS, REFRESHED } from '../layout.ts';

/** Turns the seat's markers face up (MHR-2.5). */
export function applyRefresh(cells: Cells, seat: number): void {
  if (cells[MARKERS + seat] === ALL_UP) cells[EMPTY_REFRESHES] = cells[EMPTY_REFRESHES]! | (1 << seat);
  cells[MARKERS + seat] = ALL_UP;
  cells[REFRESHED] = 1;
}
