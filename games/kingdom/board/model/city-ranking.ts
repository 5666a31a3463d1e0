/** How a city would be scored. */
interface CityScore {
  readonly ranking: readonly number[];
  readonly lines: readonly CityScoreLine[];
}

/** Seats of a scoring, ranked ones first. */
export function rankedSeats({
  ranking,
  lines,
}: {
  readonly ranking: readonly number[];
  readonly lines: readonly unknown[];
}): number[] {
  return [...ranking, ...lines.map((_, seat) => seat).filter((seat) => !ranking.includes(seat))];
}

/** How a city would be scored now, and after the previewed target. */
export function compareRankings(before: CityScore, after: CityScore): CityRanking {
  return { order: rankedSeats(after), before: before.lines, after: after.lines };
}

/** One seat's line of a city scoring. */
export interface CityScoreLine {
  readonly seat: number;
  /** From 1; 0 without points. */
  readonly rank: number;
  readonly total: number;
  readonly tied: boolean;
  readonly coins: number;
  /** Prestige that an automaton takes instead of coins. */
  readonly prestige?: number;
  readonly character: number;
}

/** How a city would be scored: now, and after the previewed target. */
export interface CityRanking {
  /** Seats in the order after the previewed target: ranked ones first. */
  readonly order: readonly number[];
  /** By seat. */
  readonly before: readonly CityScoreLine[];
  readonly after: readonly CityScoreLine[];
}
