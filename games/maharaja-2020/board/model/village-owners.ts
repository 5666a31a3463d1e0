import type { View } from '../../rules/index.ts';

/** Seats with a shrine in a village, in the order of seats. */
export function villageOwners({ villages }: View, village: number): number[] {
  return villages.flatMap((mask, seat) => ((mask >> village) & 1 ? [seat] : []));
}
