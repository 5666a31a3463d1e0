import type { MoveTable } from '@durbar/kernel';
import type { Event, Move, State, View } from '../types.ts';
import { end } from './end.ts';
import { take } from './take.ts';

/** The rules of every kind of move, one row a kind, for rules version 1. */
export const MOVES_1: MoveTable<State, View, Move, Event> = { take, end };

/** Every move that any match could contain. */
export const ALL_MOVES: readonly Move[] = [...take.wellFormed, ...end.wellFormed];
