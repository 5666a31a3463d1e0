import type { Cells } from '@durbar/kernel';
import { canSpendToken, isNotBegun, pushDown } from '../../../../kingdom/rules/index.ts';
import { CITY_COUNT, FLAG_STEPS } from '../../../data/components.ts';
import { SOURCE_ABILITY, SOURCE_TOKEN, TRACK } from '../../position.ts';
import { changeFlags } from '../flags.ts';
import { FLAGS } from '../layout.ts';
import { beginStep, takeStep } from '../steps.ts';
import { spendUse } from '../supply.ts';
import type { FastRow } from './row.ts';
import { codeBase } from './row.ts';

const BASE = codeBase('flag');

/** The index has the source in the upper bits, the city in the lower three. */
export function flagIndex(source: number, city: number): number {
  return (source << 3) | city;
}
export function flagSource(index: number): number {
  return index >> 3;
}
export function flagCity(index: number): number {
  return index & 7;
}

export const flag: FastRow = {
  list(match, cells, seat, out, count) {
    const { turn } = match;
    if (isNotBegun(turn, TRACK)) count = listForSource(cells, TRACK, out, count);
    if (canSpendToken(turn)) count = listForSource(cells, SOURCE_TOKEN + TRACK, out, count);
    if (match.usesLeft(cells, seat, 10) > 0) count = listForSource(cells, SOURCE_ABILITY, out, count);
    return count;
  },
  apply(match, cells, seat, index) {
    const source = flagSource(index);
    beginStep(cells);
    if (source === SOURCE_ABILITY) spendUse(cells, seat, 10);
    else takeStep(match, cells, seat, source, 0, false);
    changeFlags(cells, (flags) => pushDown(flags, flagCity(index), FLAG_STEPS));
  },
};

function listForSource(cells: Cells, source: number, out: Int32Array, count: number): number {
  for (let city = 0; city < CITY_COUNT; city++)
    if (cells[FLAGS + city]! >= FLAG_STEPS) out[count++] = BASE + flagIndex(source, city);
  return count;
}
