import { CITY_COUNT } from './data/components.ts';
import { routesFrom } from './ground.ts';
import { has } from './position.ts';
import type { View } from './types.ts';

/** Numbers of ways to a city that are tried where no city has more. */
const LEAST = 6;

/** One more than the most ways that any seat has to any city now, at least six: bounds the well-formed journeys. */
export function routeWays(position: View): number {
  let most = LEAST;
  for (let seat = 0; seat < position.seats; seat++) {
    const { first } = routesFrom(position, seat, position.priests[seat]!, has(position, seat, 9));
    for (let city = 0; city < CITY_COUNT; city++) most = Math.max(most, first[city + 1]! - first[city]! + 1);
  }
  return most;
}
