import type { Seat } from '@durbar/kernel';
import { GROWTH, MARKER_VALUES, WEIGHTS, type Weights } from '../../data/estimate.ts';
import { evaluateQuarter } from '../evaluation.ts';
import { worker } from '../moves/worker.ts';
import { freeSpaces } from '../position.ts';
import type { Move, View } from '../types.ts';
import { view } from '../view.ts';
import { countHoldings, newHoldings } from './holdings.ts';
import {
  FREE_NEIGHBOURS,
  GOLD,
  MARKERS_UP,
  OWN_NEIGHBOURS,
  PAYOUT_GROWTH,
  PAYOUT_NOW,
  WORKERS_IN_SUPPLY,
  WORKERS_ON_BOARD,
} from './kinds.ts';

// Reused by each call of `estimate`: each seat's holdings, and its expected final gold.
const stock = newHoldings();
const totals = new Float64Array(4);

/**
 * Expected final gold of `seat` minus that of its best rival. Early in a match any rival may become the best one, so
 * part of it is the lead over their mean. Counts gold in hand minus the price of a second tile, and the value of
 * workers, markers and room to grow. In mid-turn it includes the results of the end of the turn, so that ending
 * compares fairly with placing a second tile.
 */
export function estimate(position: View, seat: Seat): number {
  const settled = settle(position);
  const { bestRival } = addUp(settled);
  return lead(totals, settled.players, seat, bestRival);
}

/** The expected final gold of each seat, up to a constant that is the same for all seats. */
export function expectedGold(position: View): number[] {
  addUp(settle(position));
  return Array.from(totals.subarray(0, position.players));
}

/** The position after the rest of this turn: a pending worker, and evaluation of filled quarters. */
function settle(position: View): View {
  if (position.pending >= 0) return settle(afterWorker(position));
  return position.filled.length > 0 ? evaluated(position) : position;
}

/** Fills `totals` for a settled position: with the gold of a match that is over. Returns the weights used. */
function addUp(position: View): Weights {
  if (position.over !== 0) {
    totals.set(position.gold);
    return WEIGHTS[0]!;
  }
  const weights = WEIGHTS[freeSpaces(position)]!;
  countHoldings(position, stock);
  for (let seat = 0; seat < position.players; seat++)
    totals[seat] = expectedTotal(stock.seats[seat]!, weights);
  return weights;
}

/**
 * The expected final gold of a seat, up to a constant that is the same for all seats. `own` are its holdings by kind;
 * `gold` is added, and `markers`, `growing` and `room` are subtracted.
 */
export function expectedTotal(
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
    weights.payout * own[PAYOUT_NOW]! +
    weights.worker * own[WORKERS_ON_BOARD]! +
    GROWTH * (own[PAYOUT_GROWTH]! - growing) +
    weights.room * (own[FREE_NEIGHBOURS]! - room) +
    (weights.pair / 2) * own[OWN_NEIGHBOURS]! +
    weights.markers * MARKER_VALUES[own[MARKERS_UP]! - markers]! +
    (own[WORKERS_IN_SUPPLY] === 0 ? weights.noneLeft : 0)
  );
}

/** The lead of `seat` over its rivals: a share of `bestRival` over the best one, the rest over their mean. */
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

/** A copy in which the quarters filled in this turn have been evaluated, as at the end of the turn. */
function evaluated(position: View): View {
  const after = view(position);
  for (const quarter of after.filled) evaluateQuarter(after, quarter, true);
  after.filled = [];
  return after;
}

/** A copy in which the pending worker has come in the way that is best for its owner. */
function afterWorker(position: View): View {
  const moves: Move[] = [];
  worker.list(position, position.seat, moves, 0);
  let best = Number.NEGATIVE_INFINITY;
  let preferred = position;
  for (const move of moves) {
    if (move.type !== 'worker') continue;
    const after = view(position);
    worker.apply(after, position.seat, move);
    const owners = estimate(after, position.seat);
    if (owners <= best) continue;
    best = owners;
    preferred = after;
  }
  return preferred;
}
