import * as AT from '../cells.ts';
import { ANYTHING } from '../changes.ts';
import { firstCode } from '../codes.ts';
import { afterBid } from '../rounds.ts';
import type { FastRow } from './row.ts';

const CODE = firstCode('pass');

export const pass: FastRow<'pass'> = {
  list(_match, cells, _seat, out, count) {
    if (cells[AT.bidder]! >= 0) out[count++] = CODE;
    return count;
  },
  apply(match, cells, seat) {
    cells[AT.passed] = cells[AT.passed]! | (1 << seat);
    afterBid(match, cells);
    return ANYTHING;
  },
  move: () => ({ type: 'pass' }),
  index: () => 0,
};
