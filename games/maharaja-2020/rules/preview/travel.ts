import { listTravelOptions, missingVillageNames, type TravelOption } from '../../../kingdom/rules/index.ts';
import { travellerOf } from '../position.ts';
import type { View } from '../types.ts';

export type { TravelOption };

/** The ways of a seat's priest to a city, whether the seat can pay for them or not (M20-4.2 to 4.5). */
export function travelOptions(position: View, seat: number, city: number): TravelOption[] {
  return listTravelOptions(position, travellerOf(position, seat), city);
}

/** Names of the villages that need a shrine before a seat's priest can reach a city; empty if it can (M20-4.2). */
export function missingVillagesTo(position: View, seat: number, city: number): string[] {
  return missingVillageNames(position, position.priests[seat]!, city);
}
