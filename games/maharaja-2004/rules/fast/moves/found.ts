import { lowestBit } from '../../../../kingdom/rules/index.ts';
import { CITY_COUNT } from '../../../data/components.ts';
import * as AT from '../cells.ts';
import { ANYTHING } from '../changes.ts';
import { firstCode } from '../codes.ts';
import { addHouse } from '../ground.ts';
import { afterFound } from '../rounds.ts';
import type { FastRow } from './row.ts';

const CODE = firstCode('found');

/** Numbers are villages. */
export const found: FastRow<'found'> = {
  list(match, _cells, _seat, out, count) {
    for (let rest = match.roads.withRoom(); rest !== 0; rest &= rest - 1)
      out[count++] = CODE + lowestBit(rest);
    return count;
  },
  apply(match, cells, seat, village) {
    cells[AT.hand + seat] = cells[AT.hand + seat]! - 1;
    addHouse(cells, seat, CITY_COUNT + village);
    afterFound(match, cells);
    return ANYTHING;
  },
  move: (village) => ({ type: 'found', village }),
  index: ({ village }) => village,
};
