import { nextTurn } from '../rounds.ts';
import type { FastRow } from './row.ts';
import { codeBase } from './row.ts';

const CODE = codeBase('end');

export const end: FastRow = {
  list(_match, _cells, _seat, out, count) {
    out[count] = CODE;
    return count + 1;
  },
  apply: nextTurn,
};
