import { lowestBit } from '../../../../kingdom/rules/index.ts';
import { CITY_COUNT } from '../../../data/components.ts';
import { stopWalking } from '../actions.ts';
import * as AT from '../cells.ts';
import { changesAt } from '../changes.ts';
import { firstCode } from '../codes.ts';
import { addHouse, removeHouse } from '../ground.ts';
import { ACT } from '../layout.ts';
import type { FastRow } from './row.ts';

const CODE = firstCode('drop');

/** Numbers are places. */
export const drop: FastRow<'drop'> = {
  list(match, cells, seat, out, count) {
    const from = cells[AT.movingFrom]!;
    const architect = cells[AT.architects + seat]!;
    if (architect < CITY_COUNT && architect !== from) out[count++] = CODE + architect;
    for (let rest = match.roads.withRoom(); rest !== 0; rest &= rest - 1) {
      const place = CITY_COUNT + lowestBit(rest);
      if (place !== from) out[count++] = CODE + place;
    }
    return count;
  },
  apply(_match, cells, seat, place) {
    stopWalking(cells);
    const from = cells[AT.movingFrom]!;
    removeHouse(cells, seat, from);
    addHouse(cells, seat, place);
    cells[AT.movingFrom] = -1;
    cells[AT.phase] = ACT;
    return changesAt(from) | changesAt(place);
  },
  move: (place) => ({ type: 'drop', place }),
  index: ({ place }) => place,
};
