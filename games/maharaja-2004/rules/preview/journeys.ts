import { listTravelOptions, missingVillageNames, type TravelOption } from '../../../kingdom/rules/index.ts';
import { has, MONK, travellerOf } from '../position.ts';
import type { View } from '../types.ts';

export type { TravelOption };

/** The ways of a seat's architect to a city in this position, also those it cannot pay (M04-3). */
export function journeys(position: View, seat: number, city: number): TravelOption[] {
  return listTravelOptions(position, travellerOf(position, seat), city);
}

/** Whether the bank pays the tolls of a seat (M04-7). */
export function bankPays(position: View, seat: number): boolean {
  return has(position, seat, MONK);
}

/** Names of the villages without houses that block a seat's architect from a city; empty if a way is open (M04-3.1). */
export function villagesMissing(position: View, seat: number, city: number): string[] {
  return missingVillageNames(position, position.architects[seat]!, city);
}
