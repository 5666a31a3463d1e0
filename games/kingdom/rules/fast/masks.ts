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

/** Number of bits set in a mask, without a loop. */
export function countBits(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
