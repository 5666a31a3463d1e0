import { lowestBit, worthInHand } from '../../../kingdom/rules/index.ts';
import { AUCTION, cardsOf, MANY_CHARACTERS } from '../position.ts';
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

/**
 * What the auctions to come bring a seat without a character (M04-10.4): whoever bids most has the choice and pays, the
 * others get one of the rest, the last of them for nothing.
 */
export function auctionWorth(known: Study, seat: number): number {
  const { position, coin } = known;
  const choosing = position.phase === 'auction' || position.phase === 'draft';
  if (!choosing || (position.variants & AUCTION) === 0 || position.cards[seat] !== 0) return 0;
  const worths = cardsOf(position.bank).map((character) => characterWorth(known, character));
  const best = Math.max(...worths);
  const sum = worths.reduce((total, worth) => total + worth, 0);
  if (position.bidder < 0) return sum / worths.length;
  if (position.bidder === seat) return best - coin * position.bid;
  return worths.length > 1 ? (sum - best) / (worths.length - 1) : best;
}

/** Worth of a set of characters. */
export function cardsWorth(known: Study, cards: number): number {
  let worth = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) worth += characterWorth(known, lowestBit(rest) + 1);
  return worth;
}
