const FIRST = 500;
const LONGEST = 20_000;

/**
 * How long to wait before try number `attempt` (from 0) to connect again, in milliseconds: doubling, with up to half
 * taken off by `random` (0 to 1), so that a thousand pages do not come back at the same moment.
 */
export function retryDelay(attempt: number, random: number): number {
  const full = Math.min(LONGEST, FIRST * 2 ** Math.min(attempt, 16));
  return Math.round(full * (1 - random / 2));
}
