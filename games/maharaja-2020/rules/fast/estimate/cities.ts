import { Memo } from '../../../../kingdom/rules/fast/index.ts';
import {
  BOTTOM_BONUS,
  CENTRE_SITE,
  CITY_COUNT,
  PAYOUT,
  ROUNDS,
  SITE_COUNT,
  TOP_BONUS,
} from '../../../data/components.ts';
import { BRAHMABOT, HUMAN } from '../../brahmabot/types.ts';
import { flagValue } from '../../heuristics/action-estimates.ts';
import { scoringPrestige } from '../../heuristics/brahmabot-estimate.ts';
import { estimateLead, estimateRank, majorityCounts } from '../../heuristics/features.ts';
import { MOST_SEATS } from '../layout.ts';
import type { FastMatch } from '../match.ts';
import type { MatchValues } from './match-values.ts';

/* Where the values of a seat in a city are, from the index that `CityValues.find` returns plus the seat. */
/** Value of the city with the seat's present worship, and with one point more. */
export const NOW = 0;
export const ONE_MORE = MOST_SEATS;
/** As `estimateStatue`. */
export const STATUE = 2 * MOST_SEATS;
/** As `flagValue`. */
export const FLAG = 3 * MOST_SEATS;
const CITY_VALUES = 4 * MOST_SEATS;

/** Entries of the table for each city, as a power of two. */
const TABLE_BITS = 8;
const PLAIN_SITES = 0b1111110 & ~(1 << TOP_BONUS) & ~(1 << BOTTOM_BONUS);

/* Free sites as far as estimates distinguish them: one bit each. */
const FREE_CENTRE = 1;
const FREE_TOP = 2;
const FREE_BOTTOM = 4;
/** Any site without a bonus. */
const FREE_PLAIN = 8;

/** The free sites, by those taken. */
const FREE_SITES = Int32Array.from({ length: 1 << SITE_COUNT }, (_, taken) => {
  const isFree = (site: number): boolean => ((taken >> site) & 1) === 0;
  return (
    (isFree(CENTRE_SITE) ? FREE_CENTRE : 0) |
    (isFree(TOP_BONUS) ? FREE_TOP : 0) |
    (isFree(BOTTOM_BONUS) ? FREE_BOTTOM : 0) |
    ((PLAIN_SITES & ~taken) === 0 ? 0 : FREE_PLAIN)
  );
});

/** Whether a site has no bonus and is not the centre. Estimates are the same for statues on any of these sites of a city. */
export function isPlainSite(site: number): boolean {
  return ((PLAIN_SITES >> site) & 1) !== 0;
}

/** More than the worship points of a seat in a city, and than any lead. */
const MOST_POINTS = 64;
/** Values of `CityTimes.when` are from −1 to below the number of rounds. */
const TIMES = ROUNDS + 1;

/** When a city is scored, and what else its values depend on besides its pieces. */
export interface CityTimes {
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
  /** Characters of the seats, or other numbers in the same order. */
  readonly ties = new Int32Array(MOST_SEATS);
  readonly #memo = new Memo(TABLE_BITS, CITY_VALUES, CITY_COUNT);
  readonly #match: FastMatch;
  readonly #known: MatchValues;
  /** As `estimateRank`, at `((later * TIMES + when + 1) * MOST_POINTS + own) * MOST_SEATS + ahead`. */
  readonly #ranks: Float64Array;
  /** As `estimateLead` of a seat with points, at `scorings * 2 * MOST_POINTS + MOST_POINTS + lead`. */
  readonly #leads: Float64Array;
  /** The last key of each city, and its index. */
  readonly #lastWorship = new Int32Array(CITY_COUNT);
  readonly #lastFinal = new Int32Array(CITY_COUNT);
  readonly #lastRest = new Int32Array(CITY_COUNT).fill(-1);
  readonly #lastAt = new Int32Array(CITY_COUNT);
  /** What is being filled in: points of the seats, and where its tables begin. */
  readonly #worship = new Int32Array(MOST_SEATS);
  readonly #final = new Int32Array(MOST_SEATS);
  #rankAt = 0;
  #leadAt = 0;

