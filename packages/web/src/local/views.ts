import type { Seat } from '@durbar/kernel';

/** Which of the people at one device is looked for. */
export interface Looking {
  readonly seat: Seat;
  /** Whether something on the table is not for the eyes of whoever looked before. */
  readonly curtain: boolean;
}

/**
 * Who looks next at a shared device: whoever must decide, in seat order; while nobody there must, the one before.
 * @param deciding people of this device that must decide now
 * @param viewOf what a seat sees, plain JSON
 */
export function nextLooking(
  before: Seat,
  deciding: readonly Seat[],
  viewOf: (seat: Seat) => unknown,
): Looking {
  if (deciding.length === 0 || deciding.includes(before)) return { seat: before, curtain: false };
  const seat = deciding[0] ?? before;
  return { seat, curtain: JSON.stringify(viewOf(before)) !== JSON.stringify(viewOf(seat)) };
}
