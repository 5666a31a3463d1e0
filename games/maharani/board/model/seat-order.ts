import type { Seat } from '@durbar/kernel';

/**
 * Sorts seats for the end of the game. With an outcome the order is by rank, because a resigned seat ranks last with
 * any gold; otherwise it is by gold, most first.
 * @param gold gold of each seat
 * @param ranks rank of each seat, 1 is best
 */
export function finalOrder(gold: readonly number[], ranks: readonly number[] | null): Seat[] {
  const place = (seat: Seat): number => ranks?.[seat] ?? -(gold[seat] ?? 0);
  return gold.map((_, seat) => seat).toSorted((a, b) => place(a) - place(b));
}

/** Seats in the order in which they sit around the table, starting with the bottom one. */
export function seatsFrom(players: number, bottom: Seat): Seat[] {
  return Array.from({ length: players }, (_, i) => (bottom + i) % players);
}
