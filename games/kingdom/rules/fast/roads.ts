import type { Cells } from '@durbar/kernel';
import type { Pieces } from '../heuristics/sum-of-distances.ts';
import { measureDistances } from '../heuristics/sum-of-distances.ts';
import type { RoadMap } from '../map/compile.ts';
import type { MapChoice } from '../map/maps.ts';
import { getMap } from '../map/maps.ts';
import type { Payments } from '../payments.ts';
import { coinsTo, totalCoins } from '../payments.ts';
import type { RoadPosition } from '../position.ts';
import { reachesCity, routesFrom } from '../position-routes.ts';
import type { Routes } from '../routes.ts';
import { readMask } from './masks.ts';
import { Memo } from './memo.ts';
import { cheapestTolls } from './tolls.ts';

/** Where a game keeps the villages of its seats: two cells for each seat's mask, see `readMask`. */
export interface RoadCells {
  readonly villages: number;
  /** Villages with a second piece of the same seat; null in a game without second pieces. */
  readonly doubles: number | null;
}

/** Entries of each table of results, as a power of two. */
const TABLE_BITS = 9;
const JUNCTIONS = 8;

/**
 * Villages, tolls and routes of one match in fast form. `read` decodes the villages of a state; all other members are about
 * the villages that were read last. Routes to choose from come from the contract's search and its cache; the tolls and distances
 * that estimates need are remembered by the villages they depend on.
 */
export class FastRoads {
  readonly map: RoadMap;
  readonly seats: number;
  /** Villages with a piece of each seat, and with a second one, one bit each. */
  readonly villages: number[];
  readonly doubles: number[];
  /** Villages with at least one piece, and with two, one bit each. */
  occupied = 0;
  full = 0;
  /** Tolls to each city and to the start, from the index on that `tolls` returns; `UNREACHABLE` without a route. */
  readonly tollValues: Float64Array;
  /** Distances to each junction, from the index on that `distances` returns. */
  readonly distanceValues: Float64Array;

  readonly #at: RoadCells;
  readonly #position: RoadPosition;
  readonly #all: number;
  readonly #tolls = new Memo(TABLE_BITS, JUNCTIONS);
  readonly #distances = new Memo(TABLE_BITS, JUNCTIONS);
  readonly #pieces: { -readonly [K in keyof Pieces]: Pieces[K] } = { own: 0, occupied: 0, full: 0 };

  constructor(choice: MapChoice, seats: number, at: RoadCells) {
    this.map = getMap(choice);
    this.seats = seats;
    this.villages = Array.from({ length: seats }, () => 0);
    this.doubles = at.doubles === null ? [] : this.villages.slice();
    this.#at = at;
    this.#position = {
      map: choice,
      villages: this.villages,
      ...(at.doubles !== null && { doubles: this.doubles }),
    };
    this.#all = (1 << this.map.villages) - 1;
    this.tollValues = this.#tolls.values;
    this.distanceValues = this.#distances.values;
  }

  /** Decodes the villages of a state. */
  read(cells: Cells): void {
    const { villages, doubles, seats } = this;
    const at = this.#at;
    let occupied = 0;
    let full = 0;
    for (let s = 0; s < seats; s++) {
      const own = readMask(cells, at.villages + 2 * s);
      villages[s] = own;
      full |= occupied & own;
      occupied |= own;
    }
    if (at.doubles !== null)
      for (let s = 0; s < seats; s++) {
        doubles[s] = readMask(cells, at.doubles + 2 * s);
        full |= doubles[s]!;
      }
    this.occupied = occupied;
    this.full = full;
  }

  /** Villages with room for another piece, one bit each: two pieces a village, one with two seats. */
  withRoom(): number {
    return this.#all & ~(this.seats === 2 ? this.occupied : this.full);
  }

  /** The routes of `seat`, see `routesFrom`. Valid until the next call. */
  routes(seat: number, from: number, free: boolean): Routes {
    return routesFrom(this.#position, seat, from, free);
  }

  /** Whether `seat` stands in a city or can reach one, see the contract's `reachesCity`. */
  reachesCity(seat: number, from: number, free: boolean, coins: number, extra: number): boolean {
    return reachesCity(this.#position, seat, from, free, coins, extra);
  }

  /** Index in `tollValues` of the tolls of the cheapest routes of `seat`. */
  tolls(seat: number, from: number, free: boolean): number {
    const memo = this.#tolls;
    const own = this.villages[seat]!;
    const at = memo.find(own, this.occupied, this.full, free ? from + JUNCTIONS : from);
    if (!memo.known) cheapestTolls(this.map, from, this.#piecesOf(own), free, memo.values, at);
    return at;
  }

  /** Index in `distanceValues` of the distances of `seat`, see `measureDistances`. */
  distances(seat: number, from: number, free: boolean): number {
    const memo = this.#distances;
    const own = this.villages[seat]!;
    const at = memo.find(own, this.occupied, this.full, free ? from + JUNCTIONS : from);
    if (!memo.known) measureDistances(this.map, from, this.#piecesOf(own), free, memo.values, at);
    return at;
  }

  #piecesOf(own: number): Pieces {
    const pieces = this.#pieces;
    pieces.own = own;
    pieces.occupied = this.occupied;
    pieces.full = this.full;
    return pieces;
  }
}

/**
 * Pays tolls. @param coinsAt cell of the coins of seat 0; the other seats follow
 * @param payer the seat that pays, −1 if the supply pays
 */
export function payTollsInCells(
  cells: Cells,
  coinsAt: number,
  seats: number,
  pay: Payments,
  payer: number,
): void {
  if (pay === 0) return;
  if (payer >= 0) cells[coinsAt + payer] = cells[coinsAt + payer]! - totalCoins(pay);
  for (let s = 0; s < seats; s++) cells[coinsAt + s] = cells[coinsAt + s]! + coinsTo(pay, s);
}
