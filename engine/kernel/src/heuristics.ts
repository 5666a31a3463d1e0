import type { Seat } from './seat.ts';

/** Estimates that a game offers to bots that know only the contract. */
export interface Heuristics<S, V, M> {
  /**
   * Value of `state` for `seat`: the expected final score of that seat minus that of its best rival, in the game's
   * points. May read the whole state; bots call it on determinized states only.
   */
  evaluate?(state: S, seat: Seat): number;
  /**
   * Returns what `evaluate` returns for `seat` after each of the legal `moves`: exactly its value after `apply`, or the
   * seat's lead if the move ends the match. For games that can compute this without making each move on a copy.
   */
  evaluateMoves?(state: S, seat: Seat, moves: readonly M[]): readonly number[];
  /**
   * The expected final score of each seat, in the order and unit of an outcome's scores. `evaluate` is a difference of
   * two of them; only differences matter. A search uses them to compare all seats.
   */
  expectedScores?(state: S): readonly number[];
  /** One positive weight for each of `moves`, before any search; larger means likelier. */
  movePriors?(position: V, seat: Seat, moves: readonly M[]): readonly number[];
  /** Sequences of moves of `seat` worth trying as a whole, each legal in order from `state`. */
  macroMoves?(state: S, seat: Seat): readonly (readonly M[])[];
}
