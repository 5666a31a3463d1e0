import type { Hints } from '@durbar/kernel';
import type { Move, State, View } from '../types.ts';
import { evaluate } from './evaluate.ts';
import { prior } from './prior.ts';

/** Help for bots: expected final palaces ahead of the best rival, and what is plausible before any search. */
export const hints: Hints<State, View, Move> = { evaluate, prior };
