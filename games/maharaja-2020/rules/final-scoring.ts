import { mapAt } from '../../kingdom/rules/index.ts';
import { CITY_COUNT, FINAL_SCORINGS } from '../data/components.ts';
import { ADDS, REPLACES_ALL, STANDARD } from './position.ts';
import type { View } from './types.ts';
import { finalWorship, statuesIn } from './worship.ts';

/** The majority of a city in the final scoring. */
export interface Majority {
  readonly city: number;
  /** Worship points of each seat for pieces only. */
  readonly worship: readonly number[];
  /** Seats with the most points; empty if no seat has any. */
  readonly leaders: readonly number[];
  /** Prestige for each of the leaders. */
  readonly prestige: number;
}

/** The rows of the final scoring; lists are prestige by seat (M20-9.1, 10, 11.13). */
export interface FinalScoring {
  readonly received: readonly number[];
  /** Whether statues and coins count; if not, a tile replaces them, and their rows are 0. */
  readonly standardCounts: boolean;
  readonly statues: readonly number[];
  readonly coins: readonly number[];
  /**
   * Majorities by city, including those of the tile `majority3`; empty where a tile replaces them for everybody. Brahmabot
   * keeps them with any tile (M20-10, 11.13).
   */
  readonly majorities: readonly Majority[];
  /** Whether majorities count for a seat, and the prestige they bring. */
  readonly majorityCounts: readonly boolean[];
  readonly majority: readonly number[];
  /** Name of the final scoring tile that has a row of its own, and the prestige it brings; null for none. */
  readonly tile: string | null;
  readonly tilePrestige: readonly number[];
  readonly totals: readonly number[];
}

/** Prestige at the end for a statue, and for the majority in a city (M20-9.1). */
export const STATUE_PRESTIGE = 3;
export const MAJORITY_PRESTIGE = 2;
/** Coins for one prestige at the end. */
export const COINS_A_POINT = 5;

/** Computes the final scoring as if the match ended now. */
export function finalScoring(position: View): FinalScoring {
  const { prestige, statues, coins } = position;
  const standardCounts = !replacesAll(position);
  const tile = FINAL_SCORINGS[position.finalScoring] ?? 'standard';
  const ownRow = tile !== 'standard' && tile !== 'majority3';
  const majorityCounts = prestige.map(
    (_, seat) => !ownRow || position.finalScoringMode === ADDS || seat >= position.people,
  );
  const majorities = majorityCounts.includes(true)
    ? listMajorities(position, tile === 'majority3' ? 3 : MAJORITY_PRESTIGE)
    : [];
  const built = statues.map((left) => (standardCounts ? STATUE_PRESTIGE * (7 - left) : 0));
  const coinPrestige = coins.map((own, seat) => {
    if (!standardCounts) return 0;
    return seat < position.people ? Math.trunc(own / COINS_A_POINT) : Math.min(1, own);
  });
  const majority = majorityCounts.map((counts, seat) =>
    counts ? sum(majorities.map((one) => (one.leaders.includes(seat) ? one.prestige : 0))) : 0,
  );
  const byTile = prestige.map((_, seat) => tilePrestige(position, seat));
  return {
    received: prestige.slice(),
    standardCounts,
    statues: built,
    coins: coinPrestige,
    majorities,
    majorityCounts,
    majority,
    tile: ownRow ? tile : null,
    tilePrestige: byTile,
    totals: prestige.map(
      (own, seat) => own + built[seat]! + coinPrestige[seat]! + majority[seat]! + byTile[seat]!,
    ),
  };
}

/**
 * Whether the final scoring consists of its tile alone, in addition to the prestige received during the match (M20-10).
 */
export function replacesAll({
  finalScoring: tile,
  finalScoringMode,
}: Pick<View, 'finalScoring' | 'finalScoringMode'>): boolean {
  return tile !== STANDARD && finalScoringMode === REPLACES_ALL;
}

/** @param alone prestige for leading alone; seats that tie get one less */
function listMajorities(position: View, alone: number): Majority[] {
  return Array.from({ length: CITY_COUNT }, (_, city) => {
    const worship = finalWorship(position, city);
    const most = Math.max(...worship);
    const leaders = worship.flatMap((points, seat) => (points === most && most > 0 ? [seat] : []));
    return { city, worship, leaders, prestige: leaders.length > 1 ? alone - 1 : alone };
  });
}

const cities = Array.from({ length: CITY_COUNT }, (_, city) => city);

/** Prestige of the tiles that have a row of their own. */
const TILES = {
  presence1: (position: View, seat: number): number =>
    cities.filter(
      (city) => position.shrines[seat * CITY_COUNT + city]! > 0 || statuesIn(position, seat, city) > 0,
    ).length,
  roads2: (position: View, seat: number): number => {
    const { roadVillages, roadSecond } = mapAt(position);
    const own = position.villages[seat]!;
    return (
      2 * roadVillages.filter((villages, r) => roadSecond[r]! >= 0 && (own & villages) === villages).length
    );
  },
  twoStatues2: (position: View, seat: number): number =>
    2 * cities.filter((city) => statuesIn(position, seat, city) >= 2).length,
  // Subtracting from 0 gives 0, not −0, if nothing is left.
  shrinesLeft: (position: View, seat: number): number => 0 - position.supply[seat]!,
} as const;

/** Prestige of `seat` by the final scoring tile, if it has a row of its own; else 0. */
export function tilePrestige(position: View, seat: number): number {
  const tile = FINAL_SCORINGS[position.finalScoring] ?? 'standard';
  return tile === 'standard' || tile === 'majority3' ? 0 : TILES[tile](position, seat);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
