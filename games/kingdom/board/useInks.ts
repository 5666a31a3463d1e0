import type { SeatLook } from '@durbar/kit/board/contract.ts';
import { useMemo } from 'react';

/** The ink of each seat, as one function for as long as inks stay. */
export function useInks(seats: readonly SeatLook[]): (seat: number) => number {
  const inks = seats.map(({ ink }) => ink).join();
  return useMemo(() => {
    const list = inks.split(',').map(Number);
    return (seat: number) => list[seat] ?? seat;
  }, [inks]);
}
