import { afterMoves, cityScoring, type OpenMove, type View } from '@durbar/maharaja-2020';
import type { Standing } from '../../kingdom/court.ts';
import { standingFrom } from '../../kingdom/model/standing.ts';

/** How a city would be scored now, and after these moves of the seat in turn. */
export function standingOf(position: View, city: number, moves: readonly OpenMove[]): Standing {
  const before = cityScoring(position, city);
  return standingFrom(before, moves.length === 0 ? before : cityScoring(afterMoves(position, moves), city));
}
