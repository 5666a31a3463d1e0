import type { View } from '@durbar/maharaja-2020';

/** Seats with a shrine in a village, in the order of seats. */
export function ownersIn({ villages }: View, village: number): number[] {
  return villages.flatMap((mask, seat) => ((mask >> village) & 1 ? [seat] : []));
}
