import type { MoveKind } from '@durbar/kernel';
import type { Event, Move, State, View } from '../types.ts';
import { end, end1 } from './end.ts';
import { place } from './place.ts';
import { refresh, refresh1 } from './refresh.ts';
import type { MoveRow } from './row.ts';
import { worker } from './worker.ts';

/** The rules of every kind of move, one row a kind. */
export type MoveTable = { readonly [K in Move['type']]: MoveRow<K> };

/** The moves of the current version of the rules. */
export const MOVES_2: MoveTable = { worker, refresh, end, place };

/** The moves of rules version 1. */
export const MOVES_1: MoveTable = { ...MOVES_2, refresh: refresh1, end: end1 };

/** A row for any kind of move. */
export type AnyRow = MoveKind<State, View, Move, Event>;

/**
 * The row of a move's kind. A switch and not `table[move.type]`: V8 is slow at property names that vary, and playouts
 * would take 3 % longer.
 */
export function rowIn(table: MoveTable, move: Move): AnyRow {
  switch (move.type) {
    case 'place':
      return table.place;
    case 'worker':
      return table.worker;
    case 'refresh':
      return table.refresh;
    case 'end':
      return table.end;
  }
}

/** Every well-formed move, kind by kind. */
export const ALL_MOVES: readonly Move[] = [
  ...worker.wellFormed,
  ...refresh.wellFormed,
  ...end.wellFormed,
  ...place.wellFormed,
];
