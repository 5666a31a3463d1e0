import type {
  CharacterEvent,
  MapChoice,
  SharedEvent,
  SharedMove,
  SharedPosition,
  TravelPath,
  TurnActions,
} from '../../kingdom/rules/index.ts';

/**
 * The choice that the match waits for: `auction` a seat bids or passes (M04-10.4), `draft` a seat picks a character
 * (1.3), `found` a seat places a first house (1.4), `plan` all seats plan (2.3), `act` a seat takes its turn (2.4),
 * `drop` the seat in turn puts down the house it is moving (4), `robbed` a seat whose character was taken picks another
 * (6), `give` a seat chooses a character to give away (10.6), `over` none: the match has ended.
 */
export type Phase = 'auction' | 'draft' | 'found' | 'plan' | 'act' | 'drop' | 'robbed' | 'give' | 'over';

/**
 * A position with unknown parts null: numbers and flat lists of numbers. Cities are 0 to 6 and villages 0 and up as in
 * the map's file, sites 0 to 6 (0 the inner one), places cities and then villages from 7 on, boxes 0 to 16 from the
 * bottom, characters 1 to 7, actions 0 to 8 as in `ACTIONS`; sets of characters have bit 0 for character 1; lists are
 * by seat unless noted. Shared fields call action chits tokens.
 */
export interface View extends SharedPosition, TurnActions {
  /** Variants in play, one bit each, as in `VARIANTS`. */
  variants: number;
  /** Whether the page hides others' gold. Views contain it anyway, because it can be derived from public history (M04-1.6). */
  hiddenGold: boolean;

  phase: Phase;
  /** The seat drawn in set-up. It picks first, or opens the first auction. */
  start: number;
  /** Box of each city's governor. */
  boxes: number[];
  /** Whether any governor has reached the topmost box. */
  governorAtTop: boolean;
  /** Characters that nobody holds, as a set. */
  bank: number;
  /** Action chits in the bank. */
  chits: number;

  gold: number[];
  /** Houses in hand; houses in the quarry. */
  hand: number[];
  quarry: number[];
  /** Palaces not built yet. */
  palaces: number[];
  /** Characters held, as sets. */
  cards: number[];
  /** City of the architect; 7 is the starting place. */
  architects: number[];

  /** Villages with two houses of the seat, one bit each; those with one or two are in `villages`. */
  doubles: number[];
  /** Houses in cities, at `seat * 7 + city`. */
  houses: number[];
  /**
   * Colour of the palace on each site, at `city * 7 + site`: a seat, or a higher number for a colour of no seat; −1 if
   * free.
   */
  sites: number[];

  /** Characters whose once-a-turn power was used in this turn (2, 5, 7), as a set. */
  usedCharacters: number;
  /** Place of the house that is being moved; −1 for none. */
  movingFrom: number;

  /** In the auction: the highest bid and its seat (−1 for none); seats that have passed, one bit each. */
  bid: number;
  bidder: number;
  passed: number;

  /** While a character must be given: the seat that gets it; −1 for none. */
  taker: number;
  /** In an exchange: the character just got, which may not be given back; 0 for none. */
  kept: number;
}

/** The full position, with all plans known. */
export interface State extends View {
  plans: number[];
}

export interface Options {
  readonly map: MapChoice;
  readonly variants: number;
  readonly hiddenGold: boolean;
}

/**
 * What pays for a step, stored as `by`: 0 to 8 the disc action of that number, 9 to 17 an action chit for action `by −
 * 9`, 18 the Builder.
 */
type Source = number;

/** Bid gold for the next character (M04-10.4). */
export interface BidMove {
  readonly type: 'bid';
  readonly gold: number;
}
/** Leave the auction for this character. */
export interface PassMove {
  readonly type: 'pass';
}
/** Build a palace on the inner or an outer site; `by` is an action with a palace in it. */
export interface PalaceMove {
  readonly type: 'palace';
  readonly city: number;
  readonly inner: boolean;
  readonly by: Source;
}
/** Build a house at a place: 0 to 6 in a city, 7 and up in village `place − 7`. */
export interface HouseMove {
  readonly type: 'house';
  readonly place: number;
  readonly by: Source;
}
/** Pick up the house at a place to move it; `by` is the action that moves a house, or the Builder. */
export interface LiftMove {
  readonly type: 'lift';
  readonly place: number;
  readonly by: Source;
}
/** Put down the house that was picked up. */
export interface DropMove {
  readonly type: 'drop';
  readonly place: number;
}
/** Take 2 gold, or 2 houses from the quarry, depending on the action of `by`. */
export interface GainMove {
  readonly type: 'gain';
  readonly by: Source;
}
/** Move a city's governor 2 boxes down (M04-5). */
export interface GovernorMove {
  readonly type: 'governor';
  readonly city: number;
  readonly by: Source;
}
/** Take this character: from the bank, from a seat, or by exchange with one (M04-6, 10.6). */
export interface CharacterMove {
  readonly type: 'character';
  readonly character: number;
}
/** Entice a character away from a seat, which then chooses the one to give (M04-10.6). */
export interface EnticeMove {
  readonly type: 'entice';
  readonly from: number;
}
/** Give this character away: in exchange, or because one was enticed away (M04-10.6). */
export interface GiveMove {
  readonly type: 'give';
  readonly character: number;
}

