import { Memo } from '../../../../kingdom/rules/fast/index.ts';
import { BOTTOM_BONUS, CENTRE_SITE, CITY_COUNT, PAYOUT, TOP_BONUS } from '../../../data/components.ts';
import { BRAHMABOT, HUMAN } from '../../brahmabot/types.ts';
import { flagValue } from '../../heuristics/action-estimates.ts';
import { scoringPrestige } from '../../heuristics/brahmabot-estimate.ts';
import { estimateLead, estimateRank, majorityCounts } from '../../heuristics/features.ts';
import { MOST_SEATS } from '../layout.ts';
import type { FastMatch } from '../match.ts';
import type { MatchValues } from './match-values.ts';

/* Where the values of a seat in a city are, from the index that `CityValues.find` returns plus `SEAT_VALUES * seat`. */
/** Value of the city with the seat's present worship, with one point more, and with one point less. */
export const NOW = 0;
export const ONE_MORE = 1;
export const ONE_LESS = 2;
/** As `estimateStatue`. */
export const STATUE = 3;
/** As `flagValue`. */
export const FLAG = 4;
export const SEAT_VALUES = 5;

/** Entries of the table for each city, as a power of two. */
const TABLE_BITS = 8;
const EXTERNAL_SITES = 0b1111110;

/** Everything that the values of a city depend on, in addition to what never changes in a match. */
export interface CityKey {
  /** Worship of the pieces of all seats at the end, and in the next scoring, eight bits each. */
  readonly final: number;
  readonly worship: number;
  /** Sites with a statue, one bit each. */
  readonly taken: number;
  /** Scorings before that of the city; −1 if it is not scored any more. */
  readonly when: number;
  /** Scorings to come, and after this round. */
  readonly scorings: number;
  readonly later: number;
  /** Order of the seats' characters, see `orderOf`. */
  readonly order: number;
}

/** The order of numbers of seats: two bits for each pair, whether the first one is lower, and whether it is higher. */
export function orderOf(numbers: Int32Array, seats: number): number {
  let order = 0;
  for (let one = 1; one < seats; one++)
    for (let other = 0; other < one; other++) {
      const difference = numbers[other]! - numbers[one]!;
      order = (order << 2) | (difference < 0 ? 1 : difference > 0 ? 2 : 0);
    }
  return order;
}

/**
 * The values of cities to all seats. They depend on a few small numbers, which repeat all the time in a search, so they are
 * remembered by these numbers.
 */
export class CityValues {
  readonly values: Float64Array;
  readonly #memo = new Memo(TABLE_BITS, MOST_SEATS * SEAT_VALUES, CITY_COUNT);
  readonly #match: FastMatch;
  readonly #known: MatchValues;
  readonly #payout: readonly number[];
  readonly #worship = new Int32Array(MOST_SEATS);
  readonly #final = new Int32Array(MOST_SEATS);
  /** Characters of the seats, or other numbers in the same order. */
  readonly ties = new Int32Array(MOST_SEATS);

  constructor(match: FastMatch, known: MatchValues) {
    this.#match = match;
    this.#known = known;
    this.#payout = PAYOUT[match.seats] ?? [];
    this.values = this.#memo.values;
  }

  /** Index in `values` of the values of a city, until the next call for the same city. `ties` must be those of `key.order`. */
  find(city: number, key: CityKey): number {
    const { taken, when, scorings, later, order } = key;
    const rest = (order << 17) | (later << 14) | (scorings << 11) | ((when + 1) << 7) | taken;
    const at = this.#memo.find(key.worship, key.final, rest, city, city);
    if (!this.#memo.known) this.#fill(at, city, key);
    return at;
  }

  #fill(at: number, city: number, key: CityKey): void {
    const { seats, people } = this.#match;
    for (let seat = 0; seat < seats; seat++) {
      this.#worship[seat] = (key.worship >> (8 * seat)) & 255;
      this.#final[seat] = (key.final >> (8 * seat)) & 255;
    }
    for (let seat = 0; seat < seats; seat++)
      if (seat < people) this.#fillSeat(at + SEAT_VALUES * seat, city, key, seat);
    if (people < seats) this.values[at + SEAT_VALUES * BRAHMABOT + NOW] = this.#brahmabot(key);
  }

  #fillSeat(at: number, city: number, key: CityKey, seat: number): void {
    const { values } = this;
    const now = this.#worship[seat]!;
    const before = this.#estimate(key, seat, now);
    values[at + NOW] = before;
    values[at + ONE_MORE] = this.#estimate(key, seat, now + 1);
    values[at + ONE_LESS] = now === 0 ? 0 : this.#estimate(key, seat, now - 1);
    values[at + STATUE] = this.#statue(city, key, seat, before);
    values[at + FLAG] = flagValue(now - bestOther(this.#worship, this.#match.seats, seat));
  }

  /** As `estimateCity`. */
  #estimate(key: CityKey, seat: number, own: number): number {
    const coin = this.#known.coins[key.later]!;
    const rank = estimateRank(this.#payout, coin, key.when, own, this.#ahead(seat, own));
    return rank + this.#majority(key, seat, own);
  }

  /** As `seatsAhead`. */
  #ahead(seat: number, own: number): number {
    const ties = this.ties;
    let ahead = 0;
    for (let other = 0; other < this.#match.seats; other++) {
      if (other === seat) continue;
      const theirs = this.#worship[other]!;
      if (theirs > own || (theirs === own && ties[other]! < ties[seat]!)) ahead++;
    }
    return ahead;
  }

  /** As `estimateMajority`. */
  #majority(key: CityKey, seat: number, own: number): number {
    const match = this.#match;
    if (!majorityCounts(match, seat)) return 0;
    return estimateLead(match, key.scorings, own, own - bestOther(this.#final, match.seats, seat));
  }

  /** As `estimateStatue`. */
  #statue(city: number, key: CityKey, seat: number, before: number): number {
    const { statue } = this.#known;
    const free = ~key.taken;
    const now = this.#worship[seat]!;
    const centre = ((free >> CENTRE_SITE) & 1) !== 0;
    let best = centre ? statue + this.#estimate(key, seat, now + 3) - before : 0;
    if ((free & EXTERNAL_SITES) === 0) return best;
    const external = statue + this.#estimate(key, seat, now + 2) - before;
    const common = EXTERNAL_SITES & ~(1 << TOP_BONUS) & ~(1 << BOTTOM_BONUS);
    if ((free & common) !== 0) best = Math.max(best, external);
    for (const site of [TOP_BONUS, BOTTOM_BONUS])
      if ((free >> site) & 1) best = Math.max(best, external + this.#known.bonus(key.scorings, city, site));
    return best;
  }

  /** As `estimateBrahmabot` sums it for a city. */
  #brahmabot(key: CityKey): number {
    const own = this.#worship[BRAHMABOT]!;
    const winsTies = this.ties[BRAHMABOT]! < this.ties[HUMAN]!;
    const scoring = scoringPrestige(key.when, own, this.#worship[HUMAN]!, winsTies);
    return scoring + this.#majority(key, BRAHMABOT, own);
  }
}

/** The most points of another seat, at least 0. */
function bestOther(points: Int32Array, seats: number, seat: number): number {
  let best = 0;
  for (let other = 0; other < seats; other++)
    if (other !== seat && points[other]! > best) best = points[other]!;
  return best;
}
