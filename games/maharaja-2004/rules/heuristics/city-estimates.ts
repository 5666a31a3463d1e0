import type { Cells } from '@durbar/kernel';
import { CITY_COUNT, MAX_SEATS } from '../../data/components.ts';
import * as AT from '../fast/cells.ts';
import type { Changes } from '../fast/changes.ts';
import { freeSitesCell, INNER_FREE, keyCell, POINT, pointsOf } from '../fast/standings.ts';
import { INNER_POINTS, outerPointsWith } from '../standing.ts';
import { cityRow, cityValues, pointsIndex } from './city-values.ts';

/** Cells of the estimates of all cities. */
const LAYER = CITY_COUNT * MAX_SEATS;

/**
 * Estimates of cities in a position, in palaces: what its standing is worth to a seat, and what a house or a palace there would add.
 * Each is made when it is first asked for. Cities whose standing is the same as in the position it is derived from share the
 * estimates of that one.
 */
export class CityEstimates {
  readonly #seats: number;
  readonly #table: Float64Array;
  readonly #cells: Cells;
  #scorings = 0;
  /** Row of the table for each city. */
  readonly #rows = new Int32Array(CITY_COUNT).fill(-1);
  /** Where the estimates of each city begin in the lists below: among the base's or among the own ones. */
  readonly #first = Int32Array.from({ length: CITY_COUNT }, (_, city) => city * MAX_SEATS);
  /** The estimates of each seat; NaN if not made yet. The base's come first, then those of what is derived from it. */
  readonly #standings: Float64Array;
  readonly #houses: Float64Array;
  readonly #palaces: Float64Array;

  /**
   * @param cells those of the position, whatever it is
   * @param base estimates from which these are derived; none for those that are derived from themselves
   */
  constructor(cells: Cells, seats: number, base?: CityEstimates) {
    const list = (): Float64Array => new Float64Array(2 * LAYER).fill(Number.NaN);
    this.#cells = cells;
    this.#seats = seats;
    this.#table = cityValues(seats);
    this.#standings = base ? base.#standings : list();
    this.#houses = base ? base.#houses : list();
    this.#palaces = base ? base.#palaces : list();
  }

  /**
   * Makes these the estimates of a position.
   * @param old cells of the base's position
   * @param base may be `this`
   * @returns whether all cities have the same standing as in the base's position
   */
  derive(cells: Cells, old: Cells, when: Int32Array, scorings: number, base: CityEstimates): boolean {
    const own = base === this ? 0 : LAYER;
    const sameCards = scorings === base.#scorings && areSameCards(cells, old);
    let all = sameCards;
    this.#scorings = scorings;
    for (let city = 0; city < CITY_COUNT; city++) {
      const row = cityRow(when[city]!, scorings);
      const same = sameCards && row === base.#rows[city] && isSameStanding(cells, old, city);
      const first = city * MAX_SEATS;
      this.#rows[city] = row;
      this.#first[city] = same ? first : first + own;
      if (same) continue;
      all = false;
      this.#forget(first + own);
    }
    return all;
  }

  /** Makes these the estimates after a move that changes these cities, and neither characters nor times. */
  deriveAfter(base: CityEstimates, changes: Changes): void {
    this.#scorings = base.#scorings;
    for (let city = 0; city < CITY_COUNT; city++) {
      const same = ((changes >> city) & 1) === 0;
      const first = same ? base.#first[city]! : city * MAX_SEATS + LAYER;
      this.#rows[city] = base.#rows[city]!;
      this.#first[city] = first;
      if (!same) this.#forget(first);
    }
  }

  #forget(first: number): void {
    for (let at = first; at < first + MAX_SEATS; at++) {
      this.#standings[at] = Number.NaN;
      this.#houses[at] = Number.NaN;
      this.#palaces[at] = Number.NaN;
    }
  }

  /** Points of a seat in the next scoring of a city. */
  points(city: number, seat: number): number {
    return pointsOf(this.#cells[keyCell(city, seat)]!);
  }

  /** Points by which `seat` leads the best other seat in a city; negative if it is behind. */
  lead(city: number, seat: number): number {
    let rival = 0;
    for (let other = 0; other < this.#seats; other++)
      if (other !== seat) rival = Math.max(rival, this.points(city, other));
    return this.points(city, seat) - rival;
  }

  /** Value of a city's next scoring to `seat`. */
  standing(city: number, seat: number): number {
    const at = this.#first[city]! + seat;
    const known = this.#standings[at]!;
    if (!Number.isNaN(known)) return known;
    const value = this.standingWith(city, seat, 0);
    this.#standings[at] = value;
    return value;
  }

  /** The same if `seat` had `more` points there; negative for fewer. */
  standingWith(city: number, seat: number, more: number): number {
    const cells = this.#cells;
    const first = keyCell(city, 0);
    const key = cells[first + seat]! + more * POINT;
    // The seat's own key is above one with fewer points.
    let rank = more < 0 ? -1 : 0;
    for (let at = first; at < first + this.#seats; at++) if (cells[at]! > key) rank++;
    return this.#table[this.#rows[city]! + pointsIndex(pointsOf(key)) + rank]!;
  }

  /** Value of `points` more points in a city. */
  gain(city: number, seat: number, points: number): number {
    return this.standingWith(city, seat, points) - this.standing(city, seat);
  }

  /** Value to `seat` of a house in a city, without its price. It stays for later scorings. */
  house(city: number, seat: number): number {
    const at = this.#first[city]! + seat;
    const known = this.#houses[at]!;
    if (!Number.isNaN(known)) return known;
    const value = this.gain(city, seat, 1) + 0.004 * this.#scorings;
    this.#houses[at] = value;
    return value;
  }

  /** Value to `seat` of a palace on the best free site of a city, without its price; 0 if no site is free. */
  palace(city: number, seat: number): number {
    const at = this.#first[city]! + seat;
    const known = this.#palaces[at]!;
    if (!Number.isNaN(known)) return known;
    const free = this.#cells[freeSitesCell(city)]!;
    const value = free === 0 ? 0 : this.site(city, seat, (free & INNER_FREE) !== 0);
    this.#palaces[at] = value;
    return value;
  }

  /** Value of a palace on an inner or an outer site: the palace itself, and its points in the next scoring. */
  site(city: number, seat: number, inner: boolean): number {
    const points = inner ? INNER_POINTS : outerPointsWith(this.#cells[AT.cards + seat]!);
    return 1 + this.gain(city, seat, points) + 0.03;
  }
}

/** Whether bank and seats hold the same characters in two positions. */
function areSameCards(cells: Cells, other: Cells): boolean {
  for (let at = AT.cards; at < AT.cards + MAX_SEATS; at++) if (cells[at] !== other[at]) return false;
  return cells[AT.bank] === other[AT.bank];
}

/** Whether all seats have the same points in a city, and the same sites are free. */
function isSameStanding(cells: Cells, other: Cells, city: number): boolean {
  const first = keyCell(city, 0);
  for (let at = first; at < first + AT.STANDING_CELLS; at++) if (cells[at] !== other[at]) return false;
  return true;
}
