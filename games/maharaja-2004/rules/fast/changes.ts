import { CITY_COUNT } from '../../data/components.ts';

/*
 * What a move changes besides the own cells of the seat in turn and the actions of its turn, as bits: bit `city` is set if the standing of
 * a city changes. Estimates of the state after the move are made anew only where it matters.
 */
export type Changes = number;

/** Gold of other seats. */
export const OTHERS_GOLD = 1 << CITY_COUNT;
/** Houses in villages. */
export const VILLAGES = 1 << (CITY_COUNT + 1);
/** Anything else: another seat decides, the governors move, or characters change hands. */
export const ANYTHING = 1 << (CITY_COUNT + 2);

/** The changes of a house at a place: a city, or a village from 7 on. */
export function changesAt(place: number): Changes {
  return place < CITY_COUNT ? 1 << place : VILLAGES;
}
