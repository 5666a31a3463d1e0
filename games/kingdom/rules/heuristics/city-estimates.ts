import type { RoadPosition } from '../position.ts';
import { mapAt, routesFrom } from '../position-routes.ts';
import type { Traveller } from '../travel.ts';
import type { ActionEstimate } from './plan-estimates.ts';
import { NO_ESTIMATE } from './plan-estimates.ts';

/** Stands for the tolls to a city that cannot be reached. */
export const UNREACHABLE = 1000;

/**
 * Tolls of the cheapest journey to each city; 0 for the city where the traveller is.
 * @param stays whether the traveller may not travel now
 */
export function tollsTo(position: RoadPosition, traveller: Traveller, stays: boolean): number[] {
  const { seat, from, free } = traveller;
  const { first, totals } = routesFrom(position, seat, from, free);
  return Array.from({ length: mapAt(position).cities }, (_, city) => {
    if (city === from) return 0;
    const cheapest = first[city]!;
    return stays || cheapest === first[city + 1]! ? UNREACHABLE : totals[cheapest]!;
  });
}

/** Whether a traveller with these tolls can reach no other city. */
export function isStuck(tolls: readonly number[]): boolean {
  return tolls.every((toll) => toll === 0 || toll === UNREACHABLE);
}

/**
 * Estimate for the city in which a piece brings most, minus its price and the tolls; none if it brings nothing
 * anywhere.
 * @param coins the most that price and tolls may cost
 * @param coin value of a coin
 */
export function bestCity(
  tolls: readonly number[],
  coins: number,
  coin: number,
  priceIn: (city: number) => number,
  valueIn: (city: number) => number,
): ActionEstimate {
  let best = NO_ESTIMATE;
  for (let city = 0; city < tolls.length; city++) {
    const cost = priceIn(city) + tolls[city]!;
    if (cost > coins) continue;
    const value = valueIn(city) - cost * coin;
    if (value > best.value) best = { value, coins: cost };
  }
  return best;
}

/**
 * Points by which `seat` leads the best other seat in a city; negative if it is behind.
 * @param points at `city * seats + seat`
 */
export function leadIn(points: readonly number[], seats: number, city: number, seat: number): number {
  let rival = 0;
  for (let other = 0; other < seats; other++)
    if (other !== seat) rival = Math.max(rival, points[city * seats + other]!);
  return points[city * seats + seat]! - rival;
}
