import type { CityRanking, CityScoreLine } from '../board-context.ts';

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

/** How a city would be scored now, and after what is aimed at. */
export function compareRankings(before: CityScore, after: CityScore): CityRanking {
  return { order: rankedSeats(after), before: before.lines, after: after.lines };
}
