import { rankByPoints } from '../../kingdom/rules/index.ts';
import { FIRST_PRESTIGE, SECOND_PRESTIGE } from '../data/brahmabot.ts';
import { CENTRE_SITE, CITY_COUNT, PAYOUT, SITE_COUNT, UNRANKED_COINS } from '../data/components.ts';
import { has, WEAK_EXTERNALS } from './position.ts';
import type { View, WorshipLine } from './types.ts';

/** Worship points of a statue on the centre site, and on an external one. */
export const CENTRE_POINTS = 3;
export const EXTERNAL_POINTS = 2;

/** Statues of `seat` on the external sites of a city. */
function externals(position: View, seat: number, city: number): number {
  let count = 0;
  for (let site = CENTRE_SITE + 1; site < SITE_COUNT; site++)
    if (position.sites[city * SITE_COUNT + site] === seat) count++;
  return count;
}

/** Whether `seat` built on the centre site of a city. */
function centre(position: View, seat: number, city: number): boolean {
  return position.sites[city * SITE_COUNT + CENTRE_SITE] === seat;
}

/** Statues of `seat` in a city. */
export function statuesIn(position: View, seat: number, city: number): number {
  return externals(position, seat, city) + (centre(position, seat, city) ? 1 : 0);
}

/** Points of pieces alone: statues, shrines, priest. @param externalPoints of one external statue */
function piecePoints(position: View, seat: number, city: number, externalPoints: number): number {
  return (
    (centre(position, seat, city) ? CENTRE_POINTS : 0) +
    externals(position, seat, city) * externalPoints +
    position.shrines[seat * CITY_COUNT + city]! +
    (position.priests[seat] === city ? 1 : 0)
  );
}

/**
 * Worship points of pieces only, as Brahmabot compares them: external statues count as in a city scoring (M20-11.8).
 */
export function pieceWorship(position: View, seat: number, city: number): number {
  return piecePoints(position, seat, city, externalPoints(position));
}

/** Points of an external statue in a city scoring (M20-7.1, 10). */
function externalPoints(position: View): number {
  return (position.rules & WEAK_EXTERNALS) !== 0 ? 1 : EXTERNAL_POINTS;
}

/** Points for characters 5, 7 and 8, held or by token (M20-7.1). */
function characterPoints(position: View, seat: number, city: number): number {
  let points = 0;
  if (position.priests[seat] === city && has(position, seat, 5)) points++;
  if (has(position, seat, 7)) points += position.shrines[seat * CITY_COUNT + city]! >> 1;
  if (has(position, seat, 8)) points++;
  return points;
}

/** Worship points of each seat if a city were scored now (M20-7.1). */
export function worship(position: View, city: number): number[] {
  const external = externalPoints(position);
  return position.characters.map(
    (_, seat) => piecePoints(position, seat, city, external) + characterPoints(position, seat, city),
  );
}

/** Worship points of each seat in the final scoring: pieces only, external statues always 2 (M20-9.1, 10). */
export function finalWorship(position: View, city: number): number[] {
  return position.characters.map((_, seat) => piecePoints(position, seat, city, EXTERNAL_POINTS));
}

/** The scoring of a city. */
export interface CityScoring {
  /** Ranked seats, first to last. */
  readonly ranking: readonly number[];
  /** Lines by seat. */
  readonly lines: readonly WorshipLine[];
}

/** Scores a city as it is now: points by source, ranks, ties, coins and prestige (M20-7.1 to 7.3, 11.11). */
export function cityScoring(position: View, city: number): CityScoring {
  const totals = worship(position, city);
  const ranking = rankByPoints(totals, position.characters);
  const external = externalPoints(position);
  const lines = totals.map((total, seat): WorshipLine => {
    const rank = ranking.indexOf(seat) + 1;
    return {
      seat,
      centre: centre(position, seat, city) ? CENTRE_POINTS : 0,
      external: externals(position, seat, city) * external,
      shrines: position.shrines[seat * CITY_COUNT + city]!,
      priest: position.priests[seat] === city ? 1 : 0,
      characters: characterPoints(position, seat, city),
      total,
      rank,
      tied: rank > 0 && totals.filter((other) => other === total).length > 1,
      character: position.characters[seat]!,
      coins: coinsFor(position, seat, rank, ranking.length),
      prestige: prestigeFor(position, seat, rank, ranking.length),
    };
  });
  return { ranking, lines };
}

/**
 * Coins for a rank (M20-7.3); Brahmabot gets some only if no seat has a rank (M20-11.11).
 * @param rank 0 for none
 * @param ranked number of seats with a rank
 */
export function coinsFor(
  { people, seats }: Pick<View, 'people' | 'seats'>,
  seat: number,
  rank: number,
  ranked: number,
): number {
  if (seat >= people) return ranked > 0 ? 0 : UNRANKED_COINS;
  return rank > 0 ? (PAYOUT[seats]?.[rank - 1] ?? 0) : UNRANKED_COINS;
}

/** Brahmabot's prestige for a rank; people get none (M20-11.11). @param ranked number of seats with a rank */
export function prestigeFor(
  { people }: Pick<View, 'people'>,
  seat: number,
  rank: number,
  ranked: number,
): number {
  if (seat < people) return 0;
  if (rank === 1) return FIRST_PRESTIGE;
  return ranked > 0 ? SECOND_PRESTIGE : 0;
}
