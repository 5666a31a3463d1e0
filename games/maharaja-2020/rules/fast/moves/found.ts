import { readMask, writeMask } from '../../../../kingdom/rules/fast/index.ts';
import { HAND, VILLAGES } from '../layout.ts';
import { afterFound } from '../rounds.ts';
import type { FastRow } from './row.ts';
import { codeBase } from './row.ts';

const BASE = codeBase('found');

/** The index is the village. */
export const found: FastRow = {
  list(match, _cells, seat, out, count) {
    for (let rest = match.freeVillages(seat); rest !== 0; rest &= rest - 1)
      out[count++] = BASE + 31 - Math.clz32(rest & -rest);
    return count;
  },
  apply(match, cells, seat, village) {
    cells[HAND + seat] = cells[HAND + seat]! - 1;
    const at = VILLAGES + 2 * seat;
    writeMask(cells, at, readMask(cells, at) | (1 << village));
    afterFound(match, cells);
  },
};
