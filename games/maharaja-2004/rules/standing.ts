import { rankByPoints } from '../../kingdom/rules/index.ts';
import { CITY_COUNT, INNER_SITE, PAYOUT, SITE_COUNT, SOLE_SCORER_GOLD } from '../data/components.ts';
import { cardBit, isHome, listOrder, SADHU } from './position.ts';
import type { Standing, View } from './types.ts';

/** Points of an inner palace, and of an outer one without and with the Sadhu (M04-7, 8.1). */
export const INNER_POINTS = 3;
const OUTER_POINTS = 1;
const SADHU_POINTS = 2;

/** Outer palaces of `seat` in a city. */
function outerPalaces(position: View, seat: number, city: number): number {
  const end = (city + 1) * SITE_COUNT;
  let count = 0;
  for (let at = city * SITE_COUNT + INNER_SITE + 1; at < end; at++) if (position.sites[at] === seat) count++;
  return count;
}

/** Whether `seat` built the inner palace of a city. */
function innerPalace(position: View, seat: number, city: number): boolean {
  return position.sites[city * SITE_COUNT + INNER_SITE] === seat;
}

/** Points of an outer palace of `seat`. */
export function outerPoints(position: View, seat: number): number {
  return outerPointsWith(position.cards[seat]!);
}

/** Points of an outer palace of a seat with these characters. */
export function outerPointsWith(cards: number): number {
  return (cards & cardBit(SADHU)) === 0 ? OUTER_POINTS : SADHU_POINTS;
}

/** Points of `seat` if a city were scored now (M04-8.1, 10.5). */
function countPoints(position: View, seat: number, city: number): number {
  return (
    (innerPalace(position, seat, city) ? INNER_POINTS : 0) +
    outerPalaces(position, seat, city) * outerPoints(position, seat) +
    position.houses[seat * CITY_COUNT + city]! +
    (position.architects[seat] === city ? 1 : 0) +
    (isHome(position, seat, city) ? 1 : 0)
  );
}

/** The scoring of a city as it is now. */
export interface CityScoring {
  /** Seats with points, first to last. */
  readonly ranking: readonly number[];
  /** Lines by seat. */
  readonly lines: readonly Standing[];
}

/** Gold by rank, without the bonus of a single scorer (M04-8.2). */
export function payoutOf(seats: number): readonly number[] {
  return PAYOUT[seats] ?? [];
}

/** Seats with points in a city, first to last, ties to the lower character (M04-8.1). */
export function rankingIn(position: View, city: number): number[] {
  return rankByPoints(
    position.cards.map((_, seat) => countPoints(position, seat, city)),
    listOrder(position),
  );
}

/** Gold for each rank from 1; a single seat with points gets more (M04-8.2). */
export function goldByRank(seats: number, ranked: number): readonly number[] {
  const payout = payoutOf(seats);
  return ranked === 1 ? [payout[0]! + SOLE_SCORER_GOLD] : payout;
}

/** Scores a city as it is now: points by source, ranks, ties and gold (M04-8). */
export function cityScoring(position: View, city: number): CityScoring {
  const totals = position.cards.map((_, seat) => countPoints(position, seat, city));
  const order = listOrder(position);
  const ranking = rankingIn(position, city);
  const gold = goldByRank(position.seats, ranking.length);
  const lines = totals.map((total, seat): Standing => {
    const rank = ranking.indexOf(seat) + 1;
    return {
      seat,
      inner: innerPalace(position, seat, city) ? INNER_POINTS : 0,
      outer: outerPalaces(position, seat, city) * outerPoints(position, seat),
      houses: position.houses[seat * CITY_COUNT + city]!,
      architect: position.architects[seat] === city ? 1 : 0,
      home: isHome(position, seat, city) ? 1 : 0,
      total,
      rank,
      tied: rank > 0 && totals.filter((other) => other === total).length > 1,
      character: order[seat]! + 1,
      gold: rank > 0 ? gold[rank - 1]! : 0,
      alone: rank > 0 && ranking.length === 1 ? SOLE_SCORER_GOLD : 0,
    };
  });
  return { ranking, lines };
}
