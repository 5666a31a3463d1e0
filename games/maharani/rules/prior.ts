import type { Seat } from '@durbar/kernel';
import { WEIGHTS, type Weights } from '../data/estimate.ts';
import { areaGold, groupGold } from './area.ts';
import { ADJACENT, SPACE_COUNT, SPACE_QUARTER, sideOf } from './geometry.ts';
import { MORE_PAY } from './holdings.ts';
import { SECOND_TILE_PRICE } from './moves/end.ts';
import { markerCost } from './moves/place.ts';
import { workerOn } from './moves/worker.ts';
import { freeSpaces, markersUp } from './position.ts';
import { arrowSide, TILE_COLOUR } from './tiles.ts';
import type { Move, PlaceMove, View } from './types.ts';

// Found by play of this policy against itself.
/** A move that earns half a gold more is this many times as likely. */
const STEP = 1.65;
/** Gold that a marker face up is worth. */
const MARKER_WORTH = 1.5;
/** Gold that ending the turn counts for, against a second tile. */
const END_WORTH = 2;
/** Gold that refreshing counts for with all markers face up, and one more for each that is not. */
const REFRESH_WORTH = 0;

/** Gold below 0 that the table of weights reaches down to. */
const LOWEST = 10;
/** Weights by half golds from `-LOWEST` on, as products: engines may round powers apart. */
const POWERS: number[] = [1];
for (let half = 1; half < 128; half++) POWERS.push(POWERS[half - 1]! * STEP);

/** The weight of a move that brings some gold, in whole or half pieces. */
function weight(gold: number): number {
  return POWERS[Math.max(0, (gold + LOWEST) * 2)]!;
}

// Scratch of `prior`: workers of the seat, at `quarter * 2 + colour`, and what things are worth now.
const counts = new Uint8Array(8);
let worth: Weights = WEIGHTS[0]!;

/**
 * Weights by the gold that each move earns at once, and later through its worker, by the estimate's weights; cheap enough
 * for playouts.
 */
export function prior(position: View, seat: Seat, moves: readonly Move[]): readonly number[] {
  countWorkers(position, seat);
  worth = WEIGHTS[freeSpaces(position)]!;
  const price = position.placed > 0 ? SECOND_TILE_PRICE : 0;
  const side = sideOf(position.players, seat);
  let area = 0;
  let areaPlace = -1;
  let idle = false;
  return moves.map((move) => {
    if (move.type !== 'place') return weight(otherGold(position, seat, move));
    const place = move.slot * SPACE_COUNT + move.space;
    // Turns of one placing follow one another and share its area.
    if (place !== areaPlace) {
      areaPlace = place;
      area = areaGold(position, move.space, TILE_COLOUR[position.rondel[move.slot]!]!);
      idle = false;
    }
    if (arrowSide(position.rondel[move.slot]!, move.turn) !== side) {
      // All turns that call no worker do the same, so that one of them stands for all.
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
 * What a new worker of a colour brings later: its part of what the quarter will pay, less what it could have earned
 * elsewhere. It stands on a sixth tile colour at most (MHR-3.4).
 */
function growth(quarter: number, colour: number): number {
  const here = counts[quarter * 2 + colour]!;
  return worth.payout * MORE_PAY[here]! + worth.worker;
}

/** What it is worth for `worker` to stand on `space`: free spaces and others of its own beside it. */
function standing(position: View, space: number, worker: number): number {
  const near = ADJACENT[space]!;
  let gold = 0;
  for (let i = 0; i < near.length; i++) {
    if (position.board[near[i]!]! < 0) gold += worth.room;
    else if (position.workers[near[i]!] === worker) gold += worth.pair;
  }
  return gold;
}

/** Rounded to half golds. */
function halves(gold: number): number {
  return Math.round(gold * 2) / 2;
}

/** What a placing brings besides its area: less a marker, more with a worker. */
function extraGold(position: View, seat: Seat, move: PlaceMove): number {
  const { slot, space, turn } = move;
  const tile = position.rondel[slot]!;
  const cost = markerCost(position, slot, space) === null ? 0 : MARKER_WORTH;
  if (arrowSide(tile, turn) !== sideOf(position.players, seat)) return -cost;
  const worker = seat * 2;
  const quarter = SPACE_QUARTER[space]!;
  const from = workerOn(position, worker, quarter, TILE_COLOUR[tile]!);
  if (from < 0 && position.supply[worker] === 0) return -cost;
  const later = from < 0 ? growth(quarter, 0) : -standing(position, from, worker);
  return groupGold(position, space, worker) + halves(later + standing(position, space, worker)) - cost;
}

function otherGold(position: View, seat: Seat, move: Exclude<Move, PlaceMove>): number {
  switch (move.type) {
    case 'worker': {
      const group = groupGold(position, position.pending, seat * 2 + move.colour);
      return move.how === 'move'
        ? group
        : group + halves(growth(SPACE_QUARTER[position.pending]!, move.colour));
    }
    case 'end':
      return END_WORTH;
    case 'refresh':
      return REFRESH_WORTH + 4 - markersUp(position, seat);
  }
}
