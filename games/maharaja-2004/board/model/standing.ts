import type { ScoreLine, Standing } from '../../../kingdom/board/court.ts';
import { standingFrom } from '../../../kingdom/board/model/standing.ts';
import {
  afterMoves,
  cityScoring,
  type Standing as Line,
  type OpenMove,
  type View,
} from '../../rules/index.ts';

/** A line of a scoring, its gold as the shared parts call it. */
export function scoreLine({ seat, rank, total, tied, gold, character }: Line): ScoreLine {
  return { seat, rank, total, tied, coins: gold, character };
}

function scoreOf(position: View, city: number) {
  const { ranking, lines } = cityScoring(position, city);
  return { ranking, lines: lines.map(scoreLine) };
}

/** How a city would be scored now, and after these moves of whoever decides. */
export function standingOf(position: View, city: number, moves: readonly OpenMove[]): Standing {
  const before = scoreOf(position, city);
  return standingFrom(before, moves.length === 0 ? before : scoreOf(afterMoves(position, moves), city));
}
