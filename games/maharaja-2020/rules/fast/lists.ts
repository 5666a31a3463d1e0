import type { Cells } from '@durbar/kernel';

/*
 * Lists in cells: at their first cell their length, then their numbers.
 */

/** Index of a number in the cells; −1 if the list does not have it. */
export function findInList(cells: Cells, list: number, item: number): number {
  const end = list + cells[list]!;
  for (let at = list + 1; at <= end; at++) if (cells[at] === item) return at;
  return -1;
}

export function addToList(cells: Cells, list: number, item: number): void {
  const length = cells[list]! + 1;
  cells[list] = length;
  cells[list + length] = item;
}

/** Removes the number at an index in the cells, which is in the list. */
export function removeFromList(cells: Cells, list: number, at: number): void {
  const end = list + cells[list]!;
  for (let i = at; i < end; i++) cells[i] = cells[i + 1]!;
  // What is behind a list is always 0, so that equal states have equal cells.
  cells[end] = 0;
  cells[list] = cells[list]! - 1;
}

/** Removes the first number of a list and returns it. */
export function takeFirst(cells: Cells, list: number): number {
  const first = cells[list + 1]!;
  removeFromList(cells, list, list + 1);
  return first;
}

export function writeList(cells: Cells, list: number, most: number, items: readonly number[]): void {
  cells[list] = items.length;
  for (let i = 0; i < most; i++) cells[list + 1 + i] = items[i] ?? 0;
}

export function readList(cells: Cells, list: number): number[] {
  return readCells(cells, list + 1, cells[list]!);
}

/** Reads `count` cells as numbers. */
export function readCells(cells: Cells, at: number, count: number): number[] {
  return Array.from(cells.subarray(at, at + count));
}
