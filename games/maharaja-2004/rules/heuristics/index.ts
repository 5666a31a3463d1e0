import type { Heuristics } from '@durbar/kernel';
import type { Move, State, View } from '../types.ts';
import { evaluate, movePriors } from './positions.ts';

/** Heuristics for bots: the expected lead in final palaces, and weights of moves before any search. */
export const heuristics: Heuristics<State, View, Move> = { evaluate, movePriors };
