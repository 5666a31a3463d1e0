import { rankCertainty, scoringOrder, seatsAhead } from '../../../kingdom/rules/index.ts';
import {
  CENTRE_SITE,
  CITY_COUNT,
  PAYOUT,
  ROUNDS,
  SITE_COUNT,
  UNRANKED_COINS,
} from '../../data/components.ts';
import { replacesAll } from '../final-scoring.ts';
import { ADDS, MAJORITY_3 } from '../position.ts';
import type { Phase, View } from '../types.ts';
import { CENTRE_POINTS, EXTERNAL_POINTS, worship } from '../worship.ts';

/**
 * Features of a position that all estimates use, computed once: when each city will be scored, and the worship in each. All
 * values are in prestige points.
 */
export interface Features {
  readonly position: View;
  /** Number of city scorings still to come, including this round's until it is done. */
  readonly scorings: number;
  /** Prestige of a statue in the final scoring: 3, or 0 if only the final scoring tile counts. */
  readonly statue: number;
  /** Value of a coin, now and after this round: a fifth of a point at the end, more while there are pieces to build. */
  readonly coin: number;
  readonly coinLater: number;
  /** When each city will be scored, by the present flags: 0 next, −1 not any more. */
  readonly when: readonly number[];
  /** Worship points at `city * seats + seat`: for the next scoring, and for the final scoring. */
  readonly worship: readonly number[];
  readonly final: readonly number[];
  /** Coins by rank for this number of seats. */
  readonly payout: readonly number[];
  /** Villages with at least one shrine, and with two, one bit each. */
  readonly occupied: number;
  readonly full: number;
}

/** Approximate value of a reward tile. */
export const REWARD_VALUE = 1.7;
/** Approximate number of rounds that the leader in statues needs for one more. */
const STATUE_ROUNDS = 1.2;
/** Prestige of a statue in the final scoring, if statues count there. */
const STATUE_VALUE = 3;

const PENDING: ReadonlySet<Phase> = new Set(['plan', 'act', 'brahmabot', 'robbed']);

/** Whether this round's scoring is still to come. */
export function scoringPending({ phase, round }: View): boolean {
  return round > 0 && PENDING.has(phase);
}

export function extractFeatures(position: View): Features {
  const pending = scoringPending(position);
  const scorings = position.phase === 'over' ? 0 : roundsLeft(position) + (pending ? 1 : 0);
  const { seats, villages } = position;
  const final = piecesByCity(position);
  const points = final.slice();
  // Priests and characters count in the pending scoring; for later scorings they are unknown.
  if (pending)
    for (const [seat, own] of worship(position, position.maharaja).entries())
      points[position.maharaja * seats + seat] = own;
  let occupied = 0;
  let full = 0;
  for (let seat = 0; seat < seats; seat++) {
    full |= occupied & villages[seat]!;
    occupied |= villages[seat]!;
  }
  return {
    position,
    scorings,
    statue: statueValue(position),
    coin: coinValue(position, scorings),
    coinLater: coinValue(position, pending ? scorings - 1 : scorings),
    when: scoringOrder(position.flags, scorings, pending ? position.maharaja : -1),
    worship: points,
    final,
    payout: PAYOUT[seats] ?? [],
    occupied,
    full,
  };
}

/** Final worship of each seat in each city, at `city * seats + seat`: `finalWorship` of all cities in one pass. */
function piecesByCity({ seats, sites, shrines, priests }: View): number[] {
  const points = new Array<number>(CITY_COUNT * seats).fill(0);
  for (let i = 0; i < sites.length; i++) {
    const seat = sites[i]!;
    if (seat < 0) continue;
    const city = Math.trunc(i / SITE_COUNT);
    const at = city * seats + seat;
    points[at] = points[at]! + (i % SITE_COUNT === CENTRE_SITE ? CENTRE_POINTS : EXTERNAL_POINTS);
  }
  for (let seat = 0; seat < seats; seat++) {
    for (let city = 0; city < CITY_COUNT; city++) {
      const at = city * seats + seat;
      points[at] = points[at]! + shrines[seat * CITY_COUNT + city]!;
    }
    const priest = priests[seat]!;
    if (priest < CITY_COUNT) points[priest * seats + seat] = points[priest * seats + seat]! + 1;
  }
  return points;
}

