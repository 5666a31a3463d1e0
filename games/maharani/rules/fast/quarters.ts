import type { Cells } from '@durbar/kernel';
import { QUARTER_SIZE } from '../geometry.ts';
import { QUARTERS_EARNED } from '../position.ts';
import { COUNTS, FILLED, FILLED_COUNT, PLAYERS, SUPPLY, WORKERS } from './layout.ts';
import { earn } from './purse.ts';
import { PAYOUT, SPACES_IN_QUARTER } from './tables.ts';
import { removeWorker } from './workers.ts';

/** Pays a quarter's workers and sends them back to their supplies (MHR-4). */
export function evaluateQuarter(cells: Cells, quarter: number): void {
  const counts = COUNTS + quarter * 8;
  let left = 0;
  for (let worker = 0; worker < cells[PLAYERS]! * 2; worker++) {
    const workers = cells[counts + worker]!;
    if (workers === 0) continue;
    left += workers;
    earn(cells, worker >> 1, QUARTERS_EARNED, PAYOUT[workers]!);
    cells[SUPPLY + worker] = cells[SUPPLY + worker]! + workers;
  }
  for (let i = quarter * QUARTER_SIZE; left > 0; i++) {
    const space = SPACES_IN_QUARTER[i]!;
    const worker = cells[WORKERS + space]!;
    if (worker < 0) continue;
    removeWorker(cells, space, worker);
    left--;
  }
}

/** Evaluates the quarters filled in this turn, in the order they were filled. */
export function evaluateFilled(cells: Cells): void {
  for (let i = 0; i < cells[FILLED_COUNT]!; i++) evaluateQuarter(cells, cells[FILLED + i]!);
  cells[FILLED_COUNT] = 0;
}
