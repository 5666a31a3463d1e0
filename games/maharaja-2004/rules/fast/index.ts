import type { FastForm } from '@durbar/kernel';
import type { Move, State, View } from '../types.ts';
import { makeFastRules } from './make.ts';

/** The fast form of Maharaja (2004): all options and numbers of seats. */
export const fast: FastForm<State, View, Move> = { rules: [2], make: makeFastRules };
