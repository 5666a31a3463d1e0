import { afterMoves, cityScoring, type OpenMove, type View } from '@durbar/maharaja-2020';
import type { Standing } from '../../kingdom/court.ts';
import { inOrderOf } from '../../kingdom/model/standing.ts';

/** How a city would be scored now, and after these moves of the seat in turn. */
export function standingOf(position: View, city: number, moves: readonly OpenMove[]): Standing {
  const before = cityScoring(position, city);
  const after = moves.length === 0 ? before : cityScoring(afterMoves(position, moves), city);
  return { order: inOrderOf(after), before: before.lines, after: after.lines };
}
