import type { Seat } from '@durbar/kernel';
import * as z from 'zod/mini';
import { PLANS, type PlanMove, sealPlan } from '../../../kingdom/rules/index.ts';
import { whole } from '../../../kingdom/rules/parse.ts';
import { ACTIONS } from '../../data/components.ts';
import { afterPlan } from '../rounds.ts';
import type { Event, Move, State, View } from '../types.ts';
import { free, type MoveRow, noRefusal, noStep } from './row.ts';

const action = whole(0, ACTIONS.length - 1);

/** Seal two actions of the disc (M04-2.3). The same plans are legal in every position. */
export const plan: MoveRow<'plan'> = {
  schema: z.strictObject({ type: z.literal('plan'), first: action, second: action }),
  wellFormed: () => PLANS,
  list: listPlans,
  refuse: noRefusal,
  apply: applyPlan,
  price: free,
  key: ({ first, second }) => `plan-${first}-${second}`,
  describe: ({ first, second }) => ({
    key: 'move.plan',
    values: { first: ACTIONS[first]!, second: ACTIONS[second]! },
  }),
  sourceOf: noStep,
};

function listPlans(_position: View, _seat: Seat, out: Move[], count: number): number {
  for (let i = 0; i < PLANS.length; i++) out[count++] = PLANS[i]!;
  return count;
}

function applyPlan(state: State, seat: Seat, move: PlanMove, events?: Event[]): void {
  sealPlan(state, seat, move, events);
  afterPlan(state, events);
}
