import type { SeatDisplay } from '@durbar/kit/board/board-contract.ts';
import { useMemo } from 'react';

/** The ink of each seat, as one function for as long as inks stay. */
export function usePlayerColours(seats: readonly SeatDisplay[]): (seat: number) => number {
  const inks = seats.map(({ playerColour }) => playerColour).join();
  return useMemo(() => {
    const list = inks.split(',').map(Number);
    return (seat: number) => list[seat] ?? seat;
  }, [inks]);
}
