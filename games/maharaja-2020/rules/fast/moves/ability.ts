import type { Cells } from '@durbar/kernel';
import { PLAIN_ABILITIES } from '../../moves/ability.ts';
import { ACTION_TOKENS_LEFT, PRESTIGE_OF, SUPPLY } from '../layout.ts';
import { beginStep } from '../steps.ts';
import { givePrestige, giveShrines, giveToken, spendUse, takePrestige } from '../supply.ts';
import type { FastRow } from './row.ts';
import { codeBase } from './row.ts';

const BASE = codeBase('ability');

/** The index is the character. */
export const ability: FastRow = {
  ownOnly: true,
  list(match, cells, seat, out, count) {
    for (let i = 0; i < PLAIN_ABILITIES.length; i++) {
      const character = PLAIN_ABILITIES[i]!;
      if (match.usesLeft(cells, seat, character) > 0 && hasEffect(cells, seat, character))
        out[count++] = BASE + character;
    }
    return count;
  },
  apply(match, cells, seat, character) {
    beginStep(cells);
    spendUse(cells, seat, character);
    if (character === 2) giveShrines(cells, seat, 1);
    else if (character === 6) givePrestige(match, cells, seat, 1);
    else {
      if (character === 4) takePrestige(cells, seat, 1);
      giveToken(cells, seat);
    }
  },
};

function hasEffect(cells: Cells, seat: number, character: number): boolean {
  if (character === 2) return cells[SUPPLY + seat]! > 0;
  if (character === 6) return true;
  return cells[ACTION_TOKENS_LEFT]! > 0 && (character !== 4 || cells[PRESTIGE_OF + seat]! > 0);
}
