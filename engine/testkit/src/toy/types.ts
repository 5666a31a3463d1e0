// Bazaar: a small game with features that Maharani lacks. In each round all seats bid in secret for the right to trade
// (BZR-1). The winner draws a card that no other seat sees, buys fame, and may offer a card to the next seat, which
// answers immediately (BZR-2). Then the merchant, an automaton, turns up a card (BZR-3). Coins, fame and cards score at
// the end (BZR-4).

export interface BazaarOptions {
  /** Whether the merchant takes part. */
  readonly merchant: boolean;
  readonly length: 'short' | 'long';
}

/** In order: all seats bid, the trader draws, the trader trades, the next seat answers, the merchant draws, over. */
export type Phase = 'bid' | 'take' | 'trade' | 'answer' | 'merchant' | 'over';

/** Marks a bid not made yet. */
export const NO_BID = -1;
/** Marks the absence of a seat or of an offered card. */
export const NONE = -1;

export interface BazaarView {
  players: number;
  merchant: boolean;
  /** Maximum number of rounds. */
  rounds: number;
  round: number;
  turn: number;
  phase: Phase;
  /** Seat that trades this round, or `NONE`. */
  trader: number;
  /** Index of the offered card in the trader's hand, or `NONE`. */
  offered: number;
  /** Whether the trader has made an offer this turn. */
  hasOffered: boolean;
  /** Coins that no seat owns. */
  bank: number;
  coins: number[];
  fame: number[];
  /** Bid of each seat: coins, `NO_BID`, or null if hidden from the viewer. */
  bids: (number | null)[];
  /** Bids of the last completed bidding. */
  shownBids: number[];
  /** Card values in each hand, oldest first; null for a card hidden from the viewer. */
  hands: (number | null)[][];
  stockSize: number;
  /** Card values in the stock, in no meaningful order; null in a view. */
  stock: number[] | null;
  /** Card values that the merchant has turned up. */
  pile: number[];
  /** For each later draw an order of the stock, whose first place is drawn; null in a view. */
  draws: number[][] | null;
}

export interface BazaarState extends BazaarView {
  bids: number[];
  hands: number[][];
  stock: number[];
  draws: number[][];
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

/** A card or bid is null if hidden from the viewer. */
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

/** Values of all cards. */
export const DECK: readonly number[] = [1, 1, 2, 2, 3, 3, 4, 4];
export const MAX_BID = 3;
/** Points per fame at the end; each fame costs one coin. */
export const FAME_POINTS = 2;
