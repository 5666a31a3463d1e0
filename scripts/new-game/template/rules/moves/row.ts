import type { MoveKind, MoveOf } from '@durbar/kernel';
import type * as z from 'zod/mini';
import type { Event, Move, State, View } from '../types.ts';

/** What the rules say about one kind of move. */
export interface MoveRow<K extends Move['type']> extends MoveKind<State, View, Move, Event, MoveOf<Move, K>> {
  /** Reads the move from outside. */
  readonly schema: z.ZodMiniType<MoveOf<Move, K>> & z.core.$ZodTypeDiscriminable;
  /** Every move of this kind that any match could contain. */
  readonly wellFormed: readonly MoveOf<Move, K>[];
}
