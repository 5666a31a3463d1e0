import type { Hints } from '@durbar/kernel';
import { ahead } from './ahead.ts';
import { estimate, expectedGold } from './estimate.ts';
import { prior } from './prior.ts';
import type { Move, State, View } from './types.ts';

/** What helps bots to play Maharani well. */
export const hints: Hints<State, View, Move> = { evaluate: estimate, scores: expectedGold, prior, ahead };
