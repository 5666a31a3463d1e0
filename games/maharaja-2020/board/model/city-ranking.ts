import { type CityRanking, compareRankings } from '../../../kingdom/board/model/city-ranking.ts';
import { afterMoves, cityScoring, type OpenMove, type View } from '../../rules/index.ts';

/** Ranks a city as it would be scored now, and after these moves of the seat in turn. */
export function rankCity(position: View, city: number, moves: readonly OpenMove[]): CityRanking {
  const before = cityScoring(position, city);
  return compareRankings(
    before,
    moves.length === 0 ? before : cityScoring(afterMoves(position, moves), city),
  );
}
