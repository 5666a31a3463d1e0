import type { Cells } from '@durbar/kernel';
import * as kinds from '../heuristics/kinds.ts';
import { MOVE_WORKER } from './code-numbers.ts';
import { COLOURS, COUNTS, NO_SPACE, SEAT, WORKERS } from './layout.ts';
import { MORE, NEAR, QUARTER } from './tables.ts';
import { groupGold, workerOn } from './workers.ts';

/** Holdings of the seat to move, by kind; reused by each call of `holdAfterWay`. */
export const held = new Int32Array(kinds.KINDS);

/**
 * Fills `held` with the holdings of the seat to move after a worker has come onto `space`, which may still be free.
 * @param own its present holdings
 * @param colour of the tile there
 * @param free number of free spaces of the quarter once the tile is laid
 */
export function holdAfterWay(
  own: Int32Array,
  cells: Cells,
  space: number,
  colour: number,
  way: number,
  free: number,
): void {
  for (let kind = 0; kind < kinds.KINDS; kind++) held[kind] = own[kind]!;
  const worker = cells[SEAT]! * 2 + (way & 1);
  const quarter = QUARTER[space]!;
  let from = NO_SPACE;
  if (way >= MOVE_WORKER) {
    from = workerOn(cells, worker, quarter, colour);
    countNeighbours(cells, from, space, worker, -1);
  } else {
    const here = cells[COUNTS + quarter * 8 + worker]!;
    held[kinds.WORKERS_IN_SUPPLY] = own[kinds.WORKERS_IN_SUPPLY]! - 1;
    held[kinds.WORKERS_ON_BOARD] = own[kinds.WORKERS_ON_BOARD]! + 1;
    held[kinds.PAYOUT_NOW] = own[kinds.PAYOUT_NOW]! + MORE[here]!;
    held[kinds.PAYOUT_GROWTH] = own[kinds.PAYOUT_GROWTH]! + free * (MORE[here + 1]! - MORE[here]!);
  }
  const group =
    countNeighbours(cells, space, from, worker, 1) === 0 ? 1 : groupGold(cells, space, worker, from);
  held[kinds.GOLD] = own[kinds.GOLD]! + group;
}

/** Counts the neighbours of `worker` on `space`, `times` over, except the space `but`. Returns the number of own ones. */
function countNeighbours(cells: Cells, space: number, but: number, worker: number, times: number): number {
  let free = 0;
  let own = 0;
  for (let side = space * 4; side < space * 4 + 4; side++) {
    const near = NEAR[side]!;
    if (near === but) continue;
    if (cells[COLOURS + near] === -1) free++;
    else if (cells[WORKERS + near] === worker) own++;
  }
  held[kinds.FREE_NEIGHBOURS] = held[kinds.FREE_NEIGHBOURS]! + times * free;
  held[kinds.OWN_NEIGHBOURS] = held[kinds.OWN_NEIGHBOURS]! + times * 2 * own;
  return own;
}
