import type { Cells, MoveCode } from '@durbar/kernel';
import { END, REFRESH, WORKER } from '../code-numbers.ts';
import { applyEnd } from './end.ts';
import { applyPlace } from './place.ts';
import { applyRefresh } from './refresh.ts';
import { applyWorker } from './worker.ts';

/** Makes a legal move. */
export function apply(cells: Cells, seat: number, move: MoveCode): void {
  if (move < WORKER) applyPlace(cells, seat, move);
  else if (move === END) applyEnd(cells, seat);
  else if (move === REFRESH) applyRefresh(cells, seat);
  else applyWorker(cells, seat, move);
}
