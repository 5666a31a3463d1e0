import type { Seat } from '@durbar/kernel';

/**
 * Seats in the order of the end: by rank where the match has an outcome, as whoever gave up comes last whatever they
 * have; else by gold, most first.
 * @param gold of each seat
 * @param ranks of each seat, 1 is best
 */
export function finalOrder(gold: readonly number[], ranks: readonly number[] | null): Seat[] {
  const place = (seat: Seat): number => ranks?.[seat] ?? -(gold[seat] ?? 0);
  return gold.map((_, seat) => seat).toSorted((a, b) => place(a) - place(b));
}
