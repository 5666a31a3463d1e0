import { type Seat, standings } from '@durbar/kernel';

/**
 * Sorts seats for the end of the game. With an outcome the order is by rank, because a resigned seat ranks last with
 * any gold; otherwise, and among seats of one rank, it is by gold, most first.
 * @param gold gold of each seat
 * @param ranks rank of each seat, 1 is best
 */
export function finalOrder(gold: readonly number[], ranks: readonly number[] | null): Seat[] {
  return standings({ ranks: ranks ?? gold.map(() => 1), scores: gold });
}

/** Seats in the order in which they sit around the table, starting with the bottom one. */
export function seatsFrom(players: number, bottom: Seat): Seat[] {
  return Array.from({ length: players }, (_, i) => (bottom + i) % players);
}
