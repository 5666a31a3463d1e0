import { performStep } from '../brahmabot/turn.ts';
import { nextTurn } from '../rounds.ts';
import type { FastRow } from './row.ts';
import { codeBase } from './row.ts';

const CODE = codeBase('step');

export const step: FastRow = {
  list(_match, _cells, _seat, out, count) {
    out[count] = CODE;
    return count + 1;
  },
  apply(match, cells) {
    if (performStep(match, cells)) nextTurn(match, cells);
  },
};
