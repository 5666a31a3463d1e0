import { afterMoves, cityScoring, type OpenMove, type View, type WorshipLine } from '@durbar/maharaja-2020';

/** How a city would be scored: now, and after what is aimed at. */
export interface Standing {
  readonly city: number;
  /** Seats in the order of what is aimed at: ranked ones first. */
  readonly order: readonly number[];
  readonly before: readonly WorshipLine[];
  readonly after: readonly WorshipLine[];
}

/** How a city would be scored now, and after these moves of the seat in turn. */
export function standingOf(position: View, city: number, moves: readonly OpenMove[]): Standing {
  const before = cityScoring(position, city);
  const after = moves.length === 0 ? before : cityScoring(afterMoves(position, moves), city);
  const rest = after.lines.map(({ seat }) => seat).filter((seat) => !after.ranking.includes(seat));
  return { city, order: [...after.ranking, ...rest], before: before.lines, after: after.lines };
}
