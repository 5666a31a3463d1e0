import { PLANS } from '../../kingdom/rules/index.ts';
import type { Clause } from './clauses.ts';
import { owesCityPiece } from './hand.ts';
import type { Move, Phase, View } from './types.ts';

/** Kinds of choice: the phases, and `owed` in a turn while a city house is owed (M04-4). */
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
  auction: { clause: 'M04-10.4', moves: ['bid', 'pass'] },
  draft: { clause: 'M04-1.3', moves: ['pick'] },
  found: { clause: 'M04-1.4', moves: ['found'] },
  plan: { clause: 'M04-2.3', moves: ['plan'], fixed: PLANS },
  act: {
    clause: 'M04-2.4',
    moves: ['travel', 'house', 'palace', 'gain', 'lift', 'governor', 'character', 'entice', 'end'],
  },
  owed: { clause: 'M04-4', moves: ['travel', 'house'] },
  drop: { clause: 'M04-4', moves: ['drop'] },
  robbed: { clause: 'M04-6', moves: ['pick'] },
  give: { clause: 'M04-10.6', moves: ['give'] },
  over: { clause: 'M04-9', moves: [] },
};

/** The kind of choice of the deciding seat. */
export function choiceIn(position: View): Choice {
  return position.phase === 'act' && owesCityPiece(position) ? 'owed' : position.phase;
}
