import { seatsAhead, sureAt, visits } from '../../../kingdom/rules/index.ts';
import {
  CENTRE_SITE,
  CITY_COUNT,
  PAYOUT,
  ROUNDS,
  SITE_COUNT,
  UNRANKED_COINS,
} from '../../data/components.ts';
import type { Phase, View } from '../types.ts';
import { CENTRE_POINTS, EXTERNAL_POINTS, worship } from '../worship.ts';

/**
 * What an estimate needs of a position, worked out once: which cities will be scored when, and who stands how there. All
 * worths are in prestige points.
 */
export interface Study {
  readonly position: View;
  /** City scorings still to come, the one of this round included while it is not done. */
  readonly scorings: number;
  /** Worth of a coin: a fifth of a point at the end, more while it can still be built with. Now, and after this round. */
  readonly coin: number;
  readonly coinLater: number;
  /** When each city will be scored: 0 next, −1 not any more, as the flags lie. */
  readonly when: readonly number[];
  /** Worship points at `city * seats + seat`, for the scoring to come; and as the final scoring counts. */
  readonly worship: readonly number[];
  readonly final: readonly number[];
  /** Coins by rank as far as there are seats. */
  readonly payout: readonly number[];
  /** Villages with at least one shrine, and with two, one bit each. */
  readonly once: number;
  readonly twice: number;
}

/** Worth of taking a reward tile, about. */
export const REWARD_WORTH = 1.7;
/** Rounds it takes the leader in statues to build one more, about. */
const STATUE_ROUNDS = 1.2;

const PENDING: ReadonlySet<Phase> = new Set(['plan', 'act', 'brahmabot', 'robbed']);

/** Whether this round's scoring is still to come. */
export function scoringPending({ phase, round }: View): boolean {
  return round > 0 && PENDING.has(phase);
}

export function study(position: View): Study {
  const pending = scoringPending(position);
  const scorings = position.phase === 'over' ? 0 : roundsLeft(position) + (pending ? 1 : 0);
  const { seats, villages } = position;
  const final = piecesByCity(position);
  const points = final.slice();
  // Where the priests stand counts in the scoring to come, and so do characters; later ones are open.
  if (pending)
    for (const [seat, own] of worship(position, position.maharaja).entries())
      points[position.maharaja * seats + seat] = own;
  let once = 0;
  let twice = 0;
  for (let seat = 0; seat < seats; seat++) {
    twice |= once & villages[seat]!;
    once |= villages[seat]!;
  }
  return {
    position,
    scorings,
    coin: coinWorth(scorings),
    coinLater: coinWorth(pending ? scorings - 1 : scorings),
    when: visits(position.flags, scorings, pending ? position.maharaja : -1),
    worship: points,
    final,
    payout: PAYOUT[seats] ?? [],
    once,
    twice,
  };
}

/** Final worship of each seat in each city, at `city * seats + seat`: as `finalWorship` says, in one go. */
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

function coinWorth(scorings: number): number {
  return 0.2 + 0.025 * Math.min(scorings, 6);
}

/** Rounds after this one; fewer than seven where somebody is about to build the last statue. */
function roundsLeft({ round, statues }: View): number {
  const fewest = Math.min(...statues);
  return Math.min(ROUNDS - round, Math.ceil(fewest * STATUE_ROUNDS));
}

/** What a city is worth to `seat` with `own` worship points there: coming scoring and majority at the end. */
export function cityWorth(study: Study, city: number, seat: number, own: number): number {
  return scoringWorth(study, city, seat, own) + majorityWorth(study, city, seat, own);
}

function scoringWorth(study: Study, city: number, seat: number, own: number): number {
  const when = study.when[city]!;
  if (when < 0) return 0;
  const { position, coinLater: coin, payout } = study;
  const unranked = UNRANKED_COINS * coin;
  if (own === 0) return (1 - 0.1 * when) * unranked;
  const rank = seatsAhead(study.worship, position.characters, city, seat, own);
  const ranked = payout[rank]! * coin + REWARD_WORTH;
  const middle = payout[position.seats >> 1]! * coin + REWARD_WORTH;
  // Later scorings: others will come too, so points count by themselves.
  const open = unranked + (own / (own + 2)) * 1.4 * (middle - unranked);
  const sure = sureAt(when);
  return (1 - 0.1 * when) * (sure * ranked + (1 - sure) * open);
}

/** What the majority of a city may bring at the end; Brahmabot's counts beside any tile (M20-10). */
export function majorityWorth(
  { position, final, scorings }: Study,
  city: number,
  seat: number,
  own: number,
): number {
  if (position.finalScoring > 1 && !position.finalAdds && seat < position.people) return 0;
  if (own === 0) return 0;
  const { seats } = position;
  let best = 0;
  for (let other = 0; other < seats; other++)
    if (other !== seat) best = Math.max(best, final[city * seats + other]!);
  const alone = position.finalScoring === 1 ? 3 : 2;
  const lead = own - best;
  const sure = 1 - 0.1 * Math.min(scorings, 6);
  const now = lead > 0 ? alone : lead === 0 ? alone - 1 : 0;
  // Not sure yet: a bigger lead keeps better, a smaller lag can be made good.
  const open = alone * Math.min(1, Math.max(0, 0.45 + 0.15 * lead));
  return sure * now + (1 - sure) * open;
}
