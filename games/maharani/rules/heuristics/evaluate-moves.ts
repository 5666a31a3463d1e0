import type { Seat } from '@durbar/kernel';
import { WEIGHTS, type Weights } from '../../data/estimate.ts';
import { SECOND_TILE_PRICE } from '../../data/tiles.ts';
import { areaGold, groupGold } from '../area.ts';
import type { Flow } from '../flow.ts';
import { ADJACENT, QUARTERS, SPACE_COUNT, SPACE_QUARTER, sideOf } from '../geometry.ts';
import { markerCost } from '../moves/place.ts';
import { workerOn, workerWays } from '../moves/worker.ts';
import { anythingFits, markerUp } from '../position.ts';
import { arrowSide, TILE_COLOUR } from '../tiles.ts';
import type { Move, PlaceMove, State, View } from '../types.ts';
import { clone } from '../view.ts';
import { estimate, expectedTotal, lead } from './estimate.ts';
import { countHoldings, MORE_PAY, newHoldings } from './holdings.ts';
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

// Reused by each call of `evaluateMoves`: the present holdings of the seats, those of the seat to move after a worker
// came or moved, and the expected gold of each seat.
const now = newHoldings();
const held = new Int32Array(KINDS);
const expected = new Float64Array(4);

/**
 * The expected gold of each rival after a placement, at `(seat * 4 + quarter) * 5 + workers beside the space`: only a
 * few such cases exist for many moves. NaN if not computed yet.
 */
const rivalGold = new Float64Array(4 * 4 * 5);

/**
 * Returns exactly the estimates for `seat`, whose turn it is, after each of `moves`. Playouts call it all the time, so
 * moves with a simple effect on the estimate are not made.
 * @param apply makes a move under the rules of the match
 */
export function evaluateMoves(
  apply: Flow['apply'],
  state: State,
  seat: Seat,
  moves: readonly Move[],
): number[] {
  const byMaking: EstimateByMaking = (move) => afterMaking(apply, state, seat, move);
  if (state.pending >= 0 || state.filled.length > 0) return moves.map(byMaking);
  countHoldings(state, now);
  rivalGold.fill(Number.NaN);
  const free = now.free[0]! + now.free[1]! + now.free[2]! + now.free[3]!;
  const side = sideOf(state.players, seat);
  const values: number[] = [];
  let place = -1;
  let area = 0;
  let idle = Number.NaN;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i]!;
    if (move.type !== 'place') {
      values.push(ESTIMATE_OTHER[move.type](byMaking, state, seat, move, WEIGHTS[free]!));
      continue;
    }
    const tile = state.rondel[move.slot]!;
    // Placements that differ only in the tile's turn come one after the other: they share an area, and those that call
    // no worker have the same effect.
    if (place !== move.slot * SPACE_COUNT + move.space) {
      place = move.slot * SPACE_COUNT + move.space;
      area = areaGold(state, move.space, TILE_COLOUR[tile]!);
      idle = Number.NaN;
    }
    const calls = arrowSide(tile, move.turn) === side;
    const known = !calls && !Number.isNaN(idle);
    const value = known ? idle : estimatePlacement(byMaking, state, move, area, calls, WEIGHTS[free - 1]!);
    if (!calls) idle = value;
    values.push(value);
  }
  return values;
}

/** The estimate for the seat to move after a move, by making it. */
type EstimateByMaking = (move: Move) => number;

function afterMaking(apply: Flow['apply'], state: State, seat: Seat, move: Move): number {
  const after = clone(state);
  apply(after, seat, move);
  return estimate(after, seat);
}

type OtherMove = Exclude<Move, PlaceMove>;

/** The estimate after moves other than placements. Drawn tiles do not change the estimate. */
const ESTIMATE_OTHER: {
  readonly [K in OtherMove['type']]: (
    byMaking: EstimateByMaking,
    state: State,
    seat: Seat,
    move: OtherMove,
    weights: Weights,
  ) => number;
} = {
  worker: (byMaking, _state, _seat, move) => byMaking(move),
  // If nothing fits any more, the end of the turn ends the match.
  end: (byMaking, state, seat, move, weights) =>
    anythingFits(state) ? withMarkers(state, seat, 0, weights) : byMaking(move),
  refresh: (_byMaking, state, seat, _move, weights) =>
    withMarkers(state, seat, now.seats[seat]![MARKERS_UP]! - QUARTERS.length, weights),
};

/** The estimate if `seat` had `less` fewer markers face up and everything else stayed as it is. */
function withMarkers(state: State, seat: Seat, less: number, weights: Weights): number {
  for (let other = 0; other < state.players; other++)
    expected[other] = expectedTotal(now.seats[other]!, weights, 0, other === seat ? less : 0);
  return lead(expected, state.players, seat, weights.bestRival);
}

