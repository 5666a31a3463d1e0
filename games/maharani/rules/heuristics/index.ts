import type { Heuristics } from '@durbar/kernel';
import type { Move, State, View } from '../types.ts';
import { estimate, expectedGold } from './estimate.ts';
import { evaluateMoves } from './evaluate-moves.ts';
import { movePriors } from './move-priors.ts';

/** Heuristics for bots. */
export const heuristics: Heuristics<State, View, Move> = {
  evaluate: estimate,
  expectedScores: expectedGold,
  movePriors,
  evaluateMoves,
};
