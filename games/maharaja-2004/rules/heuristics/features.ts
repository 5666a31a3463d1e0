import {
  fullVillages,
  occupiedVillages,
  rankCertainty,
  scoringOrder,
  seatsAhead,
} from '../../../kingdom/rules/index.ts';
import { BOXES, CITY_COUNT } from '../../data/components.ts';
import { lastRound, listOrder } from '../position.ts';
import { countPoints, payoutOf } from '../standing.ts';
import type { View } from '../types.ts';

/**
 * The features of a position that all estimates use, computed once: when each city will be scored, and each seat's
 * points there. All values are in palaces.
 */
export interface Features {
  readonly position: View;
  /** Number of city scorings still to come, including this round's until it is done. */
  readonly scorings: number;
  /** Whether this round's scoring is still to come. */
  readonly pending: boolean;
  /** Value of a gold piece that is left after this round. */
  readonly coin: number;
  /** When each city will be scored, by the governors' boxes: 0 next, −1 never. */
  readonly when: readonly number[];
  /**
   * Points in the next scoring, at `city * seats + seat`. Outside the Maharaja's city they exclude the architect, who
   * may leave.
   */
  readonly points: readonly number[];
  /** Each seat's number for ties. */
  readonly order: readonly number[];
  /** Villages with at least one house, and with two, one bit each. */
  readonly occupied: number;
  readonly full: number;
}

/** Average gold that a seat gets in a round; it decides how soon somebody can build the last palace. */
const GOLD_A_ROUND = 9;
/** Average gold that a palace costs, with tolls. */
const GOLD_A_PALACE = 12.5;

/** Whether this round's scoring is still to come. */
function scoringPending({ phase, round }: View): boolean {
  return round > 0 && phase !== 'over';
}

export function readFeatures(position: View): Features {
  const pending = scoringPending(position);
  const scorings = position.phase === 'over' ? 0 : roundsLeft(position) + (pending ? 1 : 0);
  const { seats } = position;
  const points: number[] = [];
  for (let city = 0; city < CITY_COUNT; city++)
    for (let seat = 0; seat < seats; seat++) {
      const stays = city === position.maharaja || position.architects[seat] !== city;
      points.push(countPoints(position, seat, city) - (stays ? 0 : 1));
    }
  return {
    position,
    scorings,
    pending,
    coin: estimateCoin(pending ? scorings - 1 : scorings),
    when: scoringOrder(position.boxes, scorings, pending ? position.maharaja : -1),
    points,
    order: listOrder(position),
    occupied: occupiedVillages(position),
    full: fullVillages(position),
  };
}

/** Value of a gold piece that can be spent in `rounds` more rounds. At the end it only breaks ties. */
function estimateCoin(rounds: number): number {
  if (rounds <= 0) return 0.002;
  return rounds === 1 ? 0.055 : 0.066;
}

/** Rounds after this one, until a governor reaches the topmost box, the last round or the last palace. */
function roundsLeft(position: View): number {
  const { round, variants, boxes, palaces, gold, governorAtTop } = position;
  if (governorAtTop) return 0;
  let least = Math.min(lastRound(variants) - round, BOXES - 1 - Math.max(...boxes));
  for (let seat = 0; seat < palaces.length; seat++) {
    const left = palaces[seat]!;
    const short = (left * GOLD_A_PALACE - gold[seat]!) / GOLD_A_ROUND;
    least = Math.min(least, Math.max(Math.ceil(left / 2), Math.round(short)));
  }
  return Math.max(0, least);
}

/** Value of a city to `seat` if it has `own` points there, in the city's next scoring. */
export function estimateCity(features: Features, city: number, seat: number, own: number): number {
  const when = features.when[city]!;
  if (when < 0 || own === 0) return 0;
  const payout = payoutOf(features.position.seats);
  const rank = seatsAhead(features.points, features.order, city, seat, own);
  const middle = payout[features.position.seats >> 1]!;
  // Rivals' points will have changed before later scorings, so only the seat's own points count.
  const open = (own / (own + 2)) * 1.7 * middle;
  const sure = rankCertainty(when);
  const gold = sure * payout[rank]! + (1 - sure) * open;
  return (1 - 0.07 * when) * gold * estimateCoin(features.scorings - 1 - when);
}
