import { mapAt } from '../../kingdom/rules/index.ts';
import { CITY_COUNT } from '../data/components.ts';
import type { State, View } from './types.ts';

/** Name of a place: of a city, or of a village from 7 on. */
export function placeName(position: View, place: number): string {
  const { cityNames, villageNames } = mapAt(position);
  return (place < CITY_COUNT ? cityNames[place] : villageNames[place - CITY_COUNT]) ?? '';
}

/** `city` or `village`: the kind of a place in messages. */
export function placeKind(place: number): string {
  return place < CITY_COUNT ? 'city' : 'village';
}

/** Message values of a place. */
export function placeValues(
  position: View,
  place: number,
): { readonly place: string; readonly where: string } {
  return { place: placeName(position, place), where: placeKind(place) };
}

/** Number of `seat`'s houses at a place. */
export function housesAt(position: View, seat: number, place: number): number {
  if (place < CITY_COUNT) return position.houses[seat * CITY_COUNT + place]!;
  const village = place - CITY_COUNT;
  return ((position.villages[seat]! >> village) & 1) + ((position.doubles[seat]! >> village) & 1);
}

/** Adds a house of `seat` to a place. */
export function addHouse(state: State, seat: number, place: number): void {
  if (place < CITY_COUNT) {
    const at = seat * CITY_COUNT + place;
    state.houses[at] = state.houses[at]! + 1;
    return;
  }
  const bit = 1 << (place - CITY_COUNT);
  const own = state.villages[seat]!;
  if ((own & bit) !== 0) state.doubles[seat] = state.doubles[seat]! | bit;
  else state.villages[seat] = own | bit;
}

/** Removes one of `seat`'s houses from a place. It must have one there. */
export function removeHouse(state: State, seat: number, place: number): void {
  if (place < CITY_COUNT) {
    const at = seat * CITY_COUNT + place;
    state.houses[at] = state.houses[at]! - 1;
    return;
  }
  const bit = 1 << (place - CITY_COUNT);
  const two = state.doubles[seat]!;
  if ((two & bit) !== 0) state.doubles[seat] = two & ~bit;
  else state.villages[seat] = state.villages[seat]! & ~bit;
}
