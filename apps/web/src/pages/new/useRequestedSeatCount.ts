import { useSearchParams } from 'wouter';

/** How many play, where the address says so and the game can be played by so many; else null. */
export function useRequestedSeatCount(seatCounts: readonly number[]): number | null {
  const [params] = useSearchParams();
  const wanted = Number(params.get('seats'));
  return seatCounts.includes(wanted) ? wanted : null;
}
