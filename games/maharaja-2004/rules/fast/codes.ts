import type { MoveCode } from '@durbar/kernel';
import type { Move } from '../types.ts';

/** The kinds of moves, in the order of their codes. */
export const KINDS = [
  'bid',
  'pass',
  'pick',
  'found',
  'plan',
  'travel',
  'palace',
  'house',
  'lift',
  'drop',
  'gain',
  'governor',
  'character',
  'entice',
  'give',
  'end',
] as const satisfies readonly Move['type'][];

/** A code is the number of the kind, and in so many lower bits the number of the move among those of its kind. */
export const KIND_BITS = 11;
const INDEX_MASK = (1 << KIND_BITS) - 1;

/** The first code of a kind. */
export function firstCode(kind: Move['type']): MoveCode {
  return KINDS.indexOf(kind) << KIND_BITS;
}

/** The number of a move among those of its kind. */
export function indexOf(code: MoveCode): number {
  return code & INDEX_MASK;
}
