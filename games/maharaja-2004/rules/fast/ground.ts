import type { Cells } from '@durbar/kernel';
import { readMask, writeMask } from '../../../kingdom/rules/fast/index.ts';
import { CITY_COUNT } from '../../data/components.ts';
import * as AT from './cells.ts';
import { addPoints } from './standings.ts';

/** Adds a house of `seat` to a place: a city, or a village from 7 on. */
export function addHouse(cells: Cells, seat: number, place: number): void {
  if (place < CITY_COUNT) {
    const at = AT.houses + seat * CITY_COUNT + place;
    cells[at] = cells[at]! + 1;
    return addPoints(cells, place, seat, 1);
  }
  const bit = 1 << (place - CITY_COUNT);
  const own = readMask(cells, AT.villages + 2 * seat);
  if ((own & bit) === 0) writeMask(cells, AT.villages + 2 * seat, own | bit);
  else writeMask(cells, AT.doubles + 2 * seat, readMask(cells, AT.doubles + 2 * seat) | bit);
}

/** Removes one of `seat`'s houses from a place. It must have one there. */
export function removeHouse(cells: Cells, seat: number, place: number): void {
  if (place < CITY_COUNT) {
    const at = AT.houses + seat * CITY_COUNT + place;
    cells[at] = cells[at]! - 1;
    return addPoints(cells, place, seat, -1);
  }
  const bit = 1 << (place - CITY_COUNT);
  const two = readMask(cells, AT.doubles + 2 * seat);
  if ((two & bit) !== 0) writeMask(cells, AT.doubles + 2 * seat, two & ~bit);
  else writeMask(cells, AT.villages + 2 * seat, readMask(cells, AT.villages + 2 * seat) & ~bit);
}
