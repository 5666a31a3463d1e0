import { ANYTHING } from '../changes.ts';
import { firstCode } from '../codes.ts';
import { endTurn } from '../rounds.ts';
import type { FastRow } from './row.ts';

const CODE = firstCode('end');

export const end: FastRow<'end'> = {
  list(_match, _cells, _seat, out, count) {
    out[count] = CODE;
    return count + 1;
  },
  apply(match, cells) {
    endTurn(match, cells);
    return ANYTHING;
  },
  move: () => ({ type: 'end' }),
  index: () => 0,
};
