import type { CheckSettings } from '../src/index.ts';
import type { BazaarMove, BazaarState } from '../src/toy/index.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Check settings for Bazaar. */
export const bazaarSettings: CheckSettings<BazaarState, BazaarMove> = {
  games: 1,
  every: 9,
  isPassing: ({ kind }) => kind === 'end',
  conserved: ({ stock, hands, pile, coins, bank }) => ({
    cards: stock.length + sum(hands.map((hand) => hand.length)) + pile.length,
    coins: sum(coins) + bank,
  }),
  mustReach: [
    'ending.rounds',
    'ending.stock',
    'decision.bid',
    'decision.take',
    'decision.trade',
    'decision.answer',
    'decision.merchant',
    'event.bought',
    'event.declined',
    'event.turnedUp',
    'BZR-2.2',
    'BZR-2.3',
    'refusal.offered',
    'tieBreak.fame',
    'undo',
  ],
};