/** How many workers of each seat stand beside `space`, three bits each. */
function workersBeside({ workers }: View, space: number): number {
  const near = ADJACENT[space]!;
  let beside = 0;
  for (let i = 0; i < near.length; i++) {
    const worker = workers[near[i]!]!;
    if (worker >= 0) beside += 1 << ((worker >> 1) * 3);
  }
  return beside;
}

/** The expected gold of a rival once a space of `quarter` that has `beside` of its workers next to it is taken. */
function expectedOfRival(seat: number, quarter: number, beside: number, weights: Weights): number {
  const at = (seat * 4 + quarter) * 5 + beside;
  const known = rivalGold[at]!;
  if (!Number.isNaN(known)) return known;
  const value = expectedTotal(now.seats[seat]!, weights, 0, 0, growthLost(seat, quarter), beside);
  rivalGold[at] = value;
  return value;
}

/** The growth that a seat loses once a space in `quarter` is taken. */
function growthLost(seat: number, quarter: number): number {
  const at = quarter * 8 + seat * 2;
  return MORE_PAY[now.counts[at]!]! + MORE_PAY[now.counts[at + 1]!]!;
}

/** The estimate for the seat to move after a placement that earns `area` gold for its area. */
function estimatePlacement(
  byMaking: EstimateByMaking,
  state: State,
  move: PlaceMove,
  area: number,
  calls: boolean,
  weights: Weights,
): number {
  const { seat } = state;
  const { slot, space } = move;
  const quarter = SPACE_QUARTER[space]!;
  const colour = TILE_COLOUR[state.rondel[slot]!]!;
  const ways = calls ? workerWays(state, quarter, colour) : 0;
  // If the placement fills the quarter or leads to a choice of workers, too much changes.
  if (now.free[quarter] === 1 || (ways & (ways - 1)) !== 0) return byMaking(move);
  if (ways !== 0) fillHeldAfterWorker(state, seat, space, quarter, colour, ways);
  const gold = state.placed === 1 ? area - SECOND_TILE_PRICE : area;
  const home = markerCost(state, slot, space);
  const markers = home !== null && markerUp(state, seat, home) ? 1 : 0;
  const lost = growthLost(seat, quarter);
  const own = ways !== 0 ? held : now.seats[seat]!;
  const beside = workersBeside(state, space);
  for (let other = 0; other < state.players; other++) {
    const room = (beside >> (other * 3)) & 7;
    if (other !== seat) expected[other] = expectedOfRival(other, quarter, room, weights);
    else expected[seat] = expectedTotal(own, weights, gold, markers, lost, room);
  }
  return lead(expected, state.players, seat, weights.bestRival);
}

function add(kind: number, amount: number): void {
  held[kind] = held[kind]! + amount;
}

/** Fills `held` with the holdings of a seat after a worker has come onto `space` in the only possible way. */
function fillHeldAfterWorker(
  position: View,
  seat: Seat,
  space: number,
  quarter: number,
  tileColour: number,
  ways: number,
): void {
  held.set(now.seats[seat]!);
  const worker = seat * 2 + (ways & 10 ? 1 : 0);
  const from = ways < 4 ? -1 : workerOn(position, worker, quarter, tileColour);
  if (from < 0) countNewWorker(quarter, worker);
  else countNeighbours(position, from, space, worker, -1);
  countNeighbours(position, space, from, worker, 1);
  add(GOLD, groupGold(position, space, worker, from));
}

/** Counts a new worker in a quarter, one space of which has been taken. */
function countNewWorker(quarter: number, worker: number): void {
  const here = now.counts[quarter * 8 + worker]!;
  add(WORKERS_IN_SUPPLY, -1);
  add(WORKERS_ON_BOARD, 1);
  add(PAYOUT_NOW, MORE_PAY[here]!);
  add(PAYOUT_GROWTH, (now.free[quarter]! - 1) * (MORE_PAY[here + 1]! - MORE_PAY[here]!));
}

/** Counts the neighbours of `worker` on `space`, `times` over, except the space `but`. */
function countNeighbours(
  { board, workers }: View,
  space: number,
  but: number,
  worker: number,
  times: number,
): void {
  const near = ADJACENT[space]!;
  for (let i = 0; i < near.length; i++) {
    if (near[i] === but) continue;
    if (board[near[i]!]! < 0) add(FREE_NEIGHBOURS, times);
    else if (workers[near[i]!] === worker) add(OWN_NEIGHBOURS, 2 * times);
  }
}
