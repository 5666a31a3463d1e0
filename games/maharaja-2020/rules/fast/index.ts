import type { FastForm } from '@durbar/kernel';
import { mapIdentity } from '../../../kingdom/rules/index.ts';
import type { Move, State, View } from '../types.ts';
import { FastMaharaja2020 } from './rules.ts';

/** The fast forms made so far, by what a match never changes. Few are in use at a time. */
const made = new Map<string, FastMaharaja2020>();
const MOST_MADE = 8;

/** The fast form of version 4 of the rules. It covers all options, seats and maps. */
export const fast: FastForm<State, View, Move> = {
  rules: [4],
  make(position) {
    const { seats, people, rules, finalScoring, finalScoringMode, openPrestige, brahmabot } = position;
    const options = [seats, people, rules, finalScoring, finalScoringMode, openPrestige, brahmabot !== null];
    const key = [mapIdentity(position.map), ...options].join();
    let form = made.get(key);
    if (!form) {
      if (made.size >= MOST_MADE) made.clear();
      form = new FastMaharaja2020(position);
      made.set(key, form);
    }
    return form;
  },
};
