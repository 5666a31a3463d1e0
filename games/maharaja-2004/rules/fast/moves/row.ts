import type { Cells, MoveOf, Seat } from '@durbar/kernel';
import type { Move } from '../../types.ts';
import type { Changes } from '../changes.ts';
import type { FastMatch } from '../match.ts';

/**
 * The rules of one kind of move in fast form. What is legal, and what a move does, is said in full in the row of the same
 * kind in `rules/moves`; moves have numbers among those of their kind.
 */
export interface FastRow<K extends Move['type']> {
  /**
   * Writes the codes of the legal moves of this kind to `out`, from index `count` on, in the order of the contract, and
   * returns the new count. The match has read the cells.
   */
  list(match: FastMatch, cells: Cells, seat: Seat, out: Int32Array, count: number): number;
  /** Makes a legal move, and returns what it changes. */
  apply(match: FastMatch, cells: Cells, seat: Seat, index: number): Changes;
  /** The move of a number. */
  move(index: number): MoveOf<Move, K>;
  /** The number of a move. A method, so that it can be called for a looked-up kind. */
  index(move: MoveOf<Move, K>): number;
}
