import { bitCount, isNotBegun } from '../../../../kingdom/rules/index.ts';
import { CHARACTER } from '../../position.ts';
import { takeStep } from '../actions.ts';
import * as AT from '../cells.ts';
import { ANYTHING } from '../changes.ts';
import { firstCode } from '../codes.ts';
import { askToGive } from './give.ts';
import type { FastRow } from './row.ts';

const CODE = firstCode('entice');

/** Numbers are seats. */
export const entice: FastRow<'entice'> = {
  list(match, cells, seat, out, count) {
    if (!match.manyCharacters || cells[AT.bank] !== 0 || !isNotBegun(match.turn, CHARACTER)) return count;
    const own = bitCount(cells[AT.cards + seat]!);
    for (let from = 0; from < match.seats; from++)
      if (from !== seat && bitCount(cells[AT.cards + from]!) > own) out[count++] = CODE + from;
    return count;
  },
  apply(match, cells, seat, from) {
    takeStep(match, cells, CHARACTER, 0, false);
    askToGive(match, cells, from, seat, 0);
    return ANYTHING;
  },
  move: (from) => ({ type: 'entice', from }),
  index: ({ from }) => from,
};
