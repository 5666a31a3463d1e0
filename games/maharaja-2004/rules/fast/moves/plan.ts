import { encodePlan, firstOf, PLANS, secondOf } from '../../../../kingdom/rules/index.ts';
import * as AT from '../cells.ts';
import { ANYTHING } from '../changes.ts';
import { firstCode } from '../codes.ts';
import { afterPlan } from '../rounds.ts';
import type { FastRow } from './row.ts';

const CODE = firstCode('plan');
const CODES = Int32Array.from(PLANS, ({ first, second }) => CODE + encodePlan(first, second));

/** Numbers are those of plans. */
export const plan: FastRow<'plan'> = {
  list(_match, _cells, _seat, out, count) {
    for (let i = 0; i < CODES.length; i++) out[count++] = CODES[i]!;
    return count;
  },
  apply(match, cells, seat, number) {
    cells[AT.plans + seat] = number;
    afterPlan(match, cells);
    return ANYTHING;
  },
  move: (number) => ({ type: 'plan', first: firstOf(number), second: secondOf(number) }),
  index: ({ first, second }) => encodePlan(first, second),
};
