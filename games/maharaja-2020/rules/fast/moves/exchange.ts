import { COINS_A_POINT, EXCHANGES as IN_ONE_USE } from '../../moves/exchange.ts';
import { COINS_OF, EXCHANGES, PRESTIGE_OF } from '../layout.ts';
import { WALKED } from '../steps.ts';
import { giveCoins, givePrestige, spendUse, takePrestige } from '../supply.ts';
import type { FastRow } from './row.ts';
import { codeBase } from './row.ts';

const BASE = codeBase('exchange');

/** The index says what is given. */
export const GIVE_COINS = 0;
export const GIVE_PRESTIGE = 1;

export const exchange: FastRow = {
  ownOnly: true,
  list(match, cells, seat, out, count) {
    if (cells[EXCHANGES] === 0 && match.usesLeft(cells, seat, 3) === 0) return count;
    if (cells[COINS_OF + seat]! >= COINS_A_POINT) out[count++] = BASE + GIVE_COINS;
    if (cells[PRESTIGE_OF + seat]! >= 1) out[count++] = BASE + GIVE_PRESTIGE;
    return count;
  },
  apply(match, cells, seat, index) {
    cells[WALKED] = 0;
    if (cells[EXCHANGES] === 0) {
      spendUse(cells, seat, 3);
      cells[EXCHANGES] = IN_ONE_USE;
    }
    cells[EXCHANGES] = cells[EXCHANGES]! - 1;
    if (index === GIVE_COINS) {
      giveCoins(cells, seat, -COINS_A_POINT);
      givePrestige(match, cells, seat, 1);
    } else {
      giveCoins(cells, seat, COINS_A_POINT);
      takePrestige(cells, seat, 1);
    }
  },
};
