import type { Cells } from '@durbar/kernel';
import { FastRoads, FastTurn, readMask, ScoringTimes } from '../../../kingdom/rules/fast/index.ts';
import type { MapChoice } from '../../../kingdom/rules/index.ts';
import { CITY_COUNT } from '../../data/components.ts';
import { statueCoins } from '../position.ts';
import type { View } from '../types.ts';
import {
  ABILITIES,
  CHARACTERS,
  MAHARAJA,
  MAHARANI,
  POINTS,
  PRIESTS,
  SITES,
  SIZE,
  SOLO_SIZE,
  TAKEN,
  TURN,
  VILLAGES,
} from './layout.ts';

/** What a match never changes, and scratch memory. Its functions answer questions about cells. */
export class FastMatch {
  readonly seats: number;
  readonly people: number;
  readonly map: MapChoice;
  readonly rules: number;
  readonly finalScoring: number;
  readonly finalScoringMode: number;
  readonly openPrestige: boolean;
  readonly isSolo: boolean;
  /** Number of cells of a state. */
  readonly size: number;
  /** Scratch: the villages of the state that `roads.read` got last, and the turn that `turn.read` got last. */
  readonly roads: FastRoads;
  readonly turn = new FastTurn(TURN);
  readonly times = new ScoringTimes();

  constructor(position: View) {
    this.seats = position.seats;
    this.people = position.people;
    this.map = position.map;
    this.rules = position.rules;
    this.finalScoring = position.finalScoring;
    this.finalScoringMode = position.finalScoringMode;
    this.openPrestige = position.openPrestige;
    this.isSolo = position.brahmabot !== null;
    this.size = this.isSolo ? SOLO_SIZE : SIZE;
    this.roads = new FastRoads(position.map, position.seats, { villages: VILLAGES, doubles: null });
  }

  /** Whether `seat` has a character's ability, see the contract's `has`. */
  has(cells: Cells, seat: number, character: number): boolean {
    if (cells[CHARACTERS + seat] === character) return seat < this.people;
    return (
      (cells[MAHARANI + 1] === character && cells[MAHARANI] === seat) ||
      (cells[MAHARANI + 4] === character && cells[MAHARANI + 3] === seat)
    );
  }

  /** Uses of a 1x ability that `seat` still has, see the contract's `usesLeft`. */
  usesLeft(cells: Cells, seat: number, character: number): number {
    let uses = 0;
    if (cells[CHARACTERS + seat] === character && !((cells[ABILITIES + seat]! >> (character - 1)) & 1))
      uses++;
    if (cells[MAHARANI + 1] === character && cells[MAHARANI] === seat) uses++;
    if (cells[MAHARANI + 4] === character && cells[MAHARANI + 3] === seat) uses++;
    return uses;
  }

  /** Price of a statue in coins, see the contract's `statuePrice`. */
  statuePrice(cells: Cells, seat: number, city: number, action: number): number {
    return statueCoins(this.rules, city === cells[MAHARAJA], action, this.has(cells, seat, 15));
  }

  /** Villages where `seat` may build, one bit each (M20-3.3). `roads` must have read the cells. */
  freeVillages(seat: number): number {
    return this.roads.withRoom() & ~this.roads.villages[seat]!;
  }

  /** Whether `seat` could build a shrine in some city, see the contract's `cityCanFollow`. `roads` must have read the cells. */
  cityCanFollow(cells: Cells, seat: number, coins: number, village: number): boolean {
    if (coins < 1) return false;
    if (this.has(cells, seat, 12)) return true;
    const priest = cells[PRIESTS + seat]!;
    return this.roads.reachesCity(seat, priest, this.has(cells, seat, 9), coins - 1, village);
  }
}

/** Adds worship points of pieces of a seat in a city. */
export function addPoints(cells: Cells, seat: number, city: number, points: number): void {
  if (city >= CITY_COUNT) return;
  const at = POINTS + 2 * city + (seat >> 1);
  cells[at] = cells[at]! + ((seat & 1) === 0 ? points : points << 8);
}

/** Worship points of the pieces of all seats in a city, eight bits each, seat 0 lowest. */
export function packedPoints(cells: Cells, city: number): number {
  return readMask(cells, POINTS + 2 * city);
}

/** Puts a statue of a seat on a site. The caller adds its points. */
export function occupySite(cells: Cells, seat: number, city: number, site: number): void {
  cells[SITES + seat * CITY_COUNT + city] = cells[SITES + seat * CITY_COUNT + city]! | (1 << site);
  cells[TAKEN + city] = cells[TAKEN + city]! | (1 << site);
}

/** Moves a priest to a city. */
export function movePriest(cells: Cells, seat: number, city: number): void {
  addPoints(cells, seat, cells[PRIESTS + seat]!, -1);
  addPoints(cells, seat, city, 1);
  cells[PRIESTS + seat] = city;
}
