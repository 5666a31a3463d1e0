import type { Cells } from '@durbar/kernel';
import { canSpendToken } from '../../../../kingdom/rules/index.ts';
import { COINS_TAKEN, PRESTIGE_BOUGHT, PRESTIGE_PRICE, SHRINES_TAKEN } from '../../moves/gain.ts';
import { actionOf, COINS, PRESTIGE, SOURCE_TOKEN, TAKE_SHRINES } from '../../position.ts';
import { COINS_OF, SUPPLY } from '../layout.ts';
import { beginStep, takeStep } from '../steps.ts';
import { giveCoins, givePrestige, giveShrines } from '../supply.ts';
import type { FastRow } from './row.ts';
import { codeBase } from './row.ts';

const BASE = codeBase('gain');

/** The index is the source. */
export const gain: FastRow = {
  ownOnly: true,
  list({ turn }, cells, seat, out, count) {
    const { notBegun } = turn;
    const token = canSpendToken(turn);
    for (let action = COINS; action <= PRESTIGE; action++) {
      const planned = notBegun[0] === action || notBegun[1] === action;
      if ((!planned && !token) || !canTake(cells, seat, action)) continue;
      if (planned) out[count++] = BASE + action;
      if (token) out[count++] = BASE + SOURCE_TOKEN + action;
    }
    return count;
  },
  apply(match, cells, seat, source) {
    beginStep(cells);
    takeStep(match, cells, seat, source, 0, false);
    const action = actionOf(source);
    if (action === COINS) giveCoins(cells, seat, COINS_TAKEN);
    else if (action === TAKE_SHRINES) giveShrines(cells, seat, SHRINES_TAKEN);
    else {
      giveCoins(cells, seat, -PRESTIGE_PRICE);
      givePrestige(match, cells, seat, PRESTIGE_BOUGHT);
    }
  },
};

function canTake(cells: Cells, seat: number, action: number): boolean {
  if (action === TAKE_SHRINES) return cells[SUPPLY + seat]! > 0;
  return action !== PRESTIGE || cells[COINS_OF + seat]! >= PRESTIGE_PRICE;
}
