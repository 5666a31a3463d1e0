import type { Settled } from '../ground.ts';
import { mapAt, routesFrom } from '../ground.ts';
import type { Traveller } from '../journeys.ts';
import type { Prospect } from './plan-worth.ts';
import { NO_PROSPECT } from './plan-worth.ts';

/** Tolls to a city that cannot be reached. */
export const UNREACHABLE = 1000;

/**
 * Coins to get to each city, of the cheapest journey there; 0 where the traveller is.
 * @param stays whether it may not travel now
 */
export function tollsTo(position: Settled, traveller: Traveller, stays: boolean): number[] {
  const { seat, from, free } = traveller;
  const { first, totals } = routesFrom(position, seat, from, free);
  return Array.from({ length: mapAt(position).cities }, (_, city) => {
    if (city === from) return 0;
    const way = first[city]!;
    return stays || way === first[city + 1]! ? UNREACHABLE : totals[way]!;
  });
}

/** Whether a traveller with these tolls can go nowhere. */
export function isStuck(tolls: readonly number[]): boolean {
  return tolls.every((toll) => toll === 0 || toll === UNREACHABLE);
}

/**
 * The city in which a piece is worth most, its price and the tolls there taken off; none where it is worth nothing.
 * @param coins what price and tolls may take
 * @param coin worth of a coin
 */
export function bestCity(
  tolls: readonly number[],
  coins: number,
  coin: number,
  priceIn: (city: number) => number,
  worthIn: (city: number) => number,
): Prospect {
  let best = NO_PROSPECT;
  for (let city = 0; city < tolls.length; city++) {
    const cost = priceIn(city) + tolls[city]!;
    if (cost > coins) continue;
    const worth = worthIn(city) - cost * coin;
    if (worth > best.worth) best = { worth, coins: cost };
  }
  return best;
}

/**
 * By how many points `seat` is ahead of the best of the others in a city; negative if behind.
 * @param points at `city * seats + seat`
 */
export function leadIn(points: readonly number[], seats: number, city: number, seat: number): number {
  let rival = 0;
  for (let other = 0; other < seats; other++)
    if (other !== seat) rival = Math.max(rival, points[city * seats + other]!);
  return points[city * seats + seat]! - rival;
}
