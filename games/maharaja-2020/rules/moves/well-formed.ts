import { MoveLists, mapAt, maxWays } from '../../../kingdom/rules/index.ts';
import { travellerOf } from '../position.ts';
import type { Move, View } from '../types.ts';
import { MOVES_3 } from './table.ts';

const lists = new MoveLists<Move>((villages, ways) =>
  Object.values(MOVES_3).flatMap((row): readonly Move[] => row.wellFormed(villages, ways)),
);

/** All well-formed moves on the map of a position, see `Game.wellFormedMoves`. */
export function wellFormedMoves(position: View): readonly Move[] {
  return lists.of(mapAt(position).villages, routeWays(position));
}

/** Number of ways to a city for which well-formed journeys are listed. */
function routeWays(position: View): number {
  return maxWays(
    position,
    position.priests.map((_, seat) => travellerOf(position, seat)),
  );
}
