import {
  listTravelOptions,
  missingVillageNames,
  missingVillageNumbers,
  type TravelOption,
} from '../../../kingdom/rules/index.ts';
import { createTraveller } from '../position.ts';
import type { View } from '../types.ts';

export type { TravelOption };

/** The travel options of a seat's priest to a city, affordable or not (M20-4.2 to 4.5). */
export function travelOptionsTo(position: View, seat: number, city: number): TravelOption[] {
  return listTravelOptions(position, createTraveller(position, seat), city);
}

/**
 * Names of the villages without shrines that block a seat's priest from a city; empty if the city can be reached
 * (M20-4.2).
 */
export function blockingVillages(position: View, seat: number, city: number): string[] {
  return missingVillageNames(position, position.priests[seat]!, city);
}

/** The same villages by their numbers (M20-4.2). */
export function blockingVillageNumbers(position: View, seat: number, city: number): number[] {
  return missingVillageNumbers(position, position.priests[seat]!, city);
}
