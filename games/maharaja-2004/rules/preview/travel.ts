import {
  listTravelOptions,
  missingVillageNames,
  missingVillageNumbers,
  type TravelOption,
} from '../../../kingdom/rules/index.ts';
import { createTraveller, has, MONK } from '../position.ts';
import type { View } from '../types.ts';

export type { TravelOption };

/** The travel options of a seat's architect to a city, affordable or not (M04-3). */
export function travelOptionsTo(position: View, seat: number, city: number): TravelOption[] {
  return listTravelOptions(position, createTraveller(position, seat), city);
}

/** Whether the bank pays the tolls of a seat (M04-7). */
export function bankPays(position: View, seat: number): boolean {
  return has(position, seat, MONK);
}

/** Names of the villages without houses that block a seat's architect from a city; empty if the city can be reached (M04-3.1). */
export function blockingVillages(position: View, seat: number, city: number): string[] {
  return missingVillageNames(position, position.architects[seat]!, city);
}

/** The same villages by their numbers (M04-3.1). */
export function blockingVillageNumbers(position: View, seat: number, city: number): number[] {
  return missingVillageNumbers(position, position.architects[seat]!, city);
}
