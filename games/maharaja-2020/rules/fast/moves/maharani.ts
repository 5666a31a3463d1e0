import { CHOSEN, DISPLAY, REPEATS } from '../layout.ts';
import { putMaharani } from '../rewards.ts';
import { afterReward } from '../rounds.ts';
import type { FastRow } from './row.ts';
import { codeBase } from './row.ts';

const BASE = codeBase('maharani');

/** The index is the character. */
export const maharani: FastRow = {
  list(_match, cells, _seat, out, count) {
    const end = DISPLAY + cells[DISPLAY]!;
    for (let at = DISPLAY + 1; at <= end; at++)
      if (cells[at] !== cells[CHOSEN]) out[count++] = BASE + cells[at]!;
    return count;
  },
  apply(match, cells, seat, character) {
    cells[REPEATS] = cells[REPEATS]! - 1;
    putMaharani(cells, seat, character);
    afterReward(match, cells);
  },
};
