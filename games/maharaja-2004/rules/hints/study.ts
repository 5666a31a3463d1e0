import { fullVillages, seatsAhead, settledVillages, sureAt, visits } from '../../../kingdom/rules/index.ts';
import { BOXES, CITY_COUNT } from '../../data/components.ts';
import { lastRound, orderOf } from '../position.ts';
import { payoutOf, pointsOf } from '../standing.ts';
import type { View } from '../types.ts';

/**
 * What an estimate needs of a position, worked out once: which cities will be scored when, and who stands how there. All
 * worths are in palaces.
 */
export interface Study {
  readonly position: View;
  /** City scorings still to come, the one of this round included while it is not done. */
  readonly scorings: number;
  /** Whether this round's scoring is still to come. */
  readonly pending: boolean;
  /** Worth of a gold piece that is left after this round. */
  readonly coin: number;
  /** When each city will be scored: 0 next, −1 not any more, as the governors lie. */
  readonly when: readonly number[];
  /** Points at `city * seats + seat`, for the scoring to come; elsewhere without the architect, who may go. */
  readonly points: readonly number[];
  /** Each seat's number in ties. */
  readonly order: readonly number[];
  /** Villages with at least one house, and with two, one bit each. */
  readonly once: number;
  readonly twice: number;
}

/** Gold that a round brings a seat, about: what decides how soon somebody has built the last palace. */
const GOLD_A_ROUND = 9;
/** What a palace takes, tolls included. */
const GOLD_A_PALACE = 12.5;

/** Whether this round's scoring is still to come. */
function scoringPending({ phase, round }: View): boolean {
  return round > 0 && phase !== 'over';
}

export function study(position: View): Study {
  const pending = scoringPending(position);
  const scorings = position.phase === 'over' ? 0 : roundsLeft(position) + (pending ? 1 : 0);
  const { seats } = position;
  const points: number[] = [];
  for (let city = 0; city < CITY_COUNT; city++)
    for (let seat = 0; seat < seats; seat++) {
      const stays = city === position.maharaja || position.architects[seat] !== city;
      points.push(pointsOf(position, seat, city) - (stays ? 0 : 1));
    }
  return {
    position,
    scorings,
    pending,
    coin: coinWorth(pending ? scorings - 1 : scorings),
    when: visits(position.boxes, scorings, pending ? position.maharaja : -1),
    points,
    order: orderOf(position),
    once: settledVillages(position),
    twice: fullVillages(position),
  };
}

/** Worth of a gold piece with so many rounds to come in which it can be spent. At the end it only breaks ties. */
function coinWorth(rounds: number): number {
  if (rounds <= 0) return 0.002;
  return rounds === 1 ? 0.055 : 0.066;
}

/** Rounds after this one: by the box the topmost governor has still to go, the last round, or the last palace. */
function roundsLeft(position: View): number {
  const { round, variants, boxes, palaces, gold, summit } = position;
  if (summit) return 0;
  let least = Math.min(lastRound(variants) - round, BOXES - 1 - Math.max(...boxes));
  for (let seat = 0; seat < palaces.length; seat++) {
    const left = palaces[seat]!;
    const short = (left * GOLD_A_PALACE - gold[seat]!) / GOLD_A_ROUND;
    least = Math.min(least, Math.max(Math.ceil(left / 2), Math.round(short)));
  }
  return Math.max(0, least);
}

/** What a city is worth to `seat` with `own` points there, in the scoring to come. */
export function cityWorth(known: Study, city: number, seat: number, own: number): number {
  const when = known.when[city]!;
  if (when < 0 || own === 0) return 0;
  const payout = payoutOf(known.position.seats);
  const rank = seatsAhead(known.points, known.order, city, seat, own);
  const middle = payout[known.position.seats >> 1]!;
  // Later scorings: others will come too, so points count by themselves.
  const open = (own / (own + 2)) * 1.7 * middle;
  const sure = sureAt(when);
  const gold = sure * payout[rank]! + (1 - sure) * open;
  return (1 - 0.07 * when) * gold * coinWorth(known.scorings - 1 - when);
}
