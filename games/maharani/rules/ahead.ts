import type { Seat } from '@durbar/kernel';
import { WEIGHTS, type Weights } from '../data/estimate.ts';
import { areaGold, groupGold } from './area.ts';
import { estimate, lead, worthOf } from './estimate.ts';
import { apply } from './flow.ts';
import { ADJACENT, QUARTERS, SPACE_COUNT, SPACE_QUARTER, sideOf } from './geometry.ts';
import {
  BESIDE,
  GOLD,
  GROWING,
  KINDS,
  LEFT,
  MORE_PAY,
  newHoldings,
  OUT,
  PAY,
  ROOM,
  takeStock,
  UP,
} from './holdings.ts';
import { SECOND_TILE_PRICE } from './moves/end.ts';
import { markerCost } from './moves/place.ts';
import { workerOn, workerWays } from './moves/worker.ts';
import { anythingFits, markerUp } from './position.ts';
import { arrowSide, TILE_COLOUR } from './tiles.ts';
import type { Move, PlaceMove, State, View } from './types.ts';
import { clone } from './view.ts';

// Scratch of `ahead`: what the seats have now, what the one to move would have with a worker more or moved, and what all
// may then expect.
const now = newHoldings();
const held = new Int32Array(KINDS);
const expected = new Float64Array(4);

/**
 * What each rival may expect after a placing, at `(seat * 4 + quarter) * 5 + workers beside the space`: there are few
 * such cases, and many moves. NaN where nobody has asked yet.
 */
const rivals = new Float64Array(4 * 4 * 5);

/**
 * What `estimate` says for `seat`, whose turn it is, after each of `moves`; exactly so, but without making those that
 * change little: playouts live on it.
 */
export function ahead(state: State, seat: Seat, moves: readonly Move[]): number[] {
  if (state.pending >= 0 || state.filled.length > 0) return moves.map((move) => made(state, seat, move));
  takeStock(state, now);
  rivals.fill(Number.NaN);
  const free = now.free[0]! + now.free[1]! + now.free[2]! + now.free[3]!;
  const side = sideOf(state.players, seat);
  const values: number[] = [];
  let place = -1;
  let area = 0;
  let idle = Number.NaN;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i]!;
    if (move.type !== 'place') {
      values.push(stayed(state, seat, move, WEIGHTS[free]!));
      continue;
    }
    const tile = state.rondel[move.slot]!;
    // Turns of one placing follow one another: they share its area, and those that call no worker do the same.
    if (place !== move.slot * SPACE_COUNT + move.space) {
      place = move.slot * SPACE_COUNT + move.space;
      area = areaGold(state, move.space, TILE_COLOUR[tile]!);
      idle = Number.NaN;
    }
    const calls = arrowSide(tile, move.turn) === side;
    const known = !calls && !Number.isNaN(idle);
    const value = known ? idle : placed(state, seat, move, area, calls, WEIGHTS[free - 1]!);
    if (!calls) idle = value;
    values.push(value);
  }
  return values;
}

/** The estimate after `move`, by making it. */
function made(state: State, seat: Seat, move: Move): number {
  const after = clone(state);
  apply(after, move);
  return estimate(after, seat);
}

/** The estimate after a move that places nothing: it counts what the seats have, and what is drawn does not bear on it. */
function stayed(state: State, seat: Seat, move: Exclude<Move, PlaceMove>, weights: Weights): number {
  // Where nothing fits any more, the end of the turn is that of the match.
  if (move.type === 'worker' || (move.type === 'end' && !anythingFits(state))) return made(state, seat, move);
  for (let other = 0; other < state.players; other++) {
    const own = now.seats[other]!;
    const markers = move.type === 'refresh' && other === seat ? own[UP]! - QUARTERS.length : 0;
    expected[other] = worthOf(own, weights, 0, markers);
  }
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

/** What a rival may expect once a space of `quarter` with so many of its workers beside it is taken. */
function rivalWorth(seat: number, quarter: number, beside: number, weights: Weights): number {
  const at = (seat * 4 + quarter) * 5 + beside;
  const known = rivals[at]!;
  if (!Number.isNaN(known)) return known;
  const value = worthOf(now.seats[seat]!, weights, 0, 0, growthLost(seat, quarter), beside);
  rivals[at] = value;
  return value;
}

/** What a space taken in `quarter` leaves a seat less to grow. */
function growthLost(seat: number, quarter: number): number {
  const at = quarter * 8 + seat * 2;
  return MORE_PAY[now.counts[at]!]! + MORE_PAY[now.counts[at + 1]!]!;
}

/** The estimate after a placing that earns so much for its area. */
function placed(
  state: State,
  seat: Seat,
  move: PlaceMove,
  area: number,
  calls: boolean,
  weights: Weights,
): number {
  const { slot, space } = move;
  const quarter = SPACE_QUARTER[space]!;
  const colour = TILE_COLOUR[state.rondel[slot]!]!;
  const ways = calls ? workerWays(state, quarter, colour) : 0;
  // Where the quarter is filled, or a choice of workers comes of it, too much changes.
  if (now.free[quarter] === 1 || (ways & (ways - 1)) !== 0) return made(state, seat, move);
  if (ways !== 0) bring(state, seat, space, quarter, colour, ways);
  const gold = state.placed === 1 ? area - SECOND_TILE_PRICE : area;
  const home = markerCost(state, slot, space);
  const markers = home !== null && markerUp(state, seat, home) ? 1 : 0;
  const lost = growthLost(seat, quarter);
  const own = ways !== 0 ? held : now.seats[seat]!;
  const beside = workersBeside(state, space);
  for (let other = 0; other < state.players; other++) {
    const room = (beside >> (other * 3)) & 7;
    if (other !== seat) expected[other] = rivalWorth(other, quarter, room, weights);
    else expected[seat] = worthOf(own, weights, gold, markers, lost, room);
  }
  return lead(expected, state.players, seat, weights.bestRival);
}

function add(kind: number, much: number): void {
  held[kind] = held[kind]! + much;
}

/** Fills `held` with what `seat` has once a worker comes onto `space`, in the only way there is. */
function bring(
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
  if (from < 0) put(quarter, worker);
  else stand(position, from, space, worker, -1);
  stand(position, space, from, worker, 1);
  add(GOLD, groupGold(position, space, worker, from));
}

/** A new worker comes into a quarter of which a space has been taken. */
function put(quarter: number, worker: number): void {
  const here = now.counts[quarter * 8 + worker]!;
  add(LEFT, -1);
  add(OUT, 1);
  add(PAY, MORE_PAY[here]!);
  add(GROWING, (now.free[quarter]! - 1) * (MORE_PAY[here + 1]! - MORE_PAY[here]!));
}

/** Counts `times` what `worker` has beside it on `space`, leaving out the space `but`. */
function stand({ board, workers }: View, space: number, but: number, worker: number, times: number): void {
  const near = ADJACENT[space]!;
  for (let i = 0; i < near.length; i++) {
    if (near[i] === but) continue;
    if (board[near[i]!]! < 0) add(ROOM, times);
    else if (workers[near[i]!] === worker) add(BESIDE, 2 * times);
  }
}
