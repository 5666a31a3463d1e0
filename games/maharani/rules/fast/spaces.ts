import type { Cells } from '@durbar/kernel';
import {
  BESIDE,
  COUNTS,
  FREE,
  FREE_BITS,
  FREE_IN_QUARTER,
  FREE_NEIGHBOURS,
  FREE_OF_PATTERN,
  PAYOUT_GROWTH,
  PLAYERS,
} from './layout.ts';
import { BIT_OF, MORE, PATTERN, QUARTER, STRIP_OF } from './tables.ts';

/** Counts a space that is no longer free in all that follows from which spaces are. */
export function takeSpace(cells: Cells, space: number): void {
  const quarter = QUARTER[space]!;
  const pattern = PATTERN[space]!;
  const strip = FREE_BITS + STRIP_OF[space]!;
  cells[strip] = cells[strip]! & ~BIT_OF[space]!;
  cells[FREE] = cells[FREE]! - 1;
  cells[FREE_IN_QUARTER + quarter] = cells[FREE_IN_QUARTER + quarter]! - 1;
  cells[FREE_OF_PATTERN + pattern] = cells[FREE_OF_PATTERN + pattern]! - 1;
  const beside = cells[BESIDE + space]!;
  const counts = COUNTS + quarter * 8;
  for (let seat = 0; seat < cells[PLAYERS]!; seat++) {
    cells[PAYOUT_GROWTH + seat] =
      cells[PAYOUT_GROWTH + seat]! - MORE[cells[counts + seat * 2]!]! - MORE[cells[counts + seat * 2 + 1]!]!;
    cells[FREE_NEIGHBOURS + seat] = cells[FREE_NEIGHBOURS + seat]! - ((beside >> (seat * 3)) & 7);
  }
}
