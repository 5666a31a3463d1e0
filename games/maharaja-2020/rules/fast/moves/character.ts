import type { Cells } from '@durbar/kernel';
import { isNotBegun } from '../../../../kingdom/rules/index.ts';
import { CHARACTER, DISPLAY_ONLY } from '../../position.ts';
import { afterChange } from '../brahmabot/character-row.ts';
import { CHARACTERS, DISPLAY, PHASE, SEAT } from '../layout.ts';
import { addToList } from '../lists.ts';
import type { FastMatch } from '../match.ts';
import { ROBBED } from '../phases.ts';
import { beginStep, takeStep } from '../steps.ts';
import { takeFromDisplay } from '../supply.ts';
import type { FastRow } from './row.ts';
import { codeBase } from './row.ts';

const BASE = codeBase('character');

/** The index is the character. */
export const change: FastRow = {
  list(match, cells, seat, out, count) {
    if (!isNotBegun(match.turn, CHARACTER) || cells[DISPLAY] === 0) return count;
    const end = DISPLAY + cells[DISPLAY]!;
    for (let at = DISPLAY + 1; at <= end; at++) out[count++] = BASE + cells[at]!;
    if ((match.rules & DISPLAY_ONLY) !== 0) return count;
    for (let s = 0; s < match.seats; s++) if (s !== seat) out[count++] = BASE + cells[CHARACTERS + s]!;
    return count;
  },
  apply(match, cells, seat, character) {
    beginStep(cells);
    takeStep(match, cells, seat, CHARACTER, 0, false);
    const back = cells[CHARACTERS + seat]!;
    const holder = holderOf(match, cells, character);
    if (holder < 0) takeFromDisplay(cells, seat, character);
    else {
      cells[CHARACTERS + holder] = 0;
      cells[CHARACTERS + seat] = character;
    }
    if (match.isSolo) return afterChange(cells, back, holder >= 0);
    addToList(cells, DISPLAY, back);
    if (holder < 0) return;
    cells[PHASE] = ROBBED;
    cells[SEAT] = holder;
  },
};

/** The seat that holds a character; −1 if none does. */
function holderOf({ seats }: FastMatch, cells: Cells, character: number): number {
  for (let seat = 0; seat < seats; seat++) if (cells[CHARACTERS + seat] === character) return seat;
  return -1;
}
