import type { Seat } from '@durbar/kernel';
import { GROWTH, MARKERS_WORTH, WEIGHTS, type Weights } from '../data/estimate.ts';
import { evaluateQuarter } from './evaluation.ts';
import { BESIDE, GOLD, GROWING, LEFT, newHoldings, OUT, PAY, ROOM, takeStock, UP } from './holdings.ts';
import { applyWorker, listWorkerMoves } from './moves/worker.ts';
import { freeSpaces } from './position.ts';
import type { Move, View } from './types.ts';
import { view } from './view.ts';

// Scratch of `estimate`: what each seat has, and what it may end with.
const stock = newHoldings();
const totals = new Float64Array(4);

/**
 * Expected final gold of `seat` minus that of its best rival, or, while it is open who that will be, more of the mean
 * of all rivals: gold in hand less a second tile's price, and what workers, markers and room to grow are worth. What
 * is true in mid-turn is true after its end, so that ending compares fairly with a second tile.
 */
export function estimate(position: View, seat: Seat): number {
  const settled = settle(position);
  const { bestRival } = addUp(settled);
  return lead(totals, settled.players, seat, bestRival);
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
  takeStock(position, stock);
  for (let seat = 0; seat < position.players; seat++) totals[seat] = worthOf(stock.seats[seat]!, weights);
  return weights;
}

/**
 * The gold that a seat may expect to end with, up to a sum that is the same for all: by its holdings, by kind, with so
 * much more gold, so many markers less, and so much less to grow and room less.
 */
export function worthOf(
  own: Int32Array,
  weights: Weights,
  gold = 0,
  markers = 0,
  growing = 0,
  room = 0,
): number {
  return (
    own[GOLD]! +
    gold +
    weights.payout * own[PAY]! +
    weights.worker * own[OUT]! +
    GROWTH * (own[GROWING]! - growing) +
    weights.room * (own[ROOM]! - room) +
    (weights.pair / 2) * own[BESIDE]! +
    weights.markers * MARKERS_WORTH[own[UP]! - markers]! +
    (own[LEFT] === 0 ? weights.noneLeft : 0)
  );
}

/** What `seat` may expect more than its rivals: than the best one to the part `bestRival`, for the rest than their mean. */
export function lead(expected: Float64Array, players: number, seat: Seat, bestRival: number): number {
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    const total = expected[other]!;
    sum += total;
    if (total > best) best = total;
  }
  return expected[seat]! - bestRival * best - ((1 - bestRival) * sum) / (players - 1);
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
