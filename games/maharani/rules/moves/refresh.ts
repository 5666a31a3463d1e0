import type { Refusal } from '@durbar/kernel';
import { QUARTERS } from '../geometry.ts';
import { ALL_UP, markerUp } from '../position.ts';
import { refuse } from '../refuse.ts';
import type { Event, View } from '../types.ts';
import { canPlace } from './place.ts';

/**
 * Why the markers may not be refreshed, else null (MHR-2.5).
 * @param placeable whether a tile may be placed, where the caller knows it already
 */
export function refuseRefresh(position: View, placeable?: boolean): Refusal | null {
  if (position.placed > 0) return refuse('MHR-2.1', 'refusal.refreshAfterTile');
  if (position.refreshed) return refuse('MHR-2.1', 'refusal.refreshedAlready');
  if (position.markers[position.seat] === ALL_UP && (placeable ?? canPlace(position)))
    return refuse('MHR-2.5', 'refusal.allUp');
  return null;
}

/** Turns all the seat's markers face up. The turn is then ended by a move of its own (MHR-2.6). */
export function applyRefresh(position: View, events?: Event[]): void {
  const { seat } = position;
  events?.push({
    kind: 'refreshed',
    seat,
    quarters: QUARTERS.flatMap((_, quarter) => (markerUp(position, seat, quarter) ? [] : [quarter])),
  });
  position.markers[seat] = ALL_UP;
  position.refreshed = true;
}
