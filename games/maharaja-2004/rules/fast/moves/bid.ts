import type { Cells } from '@durbar/kernel';
import * as AT from '../cells.ts';
import { ANYTHING } from '../changes.ts';
import { firstCode } from '../codes.ts';
import { afterBid } from '../rounds.ts';
import type { FastRow } from './row.ts';

const CODE = firstCode('bid');

/** Numbers are the gold. */
export const bid: FastRow<'bid'> = {
  list: (_match, cells, seat, out, count) => listBids(cells, seat, out, count),
  apply(match, cells, seat, gold) {
    cells[AT.bid] = gold;
    cells[AT.bidder] = seat;
    afterBid(match, cells);
    return ANYTHING;
  },
  move: (gold) => ({ type: 'bid', gold }),
  index: ({ gold }) => gold,
};

function listBids(cells: Cells, seat: number, out: Int32Array, count: number): number {
  const most = cells[AT.gold + seat]!;
  for (let gold = cells[AT.bid]! + 1; gold <= most; gold++) out[count++] = CODE + gold;
  return count;
}
