import type { Rng } from '@durbar/kernel';

// Bazaar: a small game that has what Maharani lacks. Each round all bid in secret for the right to trade (BZR-1); the
// winner draws a card nobody else sees, buys fame, and may offer a card to the next seat, which decides at once
// (BZR-2); then the merchant, an automaton, turns up a card (BZR-3). Coins, fame and cards count at the end (BZR-4).

export interface BazaarOptions {
  /** Whether the merchant plays. */
  readonly merchant: boolean;
  readonly length: 'short' | 'long';
}

/** Who decides, and what: all bid, the trader draws, the trader trades, the next seat answers, the merchant draws. */
export type Phase = 'bid' | 'take' | 'trade' | 'answer' | 'merchant' | 'over';

/** A bid that has not been made yet. */
export const NO_BID = -1;
/** No seat, or no card of a hand. */
export const NONE = -1;

export interface BazaarView {
  players: number;
  merchant: boolean;
  /** Rounds to be played. */
  rounds: number;
  round: number;
  turn: number;
  phase: Phase;
  /** Who trades this round. */
  trader: number;
  /** Place in the trader's hand of the card that is on offer. */
  offered: number;
  /** Whether the trader has made an offer in this turn. */
  hasOffered: boolean;
  /** Coins that nobody has. */
  bank: number;
  coins: number[];
  fame: number[];
  /** What each seat bids: NO_BID, or null for a bid that is not to be seen. */
  bids: (number | null)[];
  /** The bids of the last round that was bid for. */
  shownBids: number[];
  /** Values of the cards of each seat, in the order in which they came; null for one not to be seen. */
  hands: (number | null)[][];
  stockSize: number;
  /** Values of the cards in the stock, in no order that means anything; null for those who may not see it. */
  stock: number[] | null;
  /** What the merchant has turned up. */
  pile: number[];
  /** Draws from the stock; null for those who may not see it. */
  rng: Rng | null;
}

export interface BazaarState extends BazaarView {
  bids: number[];
  hands: number[][];
  stock: number[];
  rng: Rng;
}

export type BazaarMove =
  | { readonly kind: 'bid'; readonly coins: number }
  | { readonly kind: 'take' }
  | { readonly kind: 'build' }
  | { readonly kind: 'offer'; readonly place: number }
  | { readonly kind: 'end' }
  | { readonly kind: 'buy' }
  | { readonly kind: 'decline' }
  | { readonly kind: 'turnUp' };

/** Cards and bids are null for those who may not see them. */
export type BazaarEvent =
  | { readonly kind: 'bidMade'; readonly seat: number; readonly coins: number | null }
  | { readonly kind: 'bidsShown'; readonly bids: readonly number[] }
  | { readonly kind: 'won'; readonly seat: number; readonly coins: number }
  | { readonly kind: 'drew'; readonly seat: number; readonly card: number | null }
  | { readonly kind: 'built'; readonly seat: number }
  | { readonly kind: 'offered'; readonly seat: number; readonly place: number }
  | {
      readonly kind: 'bought';
      readonly seat: number;
      readonly fromSeat: number;
      readonly card: number | null;
    }
  | { readonly kind: 'declined'; readonly seat: number }
  | { readonly kind: 'turnedUp'; readonly card: number }
  | { readonly kind: 'income'; readonly seat: number }
  | { readonly kind: 'ended'; readonly ending: string };

/** The cards there are, by value. */
export const DECK: readonly number[] = [1, 1, 2, 2, 3, 3, 4, 4];
export const MAX_BID = 3;
/** What a fame counts at the end; it costs one coin. */
export const FAME_POINTS = 2;
