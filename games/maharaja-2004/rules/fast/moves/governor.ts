import type { Cells } from '@durbar/kernel';
import { canSpendToken, isNotBegun } from '../../../../kingdom/rules/index.ts';
import { CITY_COUNT, GOVERNOR_STEPS } from '../../../data/components.ts';
import { GOVERNOR, SOURCE_CHIT } from '../../position.ts';
import { takeStep } from '../actions.ts';
import * as AT from '../cells.ts';
import { ANYTHING, type Changes } from '../changes.ts';
import { firstCode } from '../codes.ts';
import type { FastMatch } from '../match.ts';
import { noteTopBoxReached } from '../rounds.ts';
import type { FastRow } from './row.ts';

const CODE = firstCode('governor');

/** Numbers are `source * 7 + city`. */
export const governor: FastRow<'governor'> = {
  list({ turn }, cells, _seat, out, count) {
    if (isNotBegun(turn, GOVERNOR)) count = listGovernors(cells, GOVERNOR, out, count);
    return canSpendToken(turn) ? listGovernors(cells, SOURCE_CHIT + GOVERNOR, out, count) : count;
  },
  apply: applyGovernor,
  move: (index) => ({ type: 'governor', city: cityOf(index), by: Math.trunc(index / CITY_COUNT) }),
  index: ({ city, by }) => by * CITY_COUNT + city,
};

function cityOf(index: number): number {
  return index % CITY_COUNT;
}

function listGovernors(cells: Cells, source: number, out: Int32Array, count: number): number {
  const code = CODE + source * CITY_COUNT;
  for (let city = 0; city < CITY_COUNT; city++)
    if (cells[AT.boxes + city]! >= GOVERNOR_STEPS) out[count++] = code + city;
  return count;
}

/** Puts a governor two boxes down. The governors it passes go one box up (M04-5). */
function applyGovernor(match: FastMatch, cells: Cells, _seat: number, index: number): Changes {
  const city = cityOf(index);
  takeStep(match, cells, Math.trunc(index / CITY_COUNT), 0, false);
  const from = cells[AT.boxes + city]!;
  const to = from - GOVERNOR_STEPS;
  for (let other = 0; other < CITY_COUNT; other++) {
    const box = cells[AT.boxes + other]!;
    if (box >= to && box < from) cells[AT.boxes + other] = box + 1;
  }
  cells[AT.boxes + city] = to;
  noteTopBoxReached(cells);
  return ANYTHING;
}