  constructor(match: FastMatch, known: MatchValues) {
    this.#match = match;
    this.#known = known;
    this.values = this.#memo.values;
    this.#ranks = listRanks(PAYOUT[match.seats] ?? [], known.coins);
    this.#leads = Float64Array.from({ length: (ROUNDS + 1) * 2 * MOST_POINTS }, (_, i) =>
      estimateLead(match, Math.trunc(i / (2 * MOST_POINTS)), 1, (i % (2 * MOST_POINTS)) - MOST_POINTS),
    );
  }

  /**
   * Index in `values` of the values of a city, until the next call for the same city. `ties` must be those of `order`.
   * @param worship points of the pieces of all seats in the next scoring, and `final` at the end, eight bits each
   * @param taken sites with a statue, one bit each
   * @param when scorings before that of the city; −1 if it is not scored any more
   */
  find(
    city: number,
    worship: number,
    final: number,
    taken: number,
    when: number,
    { scorings, later, order }: CityTimes,
  ): number {
    const free = FREE_SITES[taken]!;
    const rest = (order << 17) | (later << 14) | (scorings << 11) | ((when + 1) << 7) | free;
    if (
      this.#lastRest[city] === rest &&
      this.#lastWorship[city] === worship &&
      this.#lastFinal[city] === final
    )
      return this.#lastAt[city]!;
    const at = this.#memo.find(worship, final, rest, city, city);
    if (!this.#memo.known) this.#fill(at, city, worship, final, rest);
    this.#lastWorship[city] = worship;
    this.#lastFinal[city] = final;
    this.#lastRest[city] = rest;
    this.#lastAt[city] = at;
    return at;
  }

  /** Value of a city to a seat with one point less than in the last call of `find` for the city; at least one. */
  oneLess(city: number, seat: number): number {
    this.#unpack(this.#lastWorship[city]!, this.#lastFinal[city]!, this.#lastRest[city]!);
    return this.#estimate(seat, this.#worship[seat]! - 1, this.#leadOver(seat));
  }

  #unpack(worship: number, final: number, rest: number): void {
    for (let seat = 0; seat < MOST_SEATS; seat++) {
      this.#worship[seat] = (worship >> (8 * seat)) & 255;
      this.#final[seat] = (final >> (8 * seat)) & 255;
    }
    const when = (rest >> 7) & 15;
    this.#rankAt = (((rest >> 14) & 7) * TIMES + when) * MOST_POINTS * MOST_SEATS;
    this.#leadAt = ((rest >> 11) & 7) * 2 * MOST_POINTS + MOST_POINTS;
  }

  #fill(at: number, city: number, worship: number, final: number, rest: number): void {
    this.#unpack(worship, final, rest);
    const { people, seats } = this.#match;
    for (let seat = 0; seat < people; seat++) this.#fillSeat(at + seat, city, seat, rest);
    if (people < seats) this.values[at + BRAHMABOT + NOW] = this.#brahmabot(((rest >> 7) & 15) - 1);
  }

  #fillSeat(at: number, city: number, seat: number, rest: number): void {
    const { values } = this;
    const now = this.#worship[seat]!;
    const rival = this.#leadOver(seat);
    const before = this.#estimate(seat, now, rival);
    values[at + NOW] = before;
    values[at + ONE_MORE] = this.#estimate(seat, now + 1, rival);
    values[at + STATUE] = this.#statue(city, seat, rest, rival, before);
    values[at + FLAG] = flagValue(now - bestOther(this.#worship, this.#match.seats, seat));
  }

  /** The points at the end of the best other seat; −1 if majorities do not count for `seat`. */
  #leadOver(seat: number): number {
    const match = this.#match;
    return majorityCounts(match, seat) ? bestOther(this.#final, match.seats, seat) : -1;
  }

  /** As `estimateCity`. @param rival see `#leadOver` */
  #estimate(seat: number, own: number, rival: number): number {
    const { ties } = this;
    const worship = this.#worship;
    const tie = ties[seat]!;
    let ahead = 0;
    for (let other = 0; other < this.#match.seats; other++) {
      const theirs = worship[other]!;
      if (theirs >= own && other !== seat && (theirs > own || ties[other]! < tie)) ahead++;
    }
    const rank = this.#ranks[this.#rankAt + own * MOST_SEATS + ahead]!;
    return own === 0 || rival < 0 ? rank : rank + this.#leads[this.#leadAt + own - rival]!;
  }

  /** As `estimateStatue`. @param before value of the city without another statue */
  #statue(city: number, seat: number, rest: number, rival: number, before: number): number {
    const { statue } = this.#known;
    const now = this.#worship[seat]!;
    let best = (rest & FREE_CENTRE) === 0 ? 0 : statue + this.#estimate(seat, now + 3, rival) - before;
    if ((rest & (FREE_PLAIN | FREE_TOP | FREE_BOTTOM)) === 0) return best;
    const external = statue + this.#estimate(seat, now + 2, rival) - before;
    if ((rest & FREE_PLAIN) !== 0) best = Math.max(best, external);
    const scorings = (rest >> 11) & 7;
    if ((rest & FREE_TOP) !== 0)
      best = Math.max(best, external + this.#known.bonus(scorings, city, TOP_BONUS));
    if ((rest & FREE_BOTTOM) !== 0)
      best = Math.max(best, external + this.#known.bonus(scorings, city, BOTTOM_BONUS));
    return best;
  }

  /** As `estimateBrahmabot` sums it for a city. */
  #brahmabot(when: number): number {
    const own = this.#worship[BRAHMABOT]!;
    const winsTies = this.ties[BRAHMABOT]! < this.ties[HUMAN]!;
    const scoring = scoringPrestige(when, own, this.#worship[HUMAN]!, winsTies);
    return own === 0 ? scoring : scoring + this.#leads[this.#leadAt + own - this.#final[HUMAN]!]!;
  }
}

/** A table of `estimateRank`. @param coins value of a coin by number of scorings */
function listRanks(payout: readonly number[], coins: Float64Array): Float64Array {
  return Float64Array.from({ length: coins.length * TIMES * MOST_POINTS * MOST_SEATS }, (_, i) => {
    const ahead = i % MOST_SEATS;
    const own = Math.trunc(i / MOST_SEATS) % MOST_POINTS;
    const when = (Math.trunc(i / (MOST_SEATS * MOST_POINTS)) % TIMES) - 1;
    const later = Math.trunc(i / (MOST_SEATS * MOST_POINTS * TIMES));
    return estimateRank(payout, coins[later]!, when, own, ahead);
  });
}

/** The most points of another seat, at least 0. */
function bestOther(points: Int32Array, seats: number, seat: number): number {
  let best = 0;
  for (let other = 0; other < seats; other++)
    if (other !== seat && points[other]! > best) best = points[other]!;
  return best;
}