/** What a match says about its final scoring. */
export type FinalOptions = Pick<View, 'finalScoring' | 'finalScoringMode'>;

/** Prestige of a statue in the final scoring: none if only the tile counts (M20-10). */
export function statueValue(options: FinalOptions): number {
  return replacesAll(options) ? 0 : STATUE_VALUE;
}

/** Value of a coin with so many scorings to come. A remaining coin has none if only the final scoring tile counts (M20-10). */
export function coinValue(options: FinalOptions, scorings: number): number {
  if (scorings === 0 && replacesAll(options)) return 0;
  return 0.2 + 0.025 * Math.min(scorings, 6);
}

function roundsLeft({ round, statues }: View): number {
  return roundsAfter(round, Math.min(...statues));
}

/**
 * Number of rounds after this one; fewer if a seat will soon build its last statue.
 * @param fewest statues left of the seat that has fewest
 */
export function roundsAfter(round: number, fewest: number): number {
  return Math.min(ROUNDS - round, Math.ceil(fewest * STATUE_ROUNDS));
}

/** Value of a city to `seat` with `own` worship points there: its next scoring and its majority at the end. */
export function estimateCity(features: Features, city: number, seat: number, own: number): number {
  return estimateScoring(features, city, seat, own) + estimateMajority(features, city, seat, own);
}

function estimateScoring(features: Features, city: number, seat: number, own: number): number {
  const { position, coinLater, payout } = features;
  const ahead = seatsAhead(features.worship, position.characters, city, seat, own);
  return estimateRank(payout, coinLater, features.when[city]!, own, ahead);
}

/**
 * Value of a city's next scoring to a seat.
 * @param payout coins by rank for the number of seats
 * @param coin value of a coin after the scoring
 * @param when as in `Features.when`, for this city
 * @param own worship points of the seat; `ahead` is the number of seats that are ahead of it with them
 */
export function estimateRank(
  payout: readonly number[],
  coin: number,
  when: number,
  own: number,
  ahead: number,
): number {
  if (when < 0) return 0;
  const unranked = UNRANKED_COINS * coin;
  if (own === 0) return (1 - 0.1 * when) * unranked;
  const ranked = payout[ahead]! * coin + REWARD_VALUE;
  const middle = payout[payout.length >> 1]! * coin + REWARD_VALUE;
  // Other seats may build there before a later scoring, so the seat's own points count by themselves.
  const open = unranked + (own / (own + 2)) * 1.4 * (middle - unranked);
  const sure = rankCertainty(when);
  return (1 - 0.1 * when) * (sure * ranked + (1 - sure) * open);
}

/** Value of the majority of a city at the end; Brahmabot's counts with any tile (M20-10). */
export function estimateMajority(
  { position, final, scorings }: Features,
  city: number,
  seat: number,
  own: number,
): number {
  if (!majorityCounts(position, seat)) return 0;
  const { seats } = position;
  let best = 0;
  for (let other = 0; other < seats; other++)
    if (other !== seat) best = Math.max(best, final[city * seats + other]!);
  return estimateLead(position, scorings, own, own - best);
}

/** Whether the majorities of cities bring `seat` prestige at the end. */
export function majorityCounts(
  { finalScoring, finalScoringMode, people }: FinalOptions & Pick<View, 'people'>,
  seat: number,
): boolean {
  return finalScoring <= MAJORITY_3 || finalScoringMode === ADDS || seat >= people;
}

/** Value at the end of `own` worship points in a city, by their lead over the best other seat. */
export function estimateLead(
  { finalScoring }: FinalOptions,
  scorings: number,
  own: number,
  lead: number,
): number {
  if (own === 0) return 0;
  const alone = finalScoring === MAJORITY_3 ? 3 : 2;
  const sure = 1 - 0.1 * Math.min(scorings, 6);
  const now = lead > 0 ? alone : lead === 0 ? alone - 1 : 0;
  // Before the end, a bigger lead is safer, and a smaller lag is easier to make up.
  const open = alone * Math.min(1, Math.max(0, 0.45 + 0.15 * lead));
  return sure * now + (1 - sure) * open;
}
