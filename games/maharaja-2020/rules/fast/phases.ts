import type { Phase } from '../types.ts';

/** Phases by their numbers in the cells. The first ones are those in which this round's scoring is still to come. */
export const PHASES = [
  'plan',
  'act',
  'brahmabot',
  'robbed',
  'draft',
  'found',
  'reward',
  'shrine',
  'buy',
  'maharani',
  'over',
] as const satisfies readonly Phase[];

export const PLAN = 0;
export const ACT = 1;
export const BRAHMABOT_TURN = 2;
export const ROBBED = 3;
export const DRAFT = 4;
export const FOUND = 5;
export const REWARD_CHOICE = 6;
export const SHRINE_CHOICE = 7;
export const BUY_CHOICE = 8;
export const MAHARANI_CHOICE = 9;
export const OVER = 10;
