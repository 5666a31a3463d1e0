/** The scoring of a city. */
interface CityScore {
  readonly ranking: readonly number[];
  readonly lines: readonly CityScoreLine[];
}

/** Seats of a scoring, those with a rank first. */
export function rankedSeats({
  ranking,
  lines,
}: {
  readonly ranking: readonly number[];
  readonly lines: readonly unknown[];
}): number[] {
  return [...ranking, ...lines.map((_, seat) => seat).filter((seat) => !ranking.includes(seat))];
}

/** Compares the ranking of a city now with the ranking after the previewed target. */
export function compareRankings(before: CityScore, after: CityScore): CityRanking {
  return { order: rankedSeats(after), before: before.lines, after: after.lines };
}

/** One seat's line of a city scoring. */
export interface CityScoreLine {
  readonly seat: number;
  /** Rank from 1; 0 without points. */
  readonly rank: number;
  readonly total: number;
  readonly tied: boolean;
  readonly coins: number;
  /** Prestige that an automaton gets instead of coins. */
  readonly prestige?: number;
  readonly character: number;
}

/** The ranking of a city now and after the previewed target. */
export interface CityRanking {
  /** Seats in their order after the previewed target, those with a rank first. */
  readonly order: readonly number[];
  /** Lines by seat. */
  readonly before: readonly CityScoreLine[];
  readonly after: readonly CityScoreLine[];
}
