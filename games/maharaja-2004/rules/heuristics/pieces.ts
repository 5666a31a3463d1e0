import { estimatePieces, lowestBit } from '../../../kingdom/rules/index.ts';
import { AUCTION, listCards, MANY_CHARACTERS } from '../position.ts';
import type { Features } from './features.ts';

// Values of what seats hold, in palaces.

/** Value of an action chit while turns are left. */
export const CHIT_VALUE = 0.14;

/** Value of houses in hand. */
export function estimateHand({ scorings }: Features, houses: number): number {
  return estimatePieces(houses, [0.035, 0.015, 0.004]) * Math.min(1, scorings / 4);
}

/** Value of a house in a village: tolls saved and earned in later rounds. */
export function estimateVillage({ scorings }: Features): number {
  return 0.012 * scorings;
}

/** Value of a character in one round, by its number. */
const A_ROUND = [0, 0.06, 0.07, 0.09, 0.09, 0.13, 0.15, 0.14];

/** Value of holding a character. It may be lost, so only the next few rounds count. */
export function estimateCharacter({ position, scorings }: Features, character: number): number {
  const kept = (position.variants & MANY_CHARACTERS) === 0 ? 3 : 5;
  return A_ROUND[character]! * Math.min(kept, scorings) * 0.7;
}

/**
 * Value of the coming auctions to a seat without a character (M04-10.4): the highest bidder chooses and pays, the others
 * get one of the rest, and the last seat gets one free.
 */
export function estimateAuctions(features: Features, seat: number): number {
  const { position, coin } = features;
  const choosing = position.phase === 'auction' || position.phase === 'draft';
  if (!choosing || (position.variants & AUCTION) === 0 || position.cards[seat] !== 0) return 0;
  const values = listCards(position.bank).map((character) => estimateCharacter(features, character));
  const best = Math.max(...values);
  const sum = values.reduce((total, value) => total + value, 0);
  if (position.bidder < 0) return sum / values.length;
  if (position.bidder === seat) return best - coin * position.bid;
  return values.length > 1 ? (sum - best) / (values.length - 1) : best;
}

/** Value of a set of characters. */
export function estimateCards(features: Features, cards: number): number {
  let value = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1)
    value += estimateCharacter(features, lowestBit(rest) + 1);
  return value;
}
