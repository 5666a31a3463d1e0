import type { MoveKind, MoveOf } from '@durbar/kernel';
import type { MoveSchema } from '../schemas.ts';
import type { Event, Move, State, View } from '../types.ts';

/** The rules of one kind of move: a row of the move table. */
export interface MoveRow<K extends Move['type']> extends MoveKind<State, View, Move, Event, MoveOf<Move, K>> {
  /** Reads a move of this kind from outside. */
  readonly schema: MoveSchema<MoveOf<Move, K>>;
  /** Every well-formed move of this kind, in a fixed order. */
  readonly wellFormed: readonly MoveOf<Move, K>[];
}

/** The price of moves that cost nothing. */
export const free = (): number => 0;
