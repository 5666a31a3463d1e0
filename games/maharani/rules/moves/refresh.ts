import type { Refusal, Seat } from '@durbar/kernel';
import * as z from 'zod/mini';
import { refuse } from '../clauses.ts';
import { QUARTERS } from '../geometry.ts';
import { ALL_UP, markerUp } from '../position.ts';
import type { Event, Move, RefreshMove, View } from '../types.ts';
import { canPlace } from './place.ts';
import { free, type MoveRow } from './row.ts';

const REFRESH: RefreshMove = Object.freeze<RefreshMove>({ type: 'refresh' });

/** Turn all of one's markers face up (MHR-2.5). */
export const refresh = {
  schema: z.strictObject({ type: z.literal('refresh') }),
  wellFormed: [REFRESH],
  list: listRefresh,
  refuse: refuseRefresh,
  apply: applyRefresh,
  price: free,
  key: () => 'refresh',
  describe: () => ({ key: 'move.refresh' }),
} satisfies MoveRow<'refresh'>;

function refuseRefresh(position: View, seat: Seat): Refusal | null {
  if (position.placed > 0) return refuse('MHR-2.1', 'refusal.refreshAfterTile');
  if (position.refreshed) return refuse('MHR-2.1', 'refusal.refreshedAlready');
  return isIdle(position, seat) ? refuse('MHR-2.5', 'refusal.allUp') : null;
}

/** Whether refreshing would turn no marker although a tile may be placed, which is not allowed (MHR-2.5). */
function isIdle(position: View, seat: Seat): boolean {
  return position.markers[seat] === ALL_UP && canPlace(position);
}

function listRefresh(position: View, seat: Seat, out: Move[], count: number): number {
  if (position.placed === 0 && !position.refreshed && !isIdle(position, seat)) out[count++] = REFRESH;
  return count;
}

/** Turns the markers face up; a separate move then ends the turn (MHR-2.6). */
function applyRefresh(position: View, seat: Seat, _move: RefreshMove, events?: Event[]): void {
  events?.push({
    kind: 'refreshed',
    seat,
    quarters: QUARTERS.flatMap((_, quarter) => (markerUp(position, seat, quarter) ? [] : [quarter])),
  });
  position.markers[seat] = ALL_UP;
  position.refreshed = true;
}
