import { PLANS } from '../../kingdom/rules/index.ts';
import type { Clause } from './clauses.ts';
import { owesCityPiece } from './turn-actions.ts';
import type { Move, Phase, View } from './types.ts';

/** Kinds of choice: the phases, and `owed` in a turn while a city shrine is owed (M20-5.3d). */
export type Choice = Phase | 'owed';

interface ChoiceRules {
  /** Clause that says who chooses now. */
  readonly clause: Clause;
  /** Kinds of moves that are offered, in the order in which legal moves are listed. */
  readonly moves: readonly Move['type'][];
  /** The legal moves, if they are the same in every position. */
  readonly fixed?: readonly Move[];
}

export const CHOICES: Readonly<Record<Choice, ChoiceRules>> = {
  draft: { clause: 'M20-1.6', moves: ['pick'] },
  found: { clause: 'M20-1.7', moves: ['found'] },
  plan: { clause: 'M20-2.2', moves: ['plan'], fixed: PLANS },
  act: {
    clause: 'M20-2.3',
    moves: ['travel', 'shrine', 'statue', 'gain', 'character', 'flag', 'ability', 'exchange', 'end'],
  },
  owed: { clause: 'M20-5.3d', moves: ['travel', 'shrine'] },
  brahmabot: { clause: 'M20-11.5', moves: ['step'] },
  robbed: { clause: 'M20-5.3h', moves: ['pick'] },
  reward: { clause: 'M20-7.4', moves: ['reward'] },
  shrine: { clause: 'M20-7.5', moves: ['shrine'] },
  buy: { clause: 'M20-7.5', moves: ['buy'] },
  maharani: { clause: 'M20-7.6', moves: ['maharani'] },
  over: { clause: 'M20-8.4', moves: [] },
};

/** The kind of choice of the deciding seat. */
export function choiceIn(position: View): Choice {
  return position.phase === 'act' && owesCityPiece(position) ? 'owed' : position.phase;
}
