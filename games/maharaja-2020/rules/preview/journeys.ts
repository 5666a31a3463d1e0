import { type Journey, journeysTo } from '../../../kingdom/rules/index.ts';
import { missingNames } from '../ground.ts';
import { travellerOf } from '../position.ts';
import type { View } from '../types.ts';

export type { Journey };

/** The ways of a seat's priest to a city as things stand, whether it can pay or not (M20-4.2 to 4.5). */
export function journeys(position: View, seat: number, city: number): Journey[] {
  return journeysTo(position, travellerOf(position, seat), city);
}

/** Names of the villages that keep a seat's priest from a city; empty where the way is open (M20-4.2). */
export function villagesMissing(position: View, seat: number, city: number): string[] {
  return missingNames(position, position.priests[seat]!, city);
}
