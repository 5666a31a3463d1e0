import { at } from '@durbar/kernel';
import type { View } from './types.ts';

/** Stones have the values 1 to `HIGHEST` (SMP-1.1). */
export const HIGHEST = 10;
/** Stones of each value (SMP-1.1). */
export const OF_EACH = 4;
/** Places for open stones (SMP-1.1). */
export const PLACES = 3;
/** Highest allowed sum of a seat's stones (SMP-2.2). */
export const LIMIT = 21;
/** Points for the seat that stops first (SMP-2.3). */
const FIRST_BONUS = 3;

/** The sum of a seat's stones. */
export function sumOf(position: View, seat: number): number {
  return at(position.stones, seat).reduce((sum, stone) => sum + stone, 0);
}

/** The bonus of a seat (SMP-2.3). */
export function bonusOf(position: View, seat: number): number {
  return position.first === seat ? FIRST_BONUS : 0;
}

/** Whether the match is over (SMP-3.1). */
export function isOver(position: View): boolean {
  return !position.stopped.includes(false);
}

/** The stones in the bag, ascending: those that no seat can see. */
export function unseenStones(position: View): number[] {
  const seen = [...position.open, ...position.stones.flat()];
  return Array.from({ length: HIGHEST }, (_, i) => i + 1).flatMap((value) => {
    const left = OF_EACH - seen.filter((stone) => stone === value).length;
    return Array.from({ length: Math.max(0, left) }, () => value);
  });
}
