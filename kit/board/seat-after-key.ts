import { at, type Seat } from '@durbar/kernel';

/** By how many seats a key moves. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The seat that a key goes to: an arrow to the one beside it, round the end; Home and End to the first and the last.
 * Null for any other key. @param seats at least one
 */
export function seatAfterKey(
  seats: readonly { readonly seat: Seat }[],
  current: Seat,
  key: string,
): Seat | null {
  if (key === 'Home') return at(seats, 0).seat;
  if (key === 'End') return at(seats, seats.length - 1).seat;
  const step = STEPS[key];
  if (step === undefined) return null;
  const index = seats.findIndex(({ seat }) => seat === current);
  return at(seats, (index + step + seats.length) % seats.length).seat;
}
