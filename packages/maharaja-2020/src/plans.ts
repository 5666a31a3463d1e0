import type { View } from './types.ts';

/** How likely each plan (first * 9 + second) of `seat` seems; 0 for pairs in the wrong order. */
export function planWeights(_position: View, _seat: number): number[] {
  return Array.from({ length: 81 }, (_, plan) => (Math.trunc(plan / 9) <= plan % 9 ? 1 : 0));
}
