import type { ScoreLine, Standing } from '../court.ts';

/** How a city would be scored. */
interface CityScore {
  readonly ranking: readonly number[];
  readonly lines: readonly ScoreLine[];
}

/** Seats of a scoring, ranked ones first. */
export function inOrderOf({
  ranking,
  lines,
}: {
  readonly ranking: readonly number[];
  readonly lines: readonly unknown[];
}): number[] {
  return [...ranking, ...lines.map((_, seat) => seat).filter((seat) => !ranking.includes(seat))];
}

/** How a city would be scored now, and after what is aimed at. */
export function standingFrom(before: CityScore, after: CityScore): Standing {
  return { order: inOrderOf(after), before: before.lines, after: after.lines };
}
