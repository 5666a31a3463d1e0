import type { Rng } from './rng.ts';
import type { Seat } from './seat.ts';

/**
 * A state in fast form: small whole numbers in one array, whose layout only the game's own `rules/fast` knows. A copy
 * is `into.set(from)`.
 */
export type Cells = Int16Array;

/** A move in fast form: a whole number from 0 to 2^30, the same for equal moves in all positions of a match. */
export type MoveCode = number;

/**
 * A faster form of a game's rules, for searches only: states are arrays of numbers, moves are numbers, and nothing is
 * allocated on the way. The contract decides what is right. The law of fast forms (`@durbar/testkit`) plays matches with
 * both and compares everything below after every move. All numbers are equal to the last bit, so that a search chooses
 * the same move with either form.
 *
 * It belongs to the rules, options and number of seats of one match. Its functions are synchronous and may use scratch memory that they
 * share, so a game may return the same object for all matches with the same options.
 */
export interface FastRules<S, V, M> {
  /** Number of seats, automata included. */
  readonly seats: number;
  /** Number of cells of a state. */
  readonly size: number;
  /** Upper bound of the number of legal moves in any position: the length of the arrays to pass. */
  readonly mostMoves: number;

  /**
   * Draws a state that is consistent with what `seat` sees: the same state as the contract's `determinize`, with the same numbers
   * drawn from `rng`.
   */
  determinize(view: V, seat: Seat, rng: Rng, into: Cells): void;
  /** Writes a state of the contract as cells. */
  write(state: S, into: Cells): void;
  /** Reads cells as a state of the contract; for tests, and to hand a position on. */
  read(cells: Cells): S;

  /** The move of the contract that a code stands for. */
  move(code: MoveCode): M;
  /** The code of a move of the contract. */
  code(move: M): MoveCode;

  /** Seats that must decide now, one bit each; 0 once the match is over. */
  active(cells: Cells): number;
  /** Number of the turn, as the contract counts it. */
  turn(cells: Cells): number;
  /** Writes the legal moves of an active seat, in the order of the contract, and returns their number. */
  legalMoves(cells: Cells, seat: Seat, moves: Int32Array): number;
  /** Makes a legal move. */
  apply(cells: Cells, seat: Seat, move: MoveCode): void;

  /** Writes the rank of each seat, from 1, of a match that is over. */
  ranks(cells: Cells, into: Int32Array): void;
  /**
   * Writes the final scores of a match that is over, else `heuristics.expectedScores`. Present if and only if the
   * contract has that function.
   */
  scores?(cells: Cells, into: Float64Array): void;
  /** Value of the state for `seat` in points: its lead if the match is over, else `heuristics.evaluate`. */
  value(cells: Cells, seat: Seat): number;
  /** Writes what `value` would be right after each of the first `count` of these legal moves. `cells` stay as they are. */
  values(cells: Cells, seat: Seat, moves: Int32Array, count: number, into: Float64Array): void;
  /**
   * Writes what `heuristics.movePriors` returns for the first `count` of `moves`. Present if and only if the contract has
   * that function.
   */
  priors?(cells: Cells, seat: Seat, moves: Int32Array, count: number, into: Float64Array): void;
}

/** What a game's `rules/fast` exports: its fast form, and what it covers. */
export interface FastForm<S, V, M> {
  /** The rules versions that it covers; matches under others are searched by the contract. */
  readonly rules: readonly number[];
  /** The fast form for a match with this position, or null if it does not cover the options or seats of the match. */
  make(position: V): FastRules<S, V, M> | null;
}

/** A module of a game's `rules/fast`, loaded only where something searches. */
export interface FastModule<S = unknown, V = unknown, M = unknown> {
  readonly fast: FastForm<S, V, M>;
}
