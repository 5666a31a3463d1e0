import type { Cells } from '@durbar/kernel';
import { canSpendToken, isNotBegun } from '../../../../kingdom/rules/index.ts';
import { GOLD_TAKEN, HOUSES_TAKEN } from '../../../data/components.ts';
import { actionOf, GOLD, QUARRY, SOURCE_CHIT } from '../../position.ts';
import { takeStep } from '../actions.ts';
import * as AT from '../cells.ts';
import type { Changes } from '../changes.ts';
import { firstCode } from '../codes.ts';
import type { FastMatch } from '../match.ts';
import { giveHouses } from '../supply.ts';
import type { FastRow } from './row.ts';

const CODE = firstCode('gain');

/** Numbers are sources. */
export const gain: FastRow<'gain'> = {
  list(match, cells, seat, out, count) {
    count = listGains(match, GOLD, out, count);
    return cells[AT.quarry + seat] === 0 ? count : listGains(match, QUARRY, out, count);
  },
  apply: applyGain,
  move: (source) => ({ type: 'gain', by: source }),
  index: ({ by }) => by,
};

function listGains({ turn }: FastMatch, action: number, out: Int32Array, count: number): number {
  if (isNotBegun(turn, action)) out[count++] = CODE + action;
  if (canSpendToken(turn)) out[count++] = CODE + SOURCE_CHIT + action;
  return count;
}

function applyGain(match: FastMatch, cells: Cells, seat: number, source: number): Changes {
  takeStep(match, cells, source, 0, false);
  if (actionOf(source) === GOLD) cells[AT.gold + seat] = cells[AT.gold + seat]! + GOLD_TAKEN;
  else giveHouses(cells, seat, HOUSES_TAKEN);
  return 0;
}
