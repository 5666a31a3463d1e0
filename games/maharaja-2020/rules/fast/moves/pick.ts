import { refill } from '../brahmabot/character-row.ts';
import { DISPLAY, PHASE } from '../layout.ts';
import { DRAFT } from '../phases.ts';
import { afterPick, resumeTurn } from '../rounds.ts';
import { takeFromDisplay } from '../supply.ts';
import type { FastRow } from './row.ts';
import { codeBase } from './row.ts';

const BASE = codeBase('pick');

/** The index is the character. */
export const pick: FastRow = {
  list(_match, cells, _seat, out, count) {
    const end = DISPLAY + cells[DISPLAY]!;
    for (let at = DISPLAY + 1; at <= end; at++) out[count++] = BASE + cells[at]!;
    return count;
  },
  apply(match, cells, seat, character) {
    takeFromDisplay(cells, seat, character);
    if (match.isSolo) refill(cells);
    if (cells[PHASE] === DRAFT) afterPick(match, cells);
    else resumeTurn(match, cells);
  },
};
