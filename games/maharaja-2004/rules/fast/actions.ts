import type { Cells } from '@durbar/kernel';
import { takeStep as noteStep } from '../../../kingdom/rules/index.ts';
import { PARTS } from '../hand.ts';
import { BUILDER, cardBit, SOURCE_BUILDER } from '../position.ts';
import * as AT from './cells.ts';
import type { FastMatch } from './match.ts';

/** Index of `walked` among the cells of the actions. */
export const WALKED = 7;

/** Records a step of the seat in turn from `source`, see `takeStep` in `rules/hand.ts`. */
export function takeStep(
  match: FastMatch,
  cells: Cells,
  source: number,
  part: number,
  inCity: boolean,
): void {
  if (source === SOURCE_BUILDER) {
    cells[AT.usedCharacters] = cells[AT.usedCharacters]! | cardBit(BUILDER);
    stopWalking(cells);
    return;
  }
  const { turn } = match;
  match.readTurn(cells);
  turn.walked = false;
  if (noteStep(turn, PARTS, source, part, inCity)) {
    const at = AT.tokens + cells[AT.seat]!;
    cells[at] = cells[at]! - 1;
    cells[AT.chits] = cells[AT.chits]! + 1;
  }
  turn.write(cells);
}

/** Lets the architect travel again (M04-3.3). */
export function stopWalking(cells: Cells): void {
  cells[AT.actions + WALKED] = 0;
}

/** Whether the seat in turn holds the Builder and has not used it in this turn (M04-7). */
export function builderReady(cells: Cells): boolean {
  const able = cells[AT.cards + cells[AT.seat]!]! & ~cells[AT.usedCharacters]!;
  return (able & cardBit(BUILDER)) !== 0;
}
