import type { Message, Refusal } from './message.ts';
import type { Seat } from './seat.ts';

/** A move. Its `type` names its kind. */
export interface TypedMove {
  readonly type: string;
}

/** The moves of kind `K`. */
export type MoveOf<M extends TypedMove, K extends M['type']> = Extract<M, { readonly type: K }>;

/**
 * All rules for one kind of move: `One` is that kind, `M` the union of all kinds. Callers pass only positions in which
 * the seat decides and the phase offers this kind; `flow` checks both before. A game adds columns of its own, such as
 * the schema that reads the move.
 *
 * The members are methods, not function properties. So TypeScript accepts a row of one kind as a `MoveKind<S, V, M,
 * E>`, which callers need that look rows up by the move's type.
 */
export interface MoveKind<S extends V, V, M extends TypedMove, E, One extends M = M> {
  /**
   * Writes the legal moves of this kind to `out`, from index `count` on, and returns the new count. Playouts call it
   * all the time, so it should not allocate objects.
   */
  list(position: V, seat: Seat, out: M[], count: number): number;
  /** Returns why `seat` may not make the move, or null if it may. */
  refuse(position: V, seat: Seat, move: One): Refusal | null;
  /**
   * Makes a legal move, changing `state`, and goes on to the next phase or seat.
   * @param events receives the events; without it none are made
   */
  apply(state: S, seat: Seat, move: One, events?: E[]): void;
  /** Money that `seat` pays for the move; 0 if the move is free. Previews and boards show it. */
  price(position: V, seat: Seat, move: One): number;
  /** Stable text of the move, see `Game.key`. */
  key(move: One): string;
  /** The move in words, see `Game.describeMove`. */
  describe(move: One, position: V): Message;
}

/**
 * The rules of all kinds of move, one row for each kind, for one rules version. Another version has its own table: a
 * copy in which the changed rows are replaced.
 */
export type MoveTable<S extends V, V, M extends TypedMove, E> = {
  readonly [K in M['type']]: MoveKind<S, V, M, E, MoveOf<M, K>>;
};
