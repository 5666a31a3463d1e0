import * as z from 'zod/mini';
import { PLANS, sealPlan } from '../../../kingdom/rules/index.ts';
import { ACTIONS } from '../../data/components.ts';
import { whole } from '../parse/fields.ts';
import { afterPlan } from '../rounds.ts';
import type { MoveRow } from './row.ts';

const action = whole(0, ACTIONS.length - 1);

/** Seal two actions of the disc (M20-2.2). The same plans are legal in every position. */
export const plan: MoveRow<'plan'> = {
  schema: z.strictObject({ type: z.literal('plan'), first: action, second: action }),
  wellFormed: () => PLANS,
  list(_position, _seat, out, count) {
    for (let i = 0; i < PLANS.length; i++) out[count++] = PLANS[i]!;
    return count;
  },
  refuse: () => null,
  price: () => 0,
  apply(state, seat, move, events) {
    sealPlan(state, seat, move, events);
    afterPlan(state, events);
  },
  key: ({ first, second }) => `plan-${first}-${second}`,
  describe: ({ first, second }) => ({
    key: 'move.plan',
    values: { first: ACTIONS[first]!, second: ACTIONS[second]! },
  }),
};
