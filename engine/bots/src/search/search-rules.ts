import type { Rng, Seat } from '@durbar/kernel';

/** Items at the start of an array, which may be longer. */
export interface List<T> {
  readonly length: number;
  [index: number]: T;
}

/** Seats are bits of a whole number, so a match has at most this many. */
export const MAX_SEATS = 31;

/**
 * What a search needs of a game, for one view of one seat. The contract and fast forms both offer it, so that there is one
 * search for both. `C` is a state; `H` stands for a move.
 */
export interface SearchRules<C, H> {
  /** Whether `value` is an estimate before the end of the match. */
  readonly hasEstimate: boolean;
  /** Whether playouts look at all moves because `values` is fast, not only at the likeliest. */
  readonly looksAtAll: boolean;
  /** Makes a list for the legal moves of any position. */
  newMoves(): List<H>;
  /** Draws a state that the view allows. @param reused a state that is no longer needed, whose memory may be used */
  determinize(rng: Rng, reused: C | null): C;
  /** Copies a state; `reused` as above. */
  copy(state: C, reused: C | null): C;
  /** Seats that must decide now, one bit each; 0 once the match is over. */
  active(state: C): number;
  /** Number of the turn. */
  turn(state: C): number;
  /** Writes the legal moves of a seat and returns their number. */
  legalMoves(state: C, seat: Seat, moves: List<H>): number;
  apply(state: C, seat: Seat, move: H): void;
  /** A whole number that stands for a move in all states of the search. */
  code(move: H): number;
  /** Writes the rank of each seat, from 1, of a match that is over, and returns the number of seats. */
  ranks(state: C, into: Int32Array): number;
  /** Writes the final or expected score of each seat and returns their number. Absent if the game does not estimate them. */
  scores?(state: C, into: Float64Array): number;
  /** Value of the state for `seat` in points: its lead if the match is over, else the game's estimate, 0 without one. */
  value(state: C, seat: Seat): number;
  /** Writes the value right after each of the first `count` moves. */
  values(state: C, seat: Seat, moves: List<H>, count: number, into: Float64Array): void;
  /** Writes the weight of each of the first `count` moves. Absent if the game has no weights. */
  priors?(state: C, seat: Seat, moves: List<H>, count: number, into: Float64Array): void;
}
