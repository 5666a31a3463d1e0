import { CLAUSES, type Clause } from '../../rules/index.ts';

/** M20-5.3a to i: one for each action, in the order of their numbers. */
const ACTION_CLAUSES = CLAUSES.filter((clause) => clause.startsWith('M20-5.3'));

/** The clause of an action. */
export function actionClause(action: number): Clause {
  return ACTION_CLAUSES[action] ?? 'M20-5.1';
}

/** Clauses of tokens, abilities, rewards, the track and the variants. */
export const TOKEN_CLAUSE: Clause = 'M20-5.2';
export const ABILITY_CLAUSE: Clause = 'M20-5.4';
export const REWARD_CLAUSE: Clause = 'M20-7.5';
export const TRACK_CLAUSE: Clause = 'M20-6.2';
export const VARIANT_CLAUSE: Clause = 'M20-10';
