import type { Cells } from '@durbar/kernel';
import { QUARTER_SIZE, SPACE_COUNT } from '../geometry.ts';
import { WORKERS_EARNED } from '../position.ts';
import { MOVE_WORKER } from './code-numbers.ts';
import {
  BESIDE,
  COLOURS,
  COLOURS_UNDER,
  COUNTS,
  FREE_IN_QUARTER,
  FREE_NEIGHBOURS,
  NO_SPACE,
  OWN_NEIGHBOURS,
  PAYOUT_GROWTH,
  PAYOUT_NOW,
  PENDING,
  PLAYERS,
  SEAT,
  SUPPLY,
  WORKERS,
} from './layout.ts';
import { earn } from './purse.ts';
import { MORE, NEAR, QUARTER, SPACES_IN_QUARTER } from './tables.ts';

// Workers are numbered `seat * 2 + colour`.

/** Whether `worker` stands on a tile of `colour` in a quarter. */
function standsOn(cells: Cells, worker: number, quarter: number, colour: number): boolean {
  return ((cells[COLOURS_UNDER + quarter * 8 + worker]! >> colour) & 1) === 1;
}

/** The space in a quarter where `worker` stands on a tile of `colour`. There must be one; there are never two (MHR-3.4). */
export function workerOn(cells: Cells, worker: number, quarter: number, colour: number): number {
  for (let i = quarter * QUARTER_SIZE; ; i++) {
    const space = SPACES_IN_QUARTER[i]!;
    if (cells[WORKERS + space] === worker && cells[COLOURS + space] === colour) return space;
  }
}

/** The ways to bring a worker onto a tile of `colour` placed in a quarter, as the bits of the contract's `workerWays`. */
export function workerWays(cells: Cells, quarter: number, colour: number): number {
  let there = 0;
  let put = 0;
  const seat = cells[SEAT]!;
  const colours = cells[PLAYERS] === 2 ? 2 : 1;
  for (let own = 0; own < colours; own++) {
    if (standsOn(cells, seat * 2 + own, quarter, colour)) there |= 1 << (MOVE_WORKER + own);
    else if (cells[SUPPLY + seat * 2 + own]! > 0) put |= 1 << own;
  }
  return there | put;
}

/** The ways to bring the worker that the tile just placed calls. */
export function waysOntoPending(cells: Cells): number {
  const space = cells[PENDING]!;
  return workerWays(cells, QUARTER[space]!, cells[COLOURS + space]!);
}

/** Brings a worker onto the tile on `space` in one of the ways and pays for its group (MHR-3.3). */
export function bringWorker(cells: Cells, space: number, way: number): void {
  const seat = cells[SEAT]!;
  const worker = seat * 2 + (way & 1);
  if (way >= MOVE_WORKER)
    removeWorker(cells, workerOn(cells, worker, QUARTER[space]!, cells[COLOURS + space]!), worker);
  else cells[SUPPLY + worker] = cells[SUPPLY + worker]! - 1;
  setWorker(cells, space, worker);
  earn(cells, seat, WORKERS_EARNED, groupGold(cells, space, worker, NO_SPACE));
}

/** The tile on `space` calls a worker: brings it, or leaves the choice pending if there is one (MHR-2.6, MHR-3.2). */
export function callWorker(cells: Cells, space: number): void {
  const ways = workerWays(cells, QUARTER[space]!, cells[COLOURS + space]!);
  if (ways === 0) return;
  if ((ways & (ways - 1)) !== 0) cells[PENDING] = space;
  else bringWorker(cells, space, 31 - Math.clz32(ways));
}

/** Puts a worker on a space without one. */
export function setWorker(cells: Cells, space: number, worker: number): void {
  cells[WORKERS + space] = worker;
  countWorker(cells, space, worker, 1);
}

/** Takes a worker off its space. */
export function removeWorker(cells: Cells, space: number, worker: number): void {
  cells[WORKERS + space] = -1;
  countWorker(cells, space, worker, -1);
}

/** Counts a worker that has come onto a space (`times` 1) or left it (−1) in all that follows from where workers stand. */
function countWorker(cells: Cells, space: number, worker: number, times: 1 | -1): void {
  const seat = worker >> 1;
  const quarter = QUARTER[space]!;
  const count = COUNTS + quarter * 8 + worker;
  const fewer = times === 1 ? cells[count]! : cells[count]! - 1;
  cells[count] = cells[count]! + times;
  const under = COLOURS_UNDER + quarter * 8 + worker;
  cells[under] = cells[under]! ^ (1 << cells[COLOURS + space]!);
  cells[PAYOUT_NOW + seat] = cells[PAYOUT_NOW + seat]! + times * MORE[fewer]!;
  const growth = cells[FREE_IN_QUARTER + quarter]! * (MORE[fewer + 1]! - MORE[fewer]!);
  cells[PAYOUT_GROWTH + seat] = cells[PAYOUT_GROWTH + seat]! + times * growth;
  let free = 0;
  let own = 0;
  const step = times << (seat * 3);
  for (let side = space * 4; side < space * 4 + 4; side++) {
    const near = NEAR[side]!;
    cells[BESIDE + near] = cells[BESIDE + near]! + step;
    if (cells[COLOURS + near] === -1) free++;
    else if (cells[WORKERS + near] === worker) own++;
  }
  cells[FREE_NEIGHBOURS + seat] = cells[FREE_NEIGHBOURS + seat]! + times * free;
  cells[OWN_NEIGHBOURS + seat] = cells[OWN_NEIGHBOURS + seat]! + times * 2 * own;
}

// Reused by each call of `groupGold`: a space was visited if its mark equals the number of the current walk.
const marks = new Int32Array(SPACE_COUNT + 1);
const queue = new Uint8Array(SPACE_COUNT);
let walk = 0;

/**
 * Gold for the group of a worker on `space` (MHR-3.3). The worker need not stand there yet.
 * @param from the space that it would come from, or `NO_SPACE`
 */
export function groupGold(cells: Cells, space: number, worker: number, from: number): number {
  walk = walk === 0x3fff_ffff ? 1 : walk + 1;
  marks[from] = walk;
  marks[space] = walk;
  queue[0] = space;
  let count = 1;
  for (let done = 0; done < count; done++) {
    const first = queue[done]! * 4;
    for (let side = first; side < first + 4; side++) {
      const near = NEAR[side]!;
      if (cells[WORKERS + near] !== worker || marks[near] === walk) continue;
      marks[near] = walk;
      queue[count++] = near;
    }
  }
  return count;
}
