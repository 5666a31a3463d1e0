import type { Refusal, Seat } from '@durbar/kernel';
import * as z from 'zod/mini';
import { refuse } from '../clauses.ts';
import { QUARTERS } from '../geometry.ts';
import { ALL_UP, markerUp } from '../position.ts';
import type { Event, Move, RefreshMove, View } from '../types.ts';
import { canPlace } from './place.ts';
import { free, type MoveRow } from './row.ts';

const REFRESH: RefreshMove = Object.freeze<RefreshMove>({ type: 'refresh' });

/** What versions of the rules say of an empty refresh: one that turns no marker up (MHR-2.5). */
interface EmptyRefreshRules {
  /** Whether `seat` may not choose it now, as long as it can place something. */
  readonly isBarred: (position: View, seat: Seat) => boolean;
  /** Why it is barred. */
  readonly refusal: Refusal;
  /** Notes that `seat` has made one. */
  readonly note: (position: View, seat: Seat) => void;
}

/** Turn all of the seat's markers face up (MHR-2.5). */
function makeRefresh(empty: EmptyRefreshRules): MoveRow<'refresh'> {
  const isStalling = (position: View, seat: Seat): boolean =>
    position.markers[seat] === ALL_UP && empty.isBarred(position, seat) && canPlace(position);
  return {
    schema: z.strictObject({ type: z.literal('refresh') }),
    wellFormed: [REFRESH],
    list(position, seat, out: Move[], count) {
      if (position.placed === 0 && !position.refreshed && !isStalling(position, seat)) out[count++] = REFRESH;
      return count;
    },
    refuse(position, seat) {
      if (position.placed > 0) return refuse('MHR-2.1', 'refusal.refreshAfterTile');
      if (position.refreshed) return refuse('MHR-2.1', 'refusal.refreshedAlready');
      return isStalling(position, seat) ? empty.refusal : null;
    },
    /** Turns the markers face up; a separate move then ends the turn (MHR-2.6). */
    apply(position, seat, _move, events?: Event[]) {
      events?.push({
        kind: 'refreshed',
        seat,
        quarters: QUARTERS.flatMap((_, quarter) => (markerUp(position, seat, quarter) ? [] : [quarter])),
      });
      if (position.markers[seat] === ALL_UP) empty.note(position, seat);
      position.markers[seat] = ALL_UP;
      position.refreshed = true;
    },
    price: free,
    key: () => 'refresh',
    describe: () => ({ key: 'move.refresh' }),
  };
}

/** Rules version 1: an empty refresh is for a seat that can place nothing. */
export const refresh1 = makeRefresh({
  isBarred: () => true,
  refusal: refuse('MHR-2.5', 'refusal.allUp'),
  note: () => undefined,
});

/** An empty refresh is barred after one of every other seat, which keeps every match finite. */
export const refresh = makeRefresh({
  isBarred: ({ emptyRefreshes, players }, seat) => (emptyRefreshes | (1 << seat)) === (1 << players) - 1,
  refusal: refuse('MHR-2.5', 'refusal.allRefreshed'),
  note: (position, seat) => {
    position.emptyRefreshes |= 1 << seat;
  },
});
