import type { Traveller } from '../../kingdom/rules/index.ts';
import { lowestBit, nextInTurn, reachesCity } from '../../kingdom/rules/index.ts';
import {
  ARTISAN_PRICE,
  CHARACTERS,
  CITY_COUNT,
  HOMES,
  PALACE_PRICE,
  PALACES,
  PALACES_SHORT,
  ROUNDS,
  ROUNDS_SHORT,
  VARIANTS,
  type VariantName,
} from '../data/components.ts';
import type { View } from './types.ts';

/** Bits of `View.variants`. */
const bitOf = (name: VariantName): number => 1 << VARIANTS.indexOf(name);
const SHORT = bitOf('short');
export const YOGI_VARIANT = bitOf('yogi');
export const NEUTRAL_PALACES = bitOf('neutralPalaces');
export const AUCTION = bitOf('auction');
const HOME_CITY = bitOf('homeCity');
export const MANY_CHARACTERS = bitOf('manyCharacters');
export const RENOUNCE_COMPENSATION = bitOf('renounceCompensation');

// Numbers of characters.
export const TRADER = 2;
export const SADHU = 3;
export const MONK = 4;
export const BUILDER = 5;
const ARTISAN = 6;
export const YOGI = 7;

// Numbers of actions.
export const GOLD = 0;
export const HOUSE = 1;
export const TWO_HOUSES = 2;
export const MOVE_HOUSE = 3;
export const QUARRY = 4;
export const PALACE = 5;
export const PALACE_AND_HOUSE = 6;
export const GOVERNOR = 7;
export const CHARACTER = 8;

// Sources of a step, see `Source`: 0 to 8 an action of the disc, 9 to 17 an action by a chit, 18 the Builder.
export { actionOf, SOURCE_TOKEN as SOURCE_CHIT } from '../../kingdom/rules/index.ts';
export const SOURCE_BUILDER = 18;

/** Set of one character. */
export function cardBit(character: number): number {
  return 1 << (character - 1);
}

/** Numbers of a set of characters, lowest first. */
export function listCards(set: number): number[] {
  const numbers: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) numbers.push(lowestBit(rest) + 1);
  return numbers;
}

/** Number of characters in a match: the Yogi is only in play with its variant (M04-1.3). */
export function countCharacters(variants: number): number {
  return (variants & YOGI_VARIANT) === 0 ? CHARACTERS.length - 1 : CHARACTERS.length;
}

/** Whether `seat` holds a character. */
export function has(position: View, seat: number, character: number): boolean {
  return ((position.cards[seat]! >> (character - 1)) & 1) !== 0;
}

/** Whether seats may hold several characters (M04-10.6). */
export function mayHoldMany(position: View): boolean {
  return (position.variants & MANY_CHARACTERS) !== 0;
}

/** The seat that holds a character; −1 for none. */
export function findHolder(position: View, character: number): number {
  return position.cards.findIndex((set) => (set & cardBit(character)) !== 0);
}

/** Each seat's number for turn order and ties: its lowest character, from 0 (M04-2.4, 8.1, 10.6). */
export function listOrder(position: View): number[] {
  return position.cards.map(lowestBit);
}

/** The seat with the lowest character among those that have not begun a turn in this round; −1 if none (M04-2.4). */
export function nextMover(position: View): number {
  return nextInTurn(position.acted, listOrder(position));
}

/** Price of a palace in gold (M04-4, 7). */
export function palacePrice(position: View, seat: number): number {
  return palacePriceWith(position.cards[seat]!);
}

/** Price of a palace in gold for a seat with these characters. */
export function palacePriceWith(cards: number): number {
  return (cards & cardBit(ARTISAN)) === 0 ? PALACE_PRICE : ARTISAN_PRICE;
}

/** Number of palaces that a seat starts with (M04-1.1, 10.1). */
export function allPalaces(variants: number): number {
  return (variants & SHORT) === 0 ? PALACES : PALACES_SHORT;
}

/** The latest possible last round (M04-9, 10.1). */
export function lastRound(variants: number): number {
  return (variants & SHORT) === 0 ? ROUNDS : ROUNDS_SHORT;
}

/** Characters at home in each city, as sets. */
const AT_HOME: readonly number[] = Array.from({ length: CITY_COUNT }, (_, city) =>
  HOMES.reduce((set, home, i) => (home === city ? set | (1 << i) : set), 0),
);

/** Characters that count as at home in a city, as a set: none without the variant (M04-10.5). */
export function charactersAtHome(variants: number, city: number): number {
  return (variants & HOME_CITY) === 0 ? 0 : AT_HOME[city]!;
}

/** Whether `seat` holds a character that is at home in a city (M04-10.5). */
export function isHome(position: View, seat: number, city: number): boolean {
  return (position.cards[seat]! & charactersAtHome(position.variants, city)) !== 0;
}

/** More gold than the tolls of any route. */
export const PLENTY = 1000;

/** A seat's architect as a traveller. Routes of the Wandering Monk have tolls too, which the bank pays (M04-7). */
export function createTraveller(position: View, seat: number): Traveller {
  return { seat, from: position.architects[seat]!, free: false };
}

/** Gold that `seat` could spend on tolls if it had `gold`; with the Wandering Monk there is no limit (M04-7). */
export function tollPurse(position: View, seat: number, gold: number): number {
  return has(position, seat, MONK) ? PLENTY : gold;
}

/**
 * Whether `seat` could build a house in some city with `gold`, after paying the tolls there (M04-4).
 * @param village a village that counts as having a house of the seat, because it would be built first; −1 for none
 */
export function cityCanFollow(position: View, seat: number, gold: number, village = -1): boolean {
  if (gold < 1) return false;
  const purse = tollPurse(position, seat, gold - 1);
  return reachesCity(position, seat, position.architects[seat]!, false, purse, village);
}

/** Whether the seat in turn holds the Builder and has not used it in this turn (M04-7). */
export function builderReady(position: View): boolean {
  return has(position, position.seat, BUILDER) && (position.usedCharacters & cardBit(BUILDER)) === 0;
}
