import type { Clause } from '@durbar/maharaja-2020';

const ACTION_CLAUSES = [
  'M20-5.3a',
  'M20-5.3b',
  'M20-5.3c',
  'M20-5.3d',
  'M20-5.3e',
  'M20-5.3f',
  'M20-5.3g',
  'M20-5.3h',
  'M20-5.3i',
] as const satisfies readonly Clause[];

/** The clause that says what an action does. */
export function actionClause(action: number): Clause {
  return ACTION_CLAUSES[action] ?? 'M20-5.1';
}

/** Clauses of tokens, abilities, rewards and the track. */
export const TOKEN_CLAUSE: Clause = 'M20-5.2';
export const ABILITY_CLAUSE: Clause = 'M20-5.4';
export const REWARD_CLAUSE: Clause = 'M20-7.5';
export const TRACK_CLAUSE: Clause = 'M20-6.2';

/** A sentence with the clause that it is from. */
export const withClause = (text: string, clause: Clause): string => `${text} (${clause})`;
