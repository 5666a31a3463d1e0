import type { Cells, MoveCode } from '@durbar/kernel';
import { WORKER } from '../code-numbers.ts';
import { PENDING } from '../layout.ts';
import { bringWorker } from '../workers.ts';

/** Brings the pending worker in the chosen way (MHR-3.5). */
export function applyWorker(cells: Cells, _seat: number, move: MoveCode): void {
  const space = cells[PENDING]!;
  cells[PENDING] = -1;
  bringWorker(cells, space, move - WORKER);
}
