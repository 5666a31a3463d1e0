import { estimatePieces, lowestBit } from '../../../kingdom/rules/index.ts';
import { CHARACTERS, HOUSES } from '../../data/components.ts';
import * as AT from '../fast/cells.ts';
import { AUCTION, DRAFT } from '../fast/layout.ts';
import { AUCTION as AUCTION_VARIANT } from '../position.ts';
import type { Features } from './features.ts';

// Values of what seats hold, in palaces.

/** Value of an action chit while turns are left. */
export const CHIT_VALUE = 0.14;

/** Value of houses in hand, by number of scorings left up to four, and by number of houses. */
const HAND: readonly Float64Array[] = Array.from({ length: 5 }, (_, scorings) =>
  Float64Array.from(
    { length: HOUSES + 3 },
    (_, houses) => estimatePieces(houses, [0.035, 0.015, 0.004]) * Math.min(1, scorings / 4),
  ),
);

/** Value of houses in hand. */
export function estimateHand({ scorings }: Features, houses: number): number {
  return HAND[Math.min(4, scorings)]![houses]!;
}

/** Value of a house in a village: tolls saved and earned in later rounds. */
export function estimateVillage({ scorings }: Features): number {
  return 0.012 * scorings;
}

/** Value of a character in one round, by its number. */
const A_ROUND = [0, 0.06, 0.07, 0.09, 0.09, 0.13, 0.15, 0.14];

/** Value of each character, at its number, by number of rounds for which it is kept. */
const CHARACTER_VALUES: readonly Float64Array[] = Array.from({ length: 6 }, (_, rounds) =>
  Float64Array.from(A_ROUND, (value) => value * rounds * 0.7),
);

/** Value of each set of characters, by number of rounds for which they are kept. */
const SET_VALUES: readonly Float64Array[] = CHARACTER_VALUES.map((values) =>
  Float64Array.from({ length: 1 << CHARACTERS.length }, (_, cards) => {
    let value = 0;
    for (let rest = cards; rest !== 0; rest &= rest - 1) value += values[lowestBit(rest) + 1]!;
    return value;
  }),
);

/** Rounds for which a character counts. It may be lost, so only the next few count. */
function roundsKept({ match, scorings }: Features): number {
  return Math.min(match.manyCharacters ? 5 : 3, scorings);
}

/** Value of holding a character. */
export function estimateCharacter(features: Features, character: number): number {
  return CHARACTER_VALUES[roundsKept(features)]![character]!;
}

/** Value of a set of characters. */
export function estimateCards(features: Features, cards: number): number {
  return SET_VALUES[roundsKept(features)]![cards]!;
}

/**
 * Value of the coming auctions to a seat without a character (M04-10.4): the highest bidder chooses and pays, the others
 * get one of the rest, and the last seat gets one free.
 */
export function estimateAuctions(features: Features, seat: number): number {
  const { cells, coin } = features;
  const choosing = cells[AT.phase] === AUCTION || cells[AT.phase] === DRAFT;
  if (!choosing || (features.match.variants & AUCTION_VARIANT) === 0 || cells[AT.cards + seat] !== 0)
    return 0;
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  let count = 0;
  for (let rest = cells[AT.bank]!; rest !== 0; rest &= rest - 1) {
    const value = estimateCharacter(features, lowestBit(rest) + 1);
    best = Math.max(best, value);
    sum += value;
    count++;
  }
  if (cells[AT.bidder]! < 0) return sum / count;
  if (cells[AT.bidder] === seat) return best - coin * cells[AT.bid]!;
  return count > 1 ? (sum - best) / (count - 1) : best;
}
