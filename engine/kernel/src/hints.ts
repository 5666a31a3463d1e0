import type { Seat } from './seat.ts';

/** A game's help for bots that know only the contract. */
export interface Hints<S, V, M> {
  /**
   * How good `state` is for `seat`: the expected final score of that seat minus that of its best rival, in the
   * game's points. Reads whatever the state holds; bots call it on determinized states only.
   */
  evaluate?(state: S, seat: Seat): number;
  /**
   * What `evaluate` says for `seat` after each of `moves`, legal ones: exactly what it would after `apply`, or what the
   * seat leads by where the move ends the match. For games that can tell without making each move on a copy.
   */
  ahead?(state: S, seat: Seat, moves: readonly M[]): readonly number[];
  /**
   * The expected final score of each seat, in the order and the points of an outcome's scores: what `evaluate` makes a
   * lead of. Only differences count. With it a search can tell how all seats stand to each other.
   */
  scores?(state: S): readonly number[];
  /** Weights, larger is likelier, one for each of `moves`, before any search. All positive. */
  prior?(position: V, seat: Seat, moves: readonly M[]): readonly number[];
  /** Whole sequences of moves of `seat` worth trying as one, each legal in order from `state`. */
  macroMoves?(state: S, seat: Seat): readonly (readonly M[])[];
}
