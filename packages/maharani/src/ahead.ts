import type { Seat } from '@durbar/kernel';
import { areaGold, groupGold } from './area.ts';
import { estimate, estimateOf } from './estimate.ts';
import { apply } from './flow.ts';
import { ADJACENT, SPACE_COUNT, SPACE_QUARTER, sideOf } from './geometry.ts';
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
import { freeSpaces, markerUp } from './position.ts';
import { arrowSide, TILE_COLOUR } from './tiles.ts';
import type { Move, PlaceMove, State, View } from './types.ts';
import { clone } from './view.ts';

// Scratch of `ahead`: what the seats have now, and what they would have after a placing.
const now = newHoldings();
const held = new Int32Array(now.held.length);

/**
 * What `estimate` says for `seat`, whose turn it is, after each of `moves`; exactly so, but without making those that
 * change little: playouts live on it.
 */
export function ahead(state: State, seat: Seat, moves: readonly Move[]): number[] {
  const plain = state.pending < 0 && state.filled.length === 0;
  if (plain) takeStock(state, now);
  const free = freeSpaces(state);
  const side = sideOf(state.players, seat);
  let place = -1;
  let area = 0;
  let idle = Number.NaN;
  return moves.map((move) => {
    if (!plain || move.type !== 'place' || now.free[SPACE_QUARTER[move.space]!] === 1)
      return made(state, seat, move);
    const tile = state.rondel[move.slot]!;
    // Turns of one placing follow one another: they share its area, and those that call no worker do the same.
    if (place !== move.slot * SPACE_COUNT + move.space) {
      place = move.slot * SPACE_COUNT + move.space;
      area = areaGold(state, move.space, TILE_COLOUR[tile]!);
      idle = Number.NaN;
    }
    const calls = arrowSide(tile, move.turn) === side;
    if (!calls && !Number.isNaN(idle)) return idle;
    if (!placed(state, seat, move, area, calls)) return made(state, seat, move);
    const value = estimateOf(held, state.players, seat, free - 1);
    if (!calls) idle = value;
    return value;
  });
}

/** The estimate after `move`, by making it. */
function made(state: State, seat: Seat, move: Move): number {
  const after = clone(state);
  apply(after, move);
  return estimate(after, seat);
}

/** Fills `held` for the position after a placing; false where a choice of workers comes of it, and it has to be made. */
function placed(position: View, seat: Seat, move: PlaceMove, area: number, calls: boolean): boolean {
  const { slot, space } = move;
  const quarter = SPACE_QUARTER[space]!;
  const colour = TILE_COLOUR[position.rondel[slot]!]!;
  const ways = calls ? workerWays(position, quarter, colour) : 0;
  if ((ways & (ways - 1)) !== 0) return false;
  held.set(now.held);
  add(seat, GOLD, area - (position.placed === 1 ? SECOND_TILE_PRICE : 0));
  const home = markerCost(position, slot, space);
  if (home !== null && markerUp(position, seat, home)) add(seat, UP, -1);
  takeRoom(position, space, quarter);
  if (ways !== 0) bring(position, seat, space, quarter, colour, ways);
  return true;
}

function add(seat: number, kind: number, much: number): void {
  const at = seat * KINDS + kind;
  held[at] = held[at]! + much;
}

/** A free space is taken: nobody can grow there any more. */
function takeRoom({ workers, supply }: View, space: number, quarter: number): void {
  for (let worker = 0; worker < supply.length; worker++)
    add(worker >> 1, GROWING, -MORE_PAY[now.counts[quarter * 8 + worker]!]!);
  const near = ADJACENT[space]!;
  for (let i = 0; i < near.length; i++) if (workers[near[i]!]! >= 0) add(workers[near[i]!]! >> 1, ROOM, -1);
}

/** A worker comes onto `space`, in the only way there is. */
function bring(
  position: View,
  seat: Seat,
  space: number,
  quarter: number,
  tileColour: number,
  ways: number,
): void {
  const worker = seat * 2 + (ways & 10 ? 1 : 0);
  const from = ways < 4 ? -1 : workerOn(position, worker, quarter, tileColour);
  if (from < 0) put(seat, quarter, worker);
  else stand(position, from, space, worker, -1);
  stand(position, space, from, worker, 1);
  add(seat, GOLD, groupGold(position, space, worker, from));
}

/** A new worker comes into a quarter of which a space has been taken. */
function put(seat: Seat, quarter: number, worker: number): void {
  const here = now.counts[quarter * 8 + worker]!;
  add(seat, LEFT, -1);
  add(seat, OUT, 1);
  add(seat, PAY, MORE_PAY[here]!);
  add(seat, GROWING, (now.free[quarter]! - 1) * (MORE_PAY[here + 1]! - MORE_PAY[here]!));
}

/** Counts `times` what `worker` has beside it on `space`, leaving out the space `but`. */
function stand({ board, workers }: View, space: number, but: number, worker: number, times: number): void {
  const near = ADJACENT[space]!;
  for (let i = 0; i < near.length; i++) {
    if (near[i] === but) continue;
    if (board[near[i]!]! < 0) add(worker >> 1, ROOM, times);
    else if (workers[near[i]!] === worker) add(worker >> 1, BESIDE, 2 * times);
  }
}
