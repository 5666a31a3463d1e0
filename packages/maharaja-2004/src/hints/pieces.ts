import { lowestBit, worthInHand } from '@durbar/kingdom';
import { MANY_CHARACTERS } from '../position.ts';
import type { Study } from './study.ts';

/** Worth of an action chit while turns are left. */
export const CHIT_WORTH = 0.14;

/** Worth of houses in hand. */
export function handWorth({ scorings }: Study, houses: number): number {
  return worthInHand(houses, [0.035, 0.015, 0.004]) * Math.min(1, scorings / 4);
}

/** Worth of a house in a village: tolls saved and earned in the rounds to come. */
export function villageWorth({ scorings }: Study): number {
  return 0.012 * scorings;
}

/** About what a character brings in a round, by its number. */
const A_ROUND = [0, 0.06, 0.07, 0.09, 0.09, 0.13, 0.15, 0.14];

/** Worth of holding a character from now on: it may be lost, so only the next rounds count. */
export function characterWorth({ position, scorings }: Study, character: number): number {
  const kept = (position.variants & MANY_CHARACTERS) === 0 ? 3 : 5;
  return A_ROUND[character]! * Math.min(kept, scorings) * 0.7;
}

/** Worth of a set of characters. */
export function cardsWorth(known: Study, cards: number): number {
  let worth = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) worth += characterWorth(known, lowestBit(rest) + 1);
  return worth;
}
