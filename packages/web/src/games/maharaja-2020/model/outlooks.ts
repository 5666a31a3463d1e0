import { type ActionOutlook, actionOutlooks, type View } from '@durbar/maharaja-2020';

const kept = new WeakMap<View, Map<number, readonly ActionOutlook[]>>();

/** What each action would meet for a seat; worked out once for a position. */
export function outlooksOf(position: View, seat: number): readonly ActionOutlook[] {
  let seats = kept.get(position);
  if (!seats) kept.set(position, (seats = new Map<number, readonly ActionOutlook[]>()));
  let outlooks = seats.get(seat);
  if (!outlooks) seats.set(seat, (outlooks = actionOutlooks(position, seat)));
  return outlooks;
}
