import type { MoveOf, Seat } from '@durbar/kernel';
import { WEIGHTS, type Weights } from '../../data/estimate.ts';
import { SECOND_TILE_PRICE } from '../../data/tiles.ts';
import { areaGold, groupGold } from '../area.ts';
import { ADJACENT, QUARTERS, SPACE_COUNT, SPACE_QUARTER, sideOf } from '../geometry.ts';
import { markerCost } from '../moves/place.ts';
import { workerOn } from '../moves/worker.ts';
import { freeSpaces, markersUp } from '../position.ts';
import { arrowSide, TILE_COLOUR } from '../tiles.ts';
import type { Move, PlaceMove, View } from '../types.ts';
import { MORE_PAY } from './holdings.ts';

// Constants fitted by matches of this policy against itself.
/** Factor on the weight of a move for each half gold that it earns more. */
const STEP = 1.65;
/** Value of a marker face up, in gold. */
const MARKER_VALUE = 1.5;
/**
 * Value of ending the turn, in gold, compared with placing a second tile. Refreshing is worth 1 for each marker face
 * down.
 */
const END_VALUE = 2;

/** The table of weights starts at this much gold below 0. */
const LOWEST = 10;
/** Value of a refresh that turns no marker, in gold: it loses a turn. */
const EMPTY_REFRESH_VALUE = -LOWEST;
/**
 * Weights by half golds from `-LOWEST` on. They are computed as products, because engines may round powers differently.
 */
const POWERS: number[] = [1];
for (let half = 1; half < 128; half++) POWERS.push(POWERS[half - 1]! * STEP);

/** The weight of a move that brings some gold, in whole or half gold. */
function weight(gold: number): number {
  return POWERS[Math.max(0, (gold + LOWEST) * 2)]!;
}

// Reused by each call of `movePriors`: workers of the seat, at `quarter * 2 + colour`, and the estimate's present weights.
const counts = new Uint8Array(8);
let weights: Weights = WEIGHTS[0]!;

/**
 * Weighs moves by the gold that each earns at once, and later through its worker (by the weights of the estimate).
 * Cheap enough for playouts.
 */
export function movePriors(position: View, seat: Seat, moves: readonly Move[]): readonly number[] {
  countWorkers(position, seat);
  weights = WEIGHTS[freeSpaces(position)]!;
  const price = position.placed > 0 ? SECOND_TILE_PRICE : 0;
  const side = sideOf(position.players, seat);
  let area = 0;
  let areaPlace = -1;
  let idle = false;
  return moves.map((move) => {
    if (move.type !== 'place') return weight(otherGold(position, seat, move));
    const place = move.slot * SPACE_COUNT + move.space;
    // Placements that differ only in the tile's turn come one after the other and share an area.
    if (place !== areaPlace) {
      areaPlace = place;
      area = areaGold(position, move.space, TILE_COLOUR[position.rondel[move.slot]!]!);
      idle = false;
    }
    if (arrowSide(position.rondel[move.slot]!, move.turn) !== side) {
      // All turns that call no worker have the same effect, so only one of them gets a weight.
      if (idle) return POWERS[0]!;
      idle = true;
    }
    return weight(area - price + extraGold(position, seat, move));
  });
}

function countWorkers(position: View, seat: Seat): void {
  counts.fill(0);
  const { workers } = position;
  for (let space = 0; space < workers.length; space++) {
    const worker = workers[space]!;
    if (worker >> 1 === seat) counts[SPACE_QUARTER[space]! * 2 + (worker & 1)]!++;
  }
}

/**
 * Value of a new worker of a colour: its increase of the quarter's payout, minus what it could earn elsewhere. A
 * quarter holds at most one worker for each tile colour (MHR-3.4).
 */
function growth(quarter: number, colour: number): number {
  const here = counts[quarter * 2 + colour]!;
  return weights.payout * MORE_PAY[here]! + weights.worker;
}

/** Value of `worker` standing on `space`: from free spaces and own workers beside it. */
function standing(position: View, space: number, worker: number): number {
  const near = ADJACENT[space]!;
  let gold = 0;
  for (let i = 0; i < near.length; i++) {
    if (position.board[near[i]!]! < 0) gold += weights.room;
    else if (position.workers[near[i]!] === worker) gold += weights.pair;
  }
  return gold;
}

/** Rounded to half golds. */
function halves(gold: number): number {
  return Math.round(gold * 2) / 2;
}

/** Gold that a placement brings in addition to its area: less if it costs a marker, more if it brings a worker. */
function extraGold(position: View, seat: Seat, move: PlaceMove): number {
  const { slot, space, turn } = move;
  const tile = position.rondel[slot]!;
  const cost = markerCost(position, slot, space) === null ? 0 : MARKER_VALUE;
  if (arrowSide(tile, turn) !== sideOf(position.players, seat)) return -cost;
  const worker = seat * 2;
  const quarter = SPACE_QUARTER[space]!;
  const from = workerOn(position, worker, quarter, TILE_COLOUR[tile]!);
  if (from < 0 && position.supply[worker] === 0) return -cost;
  const later = from < 0 ? growth(quarter, 0) : -standing(position, from, worker);
  return groupGold(position, space, worker) + halves(later + standing(position, space, worker)) - cost;
}

/** Gold that a move brings. Declared as a method, so that a function that was looked up by kind can be called. */
type Gold<M> = { gold(position: View, seat: Seat, move: M): number }['gold'];

type OtherMove = Exclude<Move, PlaceMove>;

/** Gold that moves other than placements bring. */
const OTHER_GOLD: { readonly [K in OtherMove['type']]: Gold<MoveOf<OtherMove, K>> } = {
  worker(position, seat, { how, colour }) {
    const group = groupGold(position, position.pending, seat * 2 + colour);
    return how === 'move' ? group : group + halves(growth(SPACE_QUARTER[position.pending]!, colour));
  },
  end: () => END_VALUE,
  refresh(position, seat) {
    const down = QUARTERS.length - markersUp(position, seat);
    return down === 0 ? EMPTY_REFRESH_VALUE : down;
  },
};

function otherGold(position: View, seat: Seat, move: OtherMove): number {
  const gold: Gold<OtherMove> = OTHER_GOLD[move.type];
  return gold(position, seat, move);
}
