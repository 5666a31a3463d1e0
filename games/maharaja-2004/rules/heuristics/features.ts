import type { Cells } from '@durbar/kernel';
import { FastRoads, ScoringTimes } from '../../../kingdom/rules/fast/index.ts';
import { type MapChoice, PLAN_NUMBERS } from '../../../kingdom/rules/index.ts';
import { BOXES, CITY_COUNT } from '../../data/components.ts';
import * as AT from '../fast/cells.ts';
import { ANYTHING, type Changes, OTHERS_GOLD, VILLAGES } from '../fast/changes.ts';
import { OVER } from '../fast/layout.ts';
import { allPalaces, lastRound, MANY_CHARACTERS } from '../position.ts';
import { CityEstimates } from './city-estimates.ts';
import { estimateCoin } from './city-values.ts';
import { isSameSeat } from './same-seat.ts';

/** What all positions of a match have in common and estimates depend on. */
export interface MatchFacts {
  readonly seats: number;
  readonly map: MapChoice;
  readonly variants: number;
}

/** Average gold that a seat gets in a round; it decides how soon somebody can build the last palace. */
const GOLD_A_ROUND = 9;
/** Average gold that a palace costs, with tolls. */
const GOLD_A_PALACE = 12.5;

/** Facts of a match, with the tables that the features of all its positions share. */
export class EstimatedMatch implements MatchFacts {
  readonly seats: number;
  readonly map: MapChoice;
  readonly variants: number;
  readonly allPalaces: number;
  readonly lastRound: number;
  /** Whether seats may hold several characters (M04-10.6). */
  readonly manyCharacters: boolean;
  /** Villages and routes of the position that was read last. */
  readonly roads: FastRoads;
  readonly times = new ScoringTimes();

  constructor({ seats, map, variants }: MatchFacts) {
    this.seats = seats;
    this.map = map;
    this.variants = variants;
    this.allPalaces = allPalaces(variants);
    this.lastRound = lastRound(variants);
    this.manyCharacters = (variants & MANY_CHARACTERS) !== 0;
    this.roads = new FastRoads(map, seats, { villages: AT.villages, doubles: AT.doubles });
  }
}

/**
 * The features of a position that all estimates use: when each city will be scored, each seat's points there, and the estimates
 * made so far. All values are in palaces.
 *
 * Positions that follow each other differ in little. So `derive` compares a position with another one, and keeps the estimates whose
 * cells are the same.
 */
export class Features {
  readonly match: EstimatedMatch;
  /** The cells of the position. */
  readonly cells: Cells = new Int16Array(AT.SIZE);
  readonly cities: CityEstimates;
  /** Number of city scorings still to come, including this round's until it is done. */
  scorings = 0;
  /** Whether this round's scoring is still to come. */
  pending = false;
  /** Value of a gold piece that is left after this round. */
  coin = 0;
  /** When each city will be scored, by the governors' boxes: 0 next, −1 never. */
  readonly when = new Int32Array(CITY_COUNT);
  /** Value of each seat without the actions that it has planned and not done yet; NaN if not estimated yet. */
  readonly closed: Float64Array;
  /** Value of these actions, likewise. */
  readonly open: Float64Array;
  /** Cost in palaces of each seat's distances; NaN if not estimated yet. */
  readonly remote: Float64Array;
  /** Value of each plan of each seat, by its number; the first one is NaN if they are not estimated yet. */
  readonly plans: readonly Float64Array[];
  #occupied = 0;
  #full = 0;
  /** Rounds after this one until the last round or the topmost box. */
  #roundLimit = 0;
  /** Rounds after this one until a seat can have built its last palace. */
  readonly #palaceRounds: Int32Array;

  /** @param base features of positions from which this one is derived; none for those that are derived from themselves */
  constructor(match: EstimatedMatch, base?: Features) {
    const list = (): Float64Array => new Float64Array(match.seats).fill(Number.NaN);
    this.match = match;
    this.cities = new CityEstimates(this.cells, match.seats, base?.cities);
    this.closed = list();
    this.open = list();
    this.remote = list();
    this.plans = Array.from({ length: match.seats }, () => new Float64Array(PLAN_NUMBERS).fill(Number.NaN));
    this.#palaceRounds = new Int32Array(match.seats);
  }

  /**
   * Makes these the features of a position.
   * @param cells its cells; they may be `this.cells`, changed in place
   * @param base features of a similar position; they may be `this`
   */
  derive(cells: Cells, base: Features): void {
    const { match } = this;
    const { roads, seats } = match;
    const old = base.cells;
    let same = this.#deriveTimes(cells, base);
    same = this.cities.derive(cells, old, this.when, this.scorings, base.cities) && same;
    roads.read(cells);
    same &&= roads.occupied === base.#occupied && roads.full === base.#full;
    this.#occupied = roads.occupied;
    this.#full = roads.full;
    for (let seat = 0; seat < seats; seat++) this.#keep(base, seat, same && isSameSeat(cells, old, seat));
    if (cells !== this.cells) this.cells.set(cells);
  }

