import type { Heuristics } from '@durbar/kernel';
import type { Move, State, View } from '../types.ts';
import { ahead } from './ahead.ts';
import { estimate, expectedGold } from './estimate.ts';
import { prior } from './prior.ts';

/** Heuristics for bots. */
export const heuristics: Heuristics<State, View, Move> = {
  evaluate: estimate,
  scores: expectedGold,
  prior,
  ahead,
};
