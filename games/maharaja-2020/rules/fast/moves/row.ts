import type { Cells, MoveCode } from '@durbar/kernel';
import type { FastMatch } from '../match.ts';

/** The rules of one kind of move in fast form; what they decide is explained at the same row of the contract. */
export interface FastRow {
  /**
   * Writes the codes of the legal moves of this kind from index `count` on, and returns the new count. Scratch memory of the
   * match (`roads`, `turn`) holds these cells.
   */
  list(match: FastMatch, cells: Cells, seat: number, out: Int32Array, count: number): number;
  /**
   * Whether a move of this kind changes only what its own seat has, and no piece, flag, character, phase or turn. What others have
   * is worth the same after it, to the last bit.
   */
  readonly ownOnly?: true;
  /** Makes a legal move. @param index what tells it from other moves of its kind, see `codes.ts` */
  apply(match: FastMatch, cells: Cells, seat: number, index: number): void;
}

/** Kinds of moves by their numbers in codes. */
export const KINDS = [
  'pick',
  'found',
  'plan',
  'travel',
  'statue',
  'shrine',
  'gain',
  'character',
  'flag',
  'ability',
  'exchange',
  'end',
  'reward',
  'buy',
  'maharani',
  'step',
] as const;
export type FastKind = (typeof KINDS)[number];

const INDEX_BITS = 12;

/** The code of the move of index 0 of a kind; the index is added. */
export function codeBase(kind: FastKind): MoveCode {
  return KINDS.indexOf(kind) << INDEX_BITS;
}

/** The number of a move's kind, and its index. */
export function kindNumber(code: MoveCode): number {
  return code >> INDEX_BITS;
}
export function indexOf(code: MoveCode): number {
  return code & ((1 << INDEX_BITS) - 1);
}
