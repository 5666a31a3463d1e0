import type { Cells } from '@durbar/kernel';
import { ACTION_TILES, DRAWN_TILES } from '../../../data/brahmabot.ts';
import { actionTile } from '../../brahmabot/tiles.ts';
import { CHECK, DRAWN, PILE, SPENT, STEP, shuffleAt, TILE } from '../layout.ts';
import { addToList, takeFirst } from '../lists.ts';

/* As in the contract's `brahmabot/tiles.ts`. */

export function drawTiles(cells: Cells): void {
  for (let i = 0; i < DRAWN_TILES; i++) addToList(cells, DRAWN, takeFirst(cells, PILE));
}

export function turnUp(cells: Cells): void {
  const check = takeFirst(cells, PILE);
  cells[CHECK] = check;
  cells[TILE] = cells[DRAWN + actionTile(check).check]!;
}

const back: number[] = [];

export function returnTiles(cells: Cells): void {
  const tile = cells[TILE]!;
  back.length = 0;
  for (let i = 1; i <= cells[PILE]!; i++) back.push(cells[PILE + i]!);
  back.push(cells[CHECK]!);
  for (let i = 1; i <= cells[DRAWN]!; i++) if (cells[DRAWN + i] !== tile) back.push(cells[DRAWN + i]!);
  back.sort((a, b) => a - b);
  const order = shuffleAt(nextShuffle(cells));
  cells[PILE] = back.length;
  for (let i = 0; i < back.length; i++) cells[PILE + 1 + i] = back[cells[order + i]!]!;
  for (let i = 0; i < back.length; i++) cells[order + i] = 0;
  for (let i = 0; i <= DRAWN_TILES; i++) cells[DRAWN + i] = 0;
  cells[CHECK] = 0;
  cells[TILE] = 0;
  cells[STEP] = 0;
  addToList(cells, SPENT, tile);
}

/** Size of the next shuffle: one tile fewer every round (M20-11.12). */
export function nextShuffle(cells: Cells): number {
  return ACTION_TILES.length - 1 - cells[SPENT]!;
}
