import { encodePlan, PLANS } from '../../../../kingdom/rules/index.ts';
import { PLANS_OF } from '../layout.ts';
import { afterPlan } from '../rounds.ts';
import type { FastRow } from './row.ts';
import { codeBase } from './row.ts';

const CODES = Int32Array.from(PLANS, ({ first, second }) => codeBase('plan') + encodePlan(first, second));

/** The index is the number of the plan. */
export const plan: FastRow = {
  list(_match, _cells, _seat, out, count) {
    for (let i = 0; i < CODES.length; i++) out[count++] = CODES[i]!;
    return count;
  },
  apply(match, cells, seat, number) {
    cells[PLANS_OF + seat] = number;
    afterPlan(match, cells);
  },
};
