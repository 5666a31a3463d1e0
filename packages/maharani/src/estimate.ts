import type { Seat } from '@durbar/kernel';
import { GROWTH, MARKERS_WORTH, WEIGHTS, type Weights } from './data/estimate.ts';
import { QUARTER_PAYOUT } from './data/tiles.ts';
import { evaluateQuarter } from './evaluation.ts';
import { ADJACENT, QUARTER_SPACES } from './geometry.ts';
import { SECOND_TILE_PRICE } from './moves/end.ts';
import { applyWorker, listWorkerMoves } from './moves/worker.ts';
import { freeSpaces, markersUp } from './position.ts';
import type { Move, View } from './types.ts';
import { view } from './view.ts';

const MOST_WORKERS = QUARTER_PAYOUT.length - 1;

// Scratch of `estimate`: workers in one quarter by seat * 2 + colour, and what each seat may end with.
const counts = new Uint8Array(8);
const totals = new Float64Array(4);

/**
 * Expected final gold of `seat` minus that of its best rival, or, while it is open who that will be, more of the mean
 * of all rivals: gold in hand less a second tile's price, and what workers, markers and room to grow are worth. What
 * is true in mid-turn is true after its end, so that ending compares fairly with a second tile.
 */
export function estimate(position: View, seat: Seat): number {
  const settled = settle(position);
  const { bestRival } = addUp(settled);
  return lead(settled.players, seat, bestRival);
}

/** The expected final gold of each seat, up to a sum that is the same for all. */
export function expectedGold(position: View): number[] {
  addUp(settle(position));
  return Array.from(totals.subarray(0, position.players));
}

/** The position without anything half done: a worker to come has come, quarters filled in this turn are evaluated. */
function settle(position: View): View {
  if (position.pending >= 0) return settle(afterWorker(position));
  return position.filled.length > 0 ? evaluated(position) : position;
}

/** Fills `totals` for a settled position; gives the weights it went by. */
function addUp(position: View): Weights {
  const weights = WEIGHTS[position.over === 0 ? freeSpaces(position) : 0]!;
  totals.fill(0);
  for (const spaces of QUARTER_SPACES) addQuarter(position, spaces, weights);
  addHands(position, weights);
  return weights;
}

/** Adds what the seats' workers in a quarter are worth. */
function addQuarter(position: View, spaces: readonly number[], weights: Weights): void {
  const { board, workers, supply } = position;
  counts.fill(0);
  let free = 0;
  for (let i = 0; i < spaces.length; i++) {
    const space = spaces[i]!;
    if (board[space]! < 0) {
      free++;
      addRoom(workers, space, weights.room);
    } else if (workers[space]! >= 0) {
      counts[workers[space]!]!++;
      addPairs(workers, space, weights.pair / 2);
    }
  }
  for (let worker = 0; worker < supply.length; worker++) {
    const here = counts[worker]!;
    const more = here < MOST_WORKERS ? QUARTER_PAYOUT[here + 1]! - QUARTER_PAYOUT[here]! : 0;
    totals[worker >> 1]! +=
      weights.payout * QUARTER_PAYOUT[here]! + weights.worker * here + GROWTH * free * more;
  }
}

/** Adds what a free space is worth to those who have workers beside it. */
function addRoom(workers: readonly number[], space: number, room: number): void {
  const near = ADJACENT[space]!;
  for (let i = 0; i < near.length; i++) {
    const worker = workers[near[i]!]!;
    if (worker >= 0) totals[worker >> 1]! += room;
  }
}

/** Adds what it is worth that a worker stands beside others of its own; each of a pair adds its half. */
function addPairs(workers: readonly number[], space: number, half: number): void {
  const worker = workers[space]!;
  const near = ADJACENT[space]!;
  for (let i = 0; i < near.length; i++) if (workers[near[i]!] === worker) totals[worker >> 1]! += half;
}

/** Adds gold, markers and an empty supply, and takes off a second tile's price that is still to be paid. */
function addHands(position: View, weights: Weights): void {
  const { players, gold, supply } = position;
  for (let seat = 0; seat < players; seat++) {
    totals[seat]! += gold[seat]! + weights.markers * MARKERS_WORTH[markersUp(position, seat)]!;
    const left = supply[seat * 2]! + supply[seat * 2 + 1]!;
    if (left === 0) totals[seat]! += weights.noneLeft;
  }
  if (position.over === 0 && position.placed === 2) totals[position.seat]! -= SECOND_TILE_PRICE;
}

/** What `seat` has more than its rivals: than the best one to that part, for the rest than their mean. */
function lead(players: number, seat: Seat, bestRival: number): number {
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    const total = totals[other]!;
    sum += total;
    if (total > best) best = total;
  }
  return totals[seat]! - bestRival * best - ((1 - bestRival) * sum) / (players - 1);
}

/** A copy in which the quarters filled in this turn are evaluated, as they will be at its end. */
function evaluated(position: View): View {
  const after = view(position);
  for (const quarter of after.filled) evaluateQuarter(after, quarter, true);
  after.filled = [];
  return after;
}

/** A copy in which the worker that is still to come has come, in the way its owner likes best. */
function afterWorker(position: View): View {
  const moves: Move[] = [];
  listWorkerMoves(position, moves, 0);
  let best = Number.NEGATIVE_INFINITY;
  let liked = position;
  for (const move of moves) {
    if (move.type !== 'worker') continue;
    const after = view(position);
    applyWorker(after, move);
    const owners = estimate(after, position.seat);
    if (owners <= best) continue;
    best = owners;
    liked = after;
  }
  return liked;
}
