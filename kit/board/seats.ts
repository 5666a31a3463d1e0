import type { Seat, Viewer } from '@durbar/kernel';
import { useMemo } from 'react';
import type { SeatDisplay } from './board-contract.ts';

/** Makes a function that returns the name of a seat, for messages. */
export function seatNamer(seats: readonly Pick<SeatDisplay, 'name'>[]): (seat: Seat) => string {
  return (seat) => seats[seat]?.name ?? '';
}

/** Whether several people play at this screen, so that each is called by name. */
export function isSharedScreen(seats: readonly Pick<SeatDisplay, 'isMine'>[]): boolean {
  return seats.filter(({ isMine }) => isMine).length > 1;
}

/**
 * The seat whose own pieces a board shows: the viewer's, even if several people share a screen; for a spectator the one
 * at the bottom.
 * @param count number of seats
 */
export function ownSeat(viewer: Viewer, bottomSeat: Seat, count: number): Seat {
  return Math.min(typeof viewer === 'number' ? viewer : bottomSeat, count - 1);
}

/** Whether a seat is called "you": it must decide, and nobody else plays at this screen. */
export function isYou(
  seat: Seat,
  asked: Seat | null,
  seats: readonly Pick<SeatDisplay, 'isMine'>[],
): boolean {
  return seat === asked && !isSharedScreen(seats);
}

/** Returns a function for the player colour of each seat. It stays the same function until a colour changes. */
export function usePlayerColours(
  seats: readonly Pick<SeatDisplay, 'playerColour'>[],
): (seat: Seat) => number {
  const colours = seats.map(({ playerColour }) => playerColour).join();
  return useMemo(() => {
    const list = colours.split(',').map(Number);
    return (seat: Seat) => list[seat] ?? seat;
  }, [colours]);
}
