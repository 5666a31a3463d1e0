import type { Move } from '../types.ts';
import { end } from './end.ts';
import type { MoveRow } from './row.ts';
import { take } from './take.ts';

/** The rules of every kind of move, one row a kind. */
type MoveTable = { readonly [K in Move['type']]: MoveRow<K> };

/** The moves of rules version 1. Another version is a copy in which the changed rows are replaced. */
export const MOVES_1: MoveTable = { take, end };

/** Every move that any match could contain. */
export const ALL_MOVES: readonly Move[] = [...take.wellFormed, ...end.wellFormed];
