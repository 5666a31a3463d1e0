import type { Rng } from './rng.ts';
import type { Seat } from './seat.ts';

/**
 * A state in fast form: small whole numbers in one array, whose layout only the game's own `rules/fast` knows. A copy
 * is `into.set(from)`.
 */
export type Cells = Int16Array;

/** A move in fast form: a whole number from 0 on, the same for equal moves in all positions of a match. */
export type MoveCode = number;

/**
 * A faster form of a game's rules, for searches only: states are arrays of numbers, moves are numbers, and nothing is
 * allocated on the way. The contract decides what is right: the law of fast forms (`@durbar/testkit`) plays matches with both
 * and compares legal moves, fingerprints, estimates and outcomes after every move.
 *
 * A fast form is made for the rules and options of one match and owns its scratch memory, so it is not reentrant: each
 * search makes its own.
 */
export interface FastRules<S, V, M> {
  /** Number of seats, automata included. */
  readonly seats: number;
  /** Number of cells of a state. */
  readonly size: number;
  /** Upper bound of the number of legal moves in any position: the length of the arrays to pass. */
  readonly mostMoves: number;

  /**
   * Draws a state that is consistent with what `seat` sees, with the same numbers of `rng` as the contract's `determinize`,
   * and so the same state.
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

  /** Whether the match is over. */
  isOver(cells: Cells): boolean;
  /** Writes the rank of each seat, from 1, of a match that is over. */
  ranks(cells: Cells, into: Int32Array): void;
  /** Writes the final scores if the match is over, else the expected ones (`heuristics.expectedScores`), if the game has them. */
  scores?(cells: Cells, into: Float64Array): void;
  /**
   * Value of the state for `seat` in points: its margin if the match is over, else `heuristics.evaluate`. Equal to the
   * contract's number up to rounding (1e-9).
   */
  value(cells: Cells, seat: Seat): number;
  /** Writes the value for `seat` right after each of `count` legal moves, without changing `cells`. */
  values(cells: Cells, seat: Seat, moves: Int32Array, count: number, into: Float64Array): void;
  /** Writes the weight of each of `count` legal moves, as `heuristics.movePriors` gives it, if the game has them. */
  priors?(cells: Cells, seat: Seat, moves: Int32Array, count: number, into: Float64Array): void;
}
