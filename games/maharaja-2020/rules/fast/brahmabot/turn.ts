import type { Cells } from '@durbar/kernel';
import { actionTile } from '../../brahmabot/tiles.ts';
import { STEP, TILE } from '../layout.ts';
import type { FastMatch } from '../match.ts';
import { UPPER_ACTIONS } from './actions.ts';
import { goToDestination } from './destination.ts';
import { turnUp } from './tiles.ts';

/** As the contract's `performStep`. @returns whether the turn is over */
export function performStep(match: FastMatch, cells: Cells): boolean {
  const step = cells[STEP]!;
  cells[STEP] = step + 1;
  if (step === 0) {
    turnUp(cells);
    return false;
  }
  const action = actionTile(cells[TILE]!).actions[step - 1];
  if (!action) {
    goToDestination(match, cells);
    return true;
  }
  UPPER_ACTIONS[action.kind](match, cells, action.coins);
  return false;
}
