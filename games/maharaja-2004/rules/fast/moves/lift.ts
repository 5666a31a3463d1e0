import type { Cells } from '@durbar/kernel';
import { canSpendToken, isNotBegun, lowestBit, PLACES } from '../../../../kingdom/rules/index.ts';
import { CITY_COUNT } from '../../../data/components.ts';
import { MOVE_HOUSE, SOURCE_BUILDER, SOURCE_CHIT } from '../../position.ts';
import { builderReady, takeStep } from '../actions.ts';
import * as AT from '../cells.ts';
import { firstCode } from '../codes.ts';
import { DROP } from '../layout.ts';
import type { FastMatch } from '../match.ts';
import { placeOf, sourceOf } from './house.ts';
import type { FastRow } from './row.ts';

const CODE = firstCode('lift');

/** Numbers are `source * PLACES + place`, as those of houses. */
export const lift: FastRow<'lift'> = {
  list(match, cells, seat, out, count) {
    if (isNotBegun(match.turn, MOVE_HOUSE)) count = listLifts(match, cells, seat, MOVE_HOUSE, out, count);
    if (canSpendToken(match.turn))
      count = listLifts(match, cells, seat, SOURCE_CHIT + MOVE_HOUSE, out, count);
    return builderReady(cells) ? listLifts(match, cells, seat, SOURCE_BUILDER, out, count) : count;
  },
  apply(match, cells, _seat, index) {
    takeStep(match, cells, sourceOf(index), 0, false);
    cells[AT.movingFrom] = placeOf(index);
    cells[AT.phase] = DROP;
    return 0;
  },
  move: (index) => ({ type: 'lift', place: placeOf(index), by: sourceOf(index) }),
  index: ({ place, by }) => by * PLACES + place,
};

function listLifts(
  { roads }: FastMatch,
  cells: Cells,
  seat: number,
  source: number,
  out: Int32Array,
  count: number,
): number {
  const code = CODE + source * PLACES;
  const rooms = roads.withRoom();
  const architect = cells[AT.architects + seat]!;
  for (let city = 0; city < CITY_COUNT; city++)
    if (cells[AT.houses + seat * CITY_COUNT + city]! > 0 && hasTarget(architect, city, rooms))
      out[count++] = code + city;
  for (let rest = roads.villages[seat]!; rest !== 0; rest &= rest - 1) {
    const village = lowestBit(rest);
    const place = CITY_COUNT + village;
    if (hasTarget(architect, place, rooms & ~(1 << village))) out[count++] = code + place;
  }
  return count;
}

/** Whether a house at a place can be moved to the architect's city, or to one of the other villages with room. */
function hasTarget(architect: number, place: number, rooms: number): boolean {
  return rooms !== 0 || (architect < CITY_COUNT && architect !== place);
}
