import type { Cells } from '@durbar/kernel';

/*
 * Sets of villages have up to 31 bits, so each takes two cells: the lower 16 bits first.
 */

/** Reads the mask that two cells from `at` on hold. */
export function readMask(cells: Cells, at: number): number {
  return (cells[at]! & 0xffff) | (cells[at + 1]! << 16);
}

/** Writes a mask to two cells from `at` on. */
export function writeMask(cells: Cells, at: number, mask: number): void {
  // An Int16Array keeps the lower 16 bits.
  cells[at] = mask;
  cells[at + 1] = mask >> 16;
}
