import type { Standing } from '../../../kingdom/board/court.ts';
import { standingFrom } from '../../../kingdom/board/model/standing.ts';
import { afterMoves, cityScoring, type OpenMove, type View } from '../../rules/index.ts';

/** How a city would be scored now, and after these moves of the seat in turn. */
export function standingOf(position: View, city: number, moves: readonly OpenMove[]): Standing {
  const before = cityScoring(position, city);
  return standingFrom(before, moves.length === 0 ? before : cityScoring(afterMoves(position, moves), city));
}