  /**
   * Makes these the features of the position that `cells` have become by a move of the seat in turn.
   * @param base features of the position before the move
   */
  deriveAfter(base: Features, seat: number, changes: Changes): void {
    const { cells } = this;
    if ((changes & ANYTHING) !== 0 || !this.#keepTimes(base, seat, changes)) return this.derive(cells, base);
    this.cities.deriveAfter(base.cities, changes);
    const moved = (changes & VILLAGES) !== 0;
    this.match.roads.read(moved ? cells : base.cells);
    const same = (changes & ~OTHERS_GOLD) === 0;
    for (let other = 0; other < this.match.seats; other++)
      this.#keep(
        base,
        other,
        same && other !== seat && cells[AT.gold + other] === base.cells[AT.gold + other],
      );
    const stays = !moved && cells[AT.architects + seat] === base.cells[AT.architects + seat];
    if (stays) this.remote[seat] = base.remote[seat]!;
  }

  /** Keeps or forgets the estimates of a seat. */
  #keep(base: Features, seat: number, keep: boolean): void {
    this.closed[seat] = keep ? base.closed[seat]! : Number.NaN;
    this.open[seat] = keep ? base.open[seat]! : Number.NaN;
    this.remote[seat] = keep ? base.remote[seat]! : Number.NaN;
    if (!keep || this !== base) this.plans[seat]![0] = Number.NaN;
  }

  /**
   * Takes over the times of the position before a move, unless gold or palaces have changed them.
   * @returns whether they are the same
   */
  #keepTimes(base: Features, seat: number, changes: Changes): boolean {
    const { cells, match } = this;
    let least = base.#roundLimit;
    for (let other = 0; other < match.seats; other++) {
      const same = other !== seat && (changes & OTHERS_GOLD) === 0;
      least = Math.min(least, same ? base.#palaceRounds[other]! : palaceRounds(cells, other));
    }
    const scorings = Math.max(0, least) + (base.pending ? 1 : 0);
    if (scorings !== base.scorings) return false;
    this.pending = base.pending;
    this.scorings = scorings;
    this.coin = base.coin;
    this.when.set(base.when);
    return true;
  }

  /** @returns whether the times are those of the other position */
  #deriveTimes(cells: Cells, base: Features): boolean {
    const over = cells[AT.phase] === OVER;
    const pending = cells[AT.round]! > 0 && !over;
    const scorings = over ? 0 : this.#roundsLeft(cells) + (pending ? 1 : 0);
    const same = scorings === base.scorings && pending === base.pending && isSameTrack(cells, base.cells);
    this.pending = pending;
    this.scorings = scorings;
    this.coin = estimateCoin(pending ? scorings - 1 : scorings);
    if (same) {
      if (this !== base) this.when.set(base.when);
      return true;
    }
    const { times } = this.match;
    const at = times.find(cells, AT.boxes, scorings, pending ? cells[AT.maharaja]! : -1);
    for (let city = 0; city < CITY_COUNT; city++) this.when[city] = times.values[at + city]!;
    return false;
  }

  /** Rounds after this one, until a governor reaches the topmost box, the last round or the last palace. */
  #roundsLeft(cells: Cells): number {
    this.#roundLimit = roundLimit(cells, this.match.lastRound);
    let least = this.#roundLimit;
    for (let seat = 0; seat < this.match.seats; seat++) {
      this.#palaceRounds[seat] = palaceRounds(cells, seat);
      least = Math.min(least, this.#palaceRounds[seat]!);
    }
    return Math.max(0, least);
  }
}

/** Rounds after this one until the last round or until a governor reaches the topmost box. */
function roundLimit(cells: Cells, lastRound: number): number {
  if (cells[AT.governorAtTop] !== 0) return 0;
  let limit = lastRound - cells[AT.round]!;
  for (let city = 0; city < CITY_COUNT; city++) limit = Math.min(limit, BOXES - 1 - cells[AT.boxes + city]!);
  return limit;
}

/** Rounds after this one until a seat can have built its last palace. */
function palaceRounds(cells: Cells, seat: number): number {
  const left = cells[AT.palaces + seat]!;
  const short = (left * GOLD_A_PALACE - cells[AT.gold + seat]!) / GOLD_A_ROUND;
  return Math.max(Math.ceil(left / 2), Math.round(short));
}

/** Whether the Maharaja and the governors are where they are in another position. */
function isSameTrack(cells: Cells, other: Cells): boolean {
  if (cells[AT.maharaja] !== other[AT.maharaja]) return false;
  for (let at = AT.boxes; at < AT.boxes + CITY_COUNT; at++) if (cells[at] !== other[at]) return false;
  return true;
}
