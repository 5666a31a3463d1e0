import {
  type CityRanking,
  type CityScoreLine,
  compareRankings,
} from '../../../kingdom/board/model/city-ranking.ts';
import {
  afterMoves,
  cityScoring,
  type Standing as Line,
  type OpenMove,
  type View,
} from '../../rules/index.ts';

/** Converts a line of a scoring to the shared form, with gold as coins. */
export function toScoreLine({ seat, rank, total, tied, gold, character }: Line): CityScoreLine {
  return { seat, rank, total, tied, coins: gold, character };
}

function scoreOf(position: View, city: number) {
  const { ranking, lines } = cityScoring(position, city);
  return { ranking, lines: lines.map(toScoreLine) };
}

/** Ranks a city as it would be scored now, and after these moves of the deciding seat. */
export function rankCity(position: View, city: number, moves: readonly OpenMove[]): CityRanking {
  const before = scoreOf(position, city);
  return compareRankings(before, moves.length === 0 ? before : scoreOf(afterMoves(position, moves), city));
}
