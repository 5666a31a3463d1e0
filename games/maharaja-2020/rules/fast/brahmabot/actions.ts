import type { Cells } from '@durbar/kernel';
import { pushDown } from '../../../../kingdom/rules/index.ts';
import { BRAHMABOT_FLAG_STEPS, type UpperKind } from '../../../data/brahmabot.ts';
import { BRAHMABOT } from '../../brahmabot/types.ts';
import { changeFlags } from '../flags.ts';
import { DISPLAY, FLAGS, MAHARAJA } from '../layout.ts';
import type { FastMatch } from '../match.ts';
import { giveCoins } from '../supply.ts';
import { buildShrine, buildStatue, canBuildStatue, hasShrineFor } from './build.ts';
import { swapCharacters } from './character-row.ts';
import { firstCity, firstOpenCentre, largestLead, smallestLag } from './compare.ts';

/** Does an upper action, or nothing if it cannot be done (M20-11.8). @param coins coins printed with it */
type UpperRule = (match: FastMatch, cells: Cells, coins: number) => void;

/** As in the contract's `BRAHMABOT_ACTIONS`. */
export const UPPER_ACTIONS: Readonly<Record<UpperKind, UpperRule>> = {
  statueAtMaharaja: (_match, cells) => statueIn(cells, cells[MAHARAJA]!),
  shrineAtMaharaja(_match, cells) {
    const city = cells[MAHARAJA]!;
    if (hasShrineFor(cells, city)) buildShrine(cells, city);
  },
  statueAtFirstFlag: (_match, cells) => statueIn(cells, firstCity(cells)),
  statueAtFirstOpenCentre: (_match, cells) => statueIn(cells, firstOpenCentre(cells)),
  statueWhereSecond: (match, cells) => statueIn(cells, smallestLag(match, cells)),
  moveFlag(match, cells) {
    const city = largestLead(match, cells);
    if (city < 0) return;
    const steps = Math.min(BRAHMABOT_FLAG_STEPS, cells[FLAGS + city]!);
    if (steps > 0) changeFlags(cells, (flags) => pushDown(flags, city, steps));
  },
  coins: (_match, cells, coins) => giveCoins(cells, BRAHMABOT, coins),
  swapCharacter(_match, cells) {
    if (cells[DISPLAY]! > 0) swapCharacters(cells);
  },
};

function statueIn(cells: Cells, city: number): void {
  if (city >= 0 && canBuildStatue(cells, city)) buildStatue(cells, city, 0);
}
