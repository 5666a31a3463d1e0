import { lowestBit } from '../../../../kingdom/rules/index.ts';
import * as AT from '../cells.ts';
import { ANYTHING } from '../changes.ts';
import { firstCode } from '../codes.ts';
import { ACT, DRAFT } from '../layout.ts';
import { afterPick } from '../rounds.ts';
import { takeFromBank } from '../supply.ts';
import type { FastRow } from './row.ts';

const CODE = firstCode('pick');

/** Numbers are characters. */
export const pick: FastRow<'pick'> = {
  list(_match, cells, _seat, out, count) {
    for (let rest = cells[AT.bank]!; rest !== 0; rest &= rest - 1) out[count++] = CODE + lowestBit(rest) + 1;
    return count;
  },
  apply(match, cells, seat, character) {
    takeFromBank(match, cells, seat, character);
    if (cells[AT.phase] === DRAFT) afterPick(match, cells);
    else {
      // A robbed seat has picked, so the turn goes on (M04-6).
      cells[AT.phase] = ACT;
      cells[AT.seat] = cells[AT.mover]!;
    }
    return ANYTHING;
  },
  move: (character) => ({ type: 'pick', character }),
  index: ({ character }) => character,
};
