import type { Heuristics } from '@durbar/kernel';
import type { Flow } from '../flow.ts';
import type { Move, State, View } from '../types.ts';
import { estimate, expectedGold } from './estimate.ts';
import { evaluateMoves } from './evaluate-moves.ts';
import { movePriors } from './move-priors.ts';

/** Makes the bots' heuristics for matches with these rules. */
export function makeHeuristics({ apply }: Flow): Heuristics<State, View, Move> {
  return {
    evaluate: estimate,
    expectedScores: expectedGold,
    movePriors,
    evaluateMoves: (state, seat, moves) => evaluateMoves(apply, state, seat, moves),
  };
}
