import type { View } from '../../rules/index.ts';

/** Seats with a house in a village, in the order of seats; one with two of them twice. */
export function villageOwners({ villages, doubles }: View, village: number): number[] {
  return villages.flatMap((mask, seat) => {
    if (((mask >> village) & 1) === 0) return [];
    return ((doubles[seat] ?? 0) >> village) & 1 ? [seat, seat] : [seat];
  });
}
