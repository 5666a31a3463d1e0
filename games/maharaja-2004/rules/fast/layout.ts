import type { Phase } from '../types.ts';

/** A plan that is not known. */
export const UNKNOWN = -2;

/** Phases by their number in cells. */
export const PHASES: readonly Phase[] = [
  'auction',
  'draft',
  'found',
  'plan',
  'act',
  'drop',
  'robbed',
  'give',
  'over',
];

export const AUCTION = 0;
export const DRAFT = 1;
export const FOUND = 2;
export const PLAN = 3;
export const ACT = 4;
export const DROP = 5;
export const ROBBED = 6;
export const GIVE = 7;
export const OVER = 8;
