import type { Cells } from '@durbar/kernel';
import { takeStep as noteStep } from '../../../kingdom/rules/index.ts';
import { ACTION_PARTS } from '../turn-actions.ts';
import { ACTION_TOKENS_LEFT, EXCHANGES, TOKENS, TURN } from './layout.ts';
import type { FastMatch } from './match.ts';

/** The cell that says whether the last move of this turn was a journey. */
export const WALKED = TURN + 7;

/** As the contract's `beginStep`. */
export function beginStep(cells: Cells): void {
  cells[WALKED] = 0;
  cells[EXCHANGES] = 0;
}

/** As the contract's `takeStep`. */
export function takeStep(
  { turn }: FastMatch,
  cells: Cells,
  seat: number,
  source: number,
  part: number,
  inCity: boolean,
): void {
  const tokens = cells[TOKENS + seat]!;
  turn.read(cells, seat, tokens);
  if (noteStep(turn, ACTION_PARTS, source, part, inCity)) {
    cells[TOKENS + seat] = tokens - 1;
    cells[ACTION_TOKENS_LEFT] = cells[ACTION_TOKENS_LEFT]! + 1;
  }
  turn.write(cells);
}
