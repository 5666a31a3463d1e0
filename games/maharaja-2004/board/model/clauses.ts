import type { Clause } from '../../rules/index.ts';

/** The clause of each action, by the action's number. */
const ACTION_CLAUSES: readonly Clause[] = [
  'M04-4',
  'M04-4.1',
  'M04-4.1',
  'M04-4',
  'M04-4',
  'M04-4.2',
  'M04-4.2',
  'M04-5',
  'M04-6',
];

export const actionClause = (action: number): Clause => ACTION_CLAUSES[action] ?? 'M04-4';

/** Clauses of chits, powers, the governors and home cities. */
export const CHIT_CLAUSE: Clause = 'M04-10.2';
export const POWER_CLAUSE: Clause = 'M04-7';
export const TRACK_CLAUSE: Clause = 'M04-5';
export const HOME_CLAUSE: Clause = 'M04-10.5';
