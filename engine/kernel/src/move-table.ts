import type { Message, Refusal } from './message.ts';
import type { Seat } from './seat.ts';

/** Every move names its kind as its `type`. */
export interface TypedMove {
  readonly type: string;
}

/** The moves of kind `K`. */
export type MoveOf<M extends TypedMove, K extends M['type']> = Extract<M, { readonly type: K }>;

/**
 * All that the rules say about one kind of move, `One` among all moves `M`. Functions get positions in which the seat
 * decides and the phase offers this kind; `flow` checks both before. A game adds columns of its own, such as the schema
 * that reads the move.
 *
 * Methods, not function properties: so a row of one kind is also a `MoveKind<S, V, M, E>` for callers that look rows up
 * by the move's type.
 */
export interface MoveKind<S extends V, V, M extends TypedMove, E, One extends M = M> {
  /**
   * Writes the legal moves of this kind to `out`, from index `count` on, and returns the new count. Playouts call it
   * all the time: it should make no objects.
   */
  list(position: V, seat: Seat, out: M[], count: number): number;
  /** Why `seat` may not make the move, else null. */
  refuse(position: V, seat: Seat, move: One): Refusal | null;
  /**
   * Makes a legal move, changing `state`, and moves on to the next phase or seat.
   * @param events receives what happened; without it no event is made
   */
  apply(state: S, seat: Seat, move: One, events?: E[]): void;
  /** Money that `seat` pays when it makes the move; 0 where it is free. Previews and boards show it. */
  price(position: V, seat: Seat, move: One): number;
  /** Stable text of the move, see `Game.key`. */
  key(move: One): string;
  /** The move in words, see `Game.describeMove`. */
  describe(move: One, position: V): Message;
}

/**
 * The rules of every kind of move, one row a kind, for one rules version. Another version is another table: a copy in
 * which the changed rows are replaced.
 */
export type MoveTable<S extends V, V, M extends TypedMove, E> = {
  readonly [K in M['type']]: MoveKind<S, V, M, E, MoveOf<M, K>>;
};
