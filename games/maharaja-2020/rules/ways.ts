import { mostWays } from '../../kingdom/rules/index.ts';
import { travellerOf } from './position.ts';
import type { View } from './types.ts';

/** How many ways to a city bound the well-formed journeys now. */
export function routeWays(position: View): number {
  return mostWays(
    position,
    position.priests.map((_, seat) => travellerOf(position, seat)),
  );
}
