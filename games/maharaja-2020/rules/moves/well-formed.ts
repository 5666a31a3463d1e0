import { MoveLists, mapAt, maxTravelOptions } from '../../../kingdom/rules/index.ts';
import { createTraveller } from '../position.ts';
import type { Move, View } from '../types.ts';
import { MOVES_4 } from './table.ts';

const lists = new MoveLists<Move>((villages, options) =>
  Object.values(MOVES_4).flatMap((row): readonly Move[] => row.wellFormed(villages, options)),
);

/** All well-formed moves on the map of a position, see `Game.wellFormedMoves`. */
export function wellFormedMoves(position: View): readonly Move[] {
  return lists.of(mapAt(position).villages, countTravelOptions(position));
}

/** Number of travel options to a city for which well-formed moves are listed. */
function countTravelOptions(position: View): number {
  return maxTravelOptions(
    position,
    position.priests.map((_, seat) => createTraveller(position, seat)),
  );
}
