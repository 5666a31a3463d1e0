import type { MoveKind, MoveOf } from '@durbar/kernel';
import type * as z from 'zod/mini';
import type { Event, Move, State, View } from '../types.ts';

/** The rules of one kind of move: a row of the move table. */
export interface MoveRow<K extends Move['type']> extends MoveKind<State, View, Move, Event, MoveOf<Move, K>> {
  /** Reads a move of this kind from outside. */
  readonly schema: z.ZodMiniType<MoveOf<Move, K>> & z.core.$ZodTypeDiscriminable;
  /**
   * All well-formed moves of this kind.
   * @param villages number of villages on the map
   * @param options number of travel options to a city
   */
  wellFormed(villages: number, options: number): readonly MoveOf<Move, K>[];
  /** The source of the move (see `Source`), or −1 for moves that are no step of an action. */
  sourceOf(move: MoveOf<Move, K>): number;
}

export const noRefusal = (): null => null;
/** The price of moves that cost nothing. */
export const free = (): number => 0;
/** The source of moves that are no step of an action. */
export const noStep = (): number => -1;
