import type { Seat } from './seat.ts';

/**
 * What a seat can foresee of its next decision while others decide, so that it can plan moves for it. Everything is
 * computed from the seat's own view.
 */
export interface Foresight<V, E> {
  /**
   * Returns the view as it would be if `seat` were asked now and nothing else changed; null if the seat is asked
   * already, or if nothing can be foreseen. Returns a new object and leaves `view` as it is.
   */
  expect(view: V, seat: Seat): V | null;
  /**
   * Returns what the seat reckons with besides what its own moves do; plain JSON, null for nothing. `position` is an expected
   * one or the real one when the seat is asked. A plan is dropped if the two differ.
   */
  premise(position: V, seat: Seat): unknown;
  /**
   * Picks what a seat's own move does from its events: without what follows from the moves of others too, such as the next turn or
   * a scoring. Plans compare the rest. `events` end before the first that reveals something.
   */
  ownPart(events: readonly E[]): readonly E[];
}
