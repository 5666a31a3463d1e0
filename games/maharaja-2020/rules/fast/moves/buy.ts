import { MAX_BUYS } from '../../moves/buy.ts';
import { COINS_OF, REPEATS } from '../layout.ts';
import { afterReward } from '../rounds.ts';
import { giveCoins, givePrestige } from '../supply.ts';
import type { FastRow } from './row.ts';
import { codeBase } from './row.ts';

const BASE = codeBase('buy');

/** The index is the number of points. */
export const buy: FastRow = {
  list(_match, cells, seat, out, count) {
    const most = Math.min(MAX_BUYS, cells[COINS_OF + seat]!);
    for (let i = 0; i <= most; i++) out[count++] = BASE + i;
    return count;
  },
  apply(match, cells, seat, points) {
    cells[REPEATS] = cells[REPEATS]! - 1;
    for (let i = 0; i < points; i++) {
      giveCoins(cells, seat, -1);
      givePrestige(match, cells, seat, 1);
    }
    afterReward(match, cells);
  },
};
