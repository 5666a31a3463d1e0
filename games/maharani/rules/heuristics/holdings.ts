import { QUARTER_PAYOUT, SECOND_TILE_PRICE } from '../../data/tiles.ts';
import { ADJACENT, QUARTER_SPACES, QUARTERS } from '../geometry.ts';
import { markersUp } from '../position.ts';
import type { View } from '../types.ts';
import {
  FREE_NEIGHBOURS,
  GOLD,
  KINDS,
  MARKERS_UP,
  OWN_NEIGHBOURS,
  PAYOUT_GROWTH,
  PAYOUT_NOW,
  WORKERS_IN_SUPPLY,
  WORKERS_ON_BOARD,
} from './kinds.ts';

/** The input of the estimate in whole numbers, so that the order of addition does not matter. */
export interface Holdings {
  /** Of all seats, by seat and kind. */
  readonly held: Int32Array;
  /** Of each seat, by kind: its part of `held`. */
  readonly seats: readonly Int32Array[];
  /** Workers by quarter, at `quarter * 8 + seat * 2 + colour`. */
  readonly counts: Uint8Array;
  /** Free spaces of each quarter. */
  readonly free: Uint8Array;
}

/** Workers are numbered `seat * 2 + colour`. */
const seatOfWorker = (worker: number): number => worker >> 1;

export function newHoldings(): Holdings {
  const held = new Int32Array(4 * KINDS);
  const seats = [0, 1, 2, 3].map((seat) => held.subarray(seat * KINDS, (seat + 1) * KINDS));
  return { held, seats, counts: new Uint8Array(4 * 8), free: new Uint8Array(4) };
}

/** Increase of a quarter's payout by one more worker, by the number of workers in it. */
export const MORE_PAY: readonly number[] = QUARTER_PAYOUT.map((pay, workers) =>
  workers + 1 < QUARTER_PAYOUT.length ? QUARTER_PAYOUT[workers + 1]! - pay : 0,
);

/**
 * Counts the holdings of the seats into `target`. The position must have no pending worker and no unevaluated full
 * quarter.
 */
export function countHoldings(position: View, target: Holdings): void {
  target.held.fill(0);
  target.counts.fill(0);
  for (let quarter = 0; quarter < QUARTERS.length; quarter++) countQuarter(position, quarter, target);
  countHands(position, target.held);
}

function countQuarter(position: View, quarter: number, { held, counts, free }: Holdings): void {
  const { board, workers, supply } = position;
  const spaces = QUARTER_SPACES[quarter]!;
  let freeSpaces = 0;
  for (let i = 0; i < spaces.length; i++) {
    const space = spaces[i]!;
    const worker = workers[space]!;
    if (board[space]! < 0) freeSpaces++;
    if (worker < 0) continue;
    const at = quarter * 8 + worker;
    counts[at] = counts[at]! + 1;
    countSides(position, space, worker, held);
  }
  free[quarter] = freeSpaces;
  for (let worker = 0; worker < supply.length; worker++) {
    const here = counts[quarter * 8 + worker]!;
    const at = seatOfWorker(worker) * KINDS;
    held[at + PAYOUT_NOW] = held[at + PAYOUT_NOW]! + QUARTER_PAYOUT[here]!;
    held[at + WORKERS_ON_BOARD] = held[at + WORKERS_ON_BOARD]! + here;
    held[at + PAYOUT_GROWTH] = held[at + PAYOUT_GROWTH]! + freeSpaces * MORE_PAY[here]!;
  }
}

/** Counts the neighbours of `worker` on `space`. */
function countSides({ board, workers }: View, space: number, worker: number, held: Int32Array): void {
  const near = ADJACENT[space]!;
  const at = seatOfWorker(worker) * KINDS;
  for (let i = 0; i < near.length; i++) {
    if (board[near[i]!]! < 0) held[at + FREE_NEIGHBOURS] = held[at + FREE_NEIGHBOURS]! + 1;
    else if (workers[near[i]!] === worker) held[at + OWN_NEIGHBOURS] = held[at + OWN_NEIGHBOURS]! + 1;
  }
}

function countHands(position: View, held: Int32Array): void {
  const { players, gold, supply } = position;
  for (let seat = 0; seat < players; seat++) {
    const at = seat * KINDS;
    held[at + GOLD] = gold[seat]!;
    held[at + MARKERS_UP] = markersUp(position, seat);
    held[at + WORKERS_IN_SUPPLY] = supply[seat * 2]! + supply[seat * 2 + 1]!;
  }
  if (position.over !== 0 || position.placed !== 2) return;
  const at = position.seat * KINDS + GOLD;
  held[at] = held[at]! - SECOND_TILE_PRICE;
}
