import type { Seat } from '@durbar/kernel';
import { QUARTER_PAYOUT } from './data/tiles.ts';
import { ADJACENT, QUARTER_SPACES } from './geometry.ts';
import { SECOND_TILE_PRICE } from './moves/end.ts';
import { applyWorker, listWorkerMoves } from './moves/worker.ts';
import { markersUp } from './position.ts';
import type { Move, View } from './types.ts';
import { view } from './view.ts';

/** Gold that 0 to 4 markers face up are worth while the game is long. Found by play, as the other weights here. */
const MARKERS_WORTH = [0, 1.8, 3.2, 4.4, 5.4] as const;

/** Free spaces of the palace below which markers lose their worth. */
const LATE = 8;

/** Workers that a seat with none in a quarter gets there for each free space; fewer the more it has already. */
const GROWTH = 0.06;

/** Gold for each free space beside an own worker: its group may grow there. */
const ROOM = 0.1;

const MOST_WORKERS = QUARTER_PAYOUT.length - 1;

// Scratch of `estimate`: workers in one quarter by seat * 2 + colour, and what each seat may end with.
const counts = new Uint8Array(8);
const totals = new Float64Array(4);

/**
 * Expected final gold of `seat` minus that of its best rival: gold in hand less a second tile's price, what the
 * workers in open quarters will be paid, and what free markers and room to grow are worth. What is true in mid-turn
 * is true after its end, so that ending compares fairly with a second tile.
 */
export function estimate(position: View, seat: Seat): number {
  if (position.pending >= 0) return estimatePending(position, seat);
  totals.fill(0);
  let free = 0;
  for (const spaces of QUARTER_SPACES) free += addQuarter(position, spaces);
  addHands(position, free);
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < position.players; other++)
    if (other !== seat && totals[other]! > rival) rival = totals[other]!;
  return totals[seat]! - rival;
}

/** Adds what the seats' workers in a quarter are worth; gives the number of its free spaces. */
function addQuarter(position: View, spaces: readonly number[]): number {
  const { board, workers, supply } = position;
  counts.fill(0);
  let free = 0;
  for (let i = 0; i < spaces.length; i++) {
    const space = spaces[i]!;
    if (board[space]! < 0) {
      free++;
      addRoom(workers, space);
    } else if (workers[space]! >= 0) counts[workers[space]!]!++;
  }
  for (let worker = 0; worker < supply.length; worker++) {
    const here = counts[worker]!;
    const growth = free * GROWTH * (1 - here / MOST_WORKERS);
    totals[worker >> 1]! += payout(here + Math.min(growth, supply[worker]!));
  }
  return free;
}

/** Adds what a free space is worth to those who have workers beside it. */
function addRoom(workers: readonly number[], space: number): void {
  const near = ADJACENT[space]!;
  for (let i = 0; i < near.length; i++) {
    const worker = workers[near[i]!]!;
    if (worker >= 0) totals[worker >> 1]! += ROOM;
  }
}

/** Adds gold and markers, and takes off a second tile's price that is still to be paid. */
function addHands(position: View, free: number): void {
  const { players, gold } = position;
  const use = position.over === 0 ? Math.min(1, free / LATE) : 0;
  for (let seat = 0; seat < players; seat++) {
    totals[seat]! += gold[seat]! + use * MARKERS_WORTH[markersUp(position, seat)]!;
  }
  if (position.over === 0 && position.placed === 2) totals[position.seat]! -= SECOND_TILE_PRICE;
}

/** What a quarter pays for a number of workers that need not be whole. */
function payout(workers: number): number {
  const whole = Math.min(Math.floor(workers), MOST_WORKERS - 1);
  const from = QUARTER_PAYOUT[whole]!;
  return from + (workers - whole) * (QUARTER_PAYOUT[whole + 1]! - from);
}

/** A worker is still to come: the estimate after the choice that its owner likes best. */
function estimatePending(position: View, seat: Seat): number {
  const moves: Move[] = [];
  listWorkerMoves(position, moves, 0);
  let best = Number.NEGATIVE_INFINITY;
  let told = 0;
  for (const move of moves) {
    if (move.type !== 'worker') continue;
    const after = view(position);
    applyWorker(after, move);
    const owners = estimate(after, position.seat);
    if (owners <= best) continue;
    best = owners;
    told = estimate(after, seat);
  }
  return told;
}