/**
 * Shared moves here: pick a character from the bank (M04-1.3, 6), place a first house in a village (1.4), plan two actions
 * (2.3), travel with the architect (3), end the turn.
 */
export type Move =
  | SharedMove
  | BidMove
  | PassMove
  | PalaceMove
  | HouseMove
  | LiftMove
  | DropMove
  | GainMove
  | GovernorMove
  | CharacterMove
  | EnticeMove
  | GiveMove;

/** Cause of a payment of gold, for the log. */
export type GoldCause = 'action' | 'trader' | 'scoring' | 'compensation';

/** An effect of a move, for animation and log; in the order in which it happened. */
export type Event =
  | SharedEvent
  | { readonly kind: 'bid'; readonly seat: number; readonly gold: number }
  | { readonly kind: 'passed'; readonly seat: number }
  /** An auction was won, and the bid paid. */
  | { readonly kind: 'won'; readonly seat: number; readonly gold: number }
  /** From the bank or another seat. */
  | CharacterEvent
  /** A seat has to give away a character of its choice. */
  | { readonly kind: 'enticed'; readonly seat: number; readonly fromSeat: number }
  /** A seat gave a character to another. */
  | { readonly kind: 'given'; readonly seat: number; readonly toSeat: number; readonly character: number }
  /** Houses from the quarry to the hand. */
  | { readonly kind: 'quarry'; readonly seat: number; readonly houses: number }
  /** A round begins: the Maharaja goes to a city, and its governor to a box. */
  | {
      readonly kind: 'round';
      readonly round: number;
      readonly city: number;
      readonly name: string;
      readonly box: number;
    }
  /** An architect travelled; `byBank` if the bank paid (M04-7). */
  | ({ readonly kind: 'travel'; readonly seat: number; readonly byBank: boolean } & TravelPath)
  | {
      readonly kind: 'palace';
      readonly seat: number;
      readonly city: number;
      readonly name: string;
      readonly site: number;
      readonly price: number;
      readonly by: Source;
    }
  | {
      readonly kind: 'house';
      readonly seat: number;
      readonly place: number;
      readonly name: string;
      readonly price: number;
      readonly by: Source;
    }
  /** A house was picked up, and put down elsewhere. */
  | {
      readonly kind: 'lifted';
      readonly seat: number;
      readonly place: number;
      readonly name: string;
      readonly by: Source;
    }
  | {
      readonly kind: 'moved';
      readonly seat: number;
      readonly from: number;
      readonly fromName: string;
      readonly place: number;
      readonly name: string;
    }
  /** An action chit was spent on an action, and one was received. */
  | { readonly kind: 'chitSpent'; readonly seat: number; readonly action: number }
  | { readonly kind: 'chit'; readonly seat: number }
  | { readonly kind: 'gold'; readonly seat: number; readonly gold: number; readonly cause: GoldCause }
  /** A governor was moved down; `raised` are the cities whose governors went one box up, lowest first. */
  | {
      readonly kind: 'governor';
      readonly seat: number;
      readonly city: number;
      readonly name: string;
      readonly from: number;
      readonly to: number;
      readonly raised: readonly number[];
    }
  /** One seat's result in the city scoring (M04-8). */
  | ({ readonly kind: 'standing' } & Standing)
  | { readonly kind: 'over'; readonly ending: Ending };

export type Ending = 'ending.palaces' | 'ending.box' | 'ending.rounds';

/** One seat's result in a city scoring. */
export interface Standing {
  readonly seat: number;
  /** Points for the inner palace, outer palaces, houses, the architect and a home city. */
  readonly inner: number;
  readonly outer: number;
  readonly houses: number;
  readonly architect: number;
  readonly home: number;
  readonly total: number;
  /** Rank from 1; 0 without points. */
  readonly rank: number;
  /** Whether another seat has the same points, so that character numbers decided. */
  readonly tied: boolean;
  /** The seat's lowest character number. */
  readonly character: number;
  /** Gold received, and the part of it for being the only seat with points. */
  readonly gold: number;
  readonly alone: number;
}
