import type { Seat, Viewer } from '@durbar/kernel';
import { isSharedScreen } from '@durbar/kit/board/shared-screen.ts';

/**
 * The seat whose own things a table shows: that of whoever looks at it, also where one screen goes from hand to hand;
 * for a spectator the one at the bottom.
 * @param seats how many there are
 */
export function ownSeat(viewer: Viewer, perspective: Seat, seats: number): Seat {
  return Math.min(typeof viewer === 'number' ? viewer : perspective, seats - 1);
}

/** Whether a seat is who looks at the table, so that it is called "you"; round one screen several people are. */
export function isYou(
  seat: Seat,
  asked: Seat | null,
  seats: readonly { readonly isMine: boolean }[],
): boolean {
  return seat === asked && !isSharedScreen(seats);
}
