import type { MoveKind } from '@durbar/kernel';
import { MoveLists, mapAt, maxTravelOptions } from '../../../kingdom/rules/index.ts';
import { createTraveller } from '../position.ts';
import type { Event, Move, State, View } from '../types.ts';
import { bid } from './bid.ts';
import { character } from './character.ts';
import { drop } from './drop.ts';
import { end } from './end.ts';
import { entice } from './entice.ts';
import { found } from './found.ts';
import { gain } from './gain.ts';
import { give } from './give.ts';
import { governor } from './governor.ts';
import { house } from './house.ts';
import { lift } from './lift.ts';
import { palace } from './palace.ts';
import { pass } from './pass.ts';
import { pick } from './pick.ts';
import { plan } from './plan.ts';
import type { MoveRow } from './row.ts';
import { travel } from './travel.ts';

/** The rules of every kind of move, one row a kind. */
export type MoveTable = { readonly [K in Move['type']]: MoveRow<K> };

/** A row for any kind of move. */
export interface AnyRow extends MoveKind<State, View, Move, Event> {
  sourceOf(move: Move): number;
}

/** The moves of rules version 2. Another version is a copy in which the changed rows are replaced. */
export const MOVES_2: MoveTable = {
  bid,
  pass,
  pick,
  found,
  plan,
  travel,
  palace,
  house,
  lift,
  drop,
  gain,
  governor,
  character,
  entice,
  give,
  end,
};

const lists = new MoveLists<Move>((villages, options) =>
  Object.values(MOVES_2).flatMap((row): readonly Move[] => row.wellFormed(villages, options)),
);

/** All well-formed moves on the map of a position, see `Game.wellFormedMoves`. */
export function wellFormedMoves(position: View): readonly Move[] {
  const travellers = position.cards.map((_, seat) => createTraveller(position, seat));
  return lists.of(mapAt(position).villages, maxTravelOptions(position, travellers));
}
