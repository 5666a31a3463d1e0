import type { Message, Refusal, Seat } from '@durbar/kernel';
import type { ArtName } from '@durbar/kit/art/names.ts';
import type { SeatLook } from '@durbar/kit/board/contract.ts';
import { createContext, useContext } from 'react';
import type { Journey, MapChoice } from '../rules/index.ts';
import type { Chart } from './model/chart.ts';
import type { Realm } from './realm.ts';
import type { Draft } from './useDraft.ts';

/** A sentence that says why something can't be done, with the clause where a rule says so. */
export interface Note {
  readonly message: Message;
  readonly clause: string | null;
}

export const noteOf = (refusal: Refusal | null): Note | null =>
  refusal && { message: refusal, clause: refusal.clause };

/** A place on the map that is pointed at. */
export type Place =
  | { readonly kind: 'city'; readonly city: number }
  | { readonly kind: 'site'; readonly city: number; readonly site: number }
  | { readonly kind: 'village'; readonly village: number };

/** What the positions of both games have alike, as each game's own types document it. */
export interface KingdomView {
  readonly seats: number;
  readonly map: MapChoice;
  readonly phase: string;
  readonly round: number;
  readonly seat: number;
  readonly mover: number;
  readonly acted: number;
  readonly maharaja: number;
  readonly sites: readonly number[];
  readonly plans: readonly (number | null)[];
  readonly fresh: readonly number[];
  readonly open: number;
  readonly openParts: number;
  readonly tokens: readonly number[];
  readonly tokenSpent: boolean;
  readonly tokenOpen: number;
  readonly tokenParts: number;
}

/** A move of either game, with what the shared table looks at in it. */
export interface BoardMove {
  readonly type: string;
  readonly by?: number;
  /** The two actions of a plan. */
  readonly first?: number;
  readonly second?: number;
}

/** Something to do with a target: one move, or a journey and a build after it. */
export interface Offer<M extends BoardMove = BoardMove> {
  readonly moves: readonly M[];
  /** By what the last move is made, as `By`; null where a move has none. */
  readonly by: number | null;
}

/** What each place and piece offers now. */
export interface Offers<M extends BoardMove = BoardMove> {
  /** At `city * 7 + site`. */
  readonly sites: ReadonlyMap<number, Offer<M>>;
  /** Small pieces to be put into cities. */
  readonly cityBuilds: ReadonlyMap<number, Offer<M>>;
  /** Small pieces to be taken up in cities. */
  readonly cityLifts: ReadonlyMap<number, Offer<M>>;
  readonly villages: ReadonlyMap<number, Offer<M>>;
  /** Journeys by city, in the order of their ways. */
  readonly journeys: ReadonlyMap<number, readonly Offer<M>[]>;
  /** By city: its flag or governor. */
  readonly flags: ReadonlyMap<number, Offer<M>>;
  readonly characters: ReadonlyMap<number, Offer<M>>;
}

/** A card before the player in a turn. */
export interface TurnCard<M extends BoardMove = BoardMove> {
  readonly key: string;
  readonly kind: 'disc' | 'token' | 'ability';
  /** Action, or character of an ability; −1 for a token with no action chosen. */
  readonly what: number;
  /** `By` of its steps; null for a token not spent, and for abilities that ask nothing. */
  readonly by: number | null;
  readonly state: 'fresh' | 'open' | 'done' | 'passive';
  /** The move that pressing it makes at once; null where a target is asked. */
  readonly instant: M | null;
  /** The choice that pressing it opens; null for none. */
  readonly menu: string | null;
  /** Why nothing can be done with it now, else null. */
  readonly why: Refusal | null;
  /** More about it than its action's words. */
  readonly about: Message | null;
}

/** What the parts of the table show. */
export interface CourtFacts<M extends BoardMove = BoardMove> {
  readonly realm: Realm;
  readonly position: KingdomView;
  readonly chart: Chart;
  readonly seats: readonly SeatLook[];
  readonly layout: 'wide' | 'tall';
  /** The seat whose own things are shown, as `ownSeat`. */
  readonly own: Seat;
  /** The seat whose decision is asked at this screen, or null. */
  readonly me: Seat | null;
  /** The seat that a press speaks for, also while another one's decision is asked; null for a spectator. */
  readonly asked: Seat | null;
  readonly kind: string | null;
  /** What is asked, in the words of the rules. */
  readonly prompt: Message | null;
  readonly busy: boolean;
  readonly past: boolean;
  readonly offers: Offers<M>;
  readonly cards: readonly TurnCard<M>[];
  readonly draft: Draft;
  /** The city that is pointed at or chosen. */
  readonly city: number | null;
  /** What is about to be done with what is pointed at. */
  readonly aim: Offer<M> | null;
  /** The plan this seat has sealed, first * 9 + second, while others still plan; else null. */
  readonly sealed: number | null;
  readonly undo: (() => void) | null;
  readonly undoRefusal: Message | null;
  /** Nothing moves: what is told line by line is told at once. */
  readonly still: boolean;
}

/** What a city's plate says of the seat that looks at it. */
export interface PlateFacts {
  readonly here: boolean;
  readonly ways: readonly Journey[];
  readonly way: Journey | null;
  /** Villages that keep its figure away; empty where a way is open. */
  readonly missing: readonly string[];
  /** Whether anything can be built or done there: without, prices and what is kept mean nothing. */
  readonly open: boolean;
  /** Price of a large piece, by what is aimed at. */
  readonly price: number;
  /** Coins left after what is aimed at. */
  readonly keep: number;
}

/** One seat's line of a city scoring. */
export interface ScoreLine {
  readonly seat: number;
  /** From 1; 0 without points. */
  readonly rank: number;
  readonly total: number;
  readonly tied: boolean;
  readonly coins: number;
  /** Prestige that an automaton takes instead of coins. */
  readonly prestige?: number;
  readonly character: number;
}

/** How a city would be scored: now, and after what is aimed at. */
export interface Standing {
  /** Seats in the order of what is aimed at: ranked ones first. */
  readonly order: readonly number[];
  /** By seat. */
  readonly before: readonly ScoreLine[];
  readonly after: readonly ScoreLine[];
}

/** Something that can be done in a city, as a button. */
export interface CityDeed {
  readonly mark: string;
  readonly text: string;
  readonly short: string;
  readonly offer: Offer;
}

/** An action of the disc in words. */
export interface ActionLook {
  readonly name: string;
  /** What it would bring or cost as things stand. */
  readonly brings: string;
  /** Why nothing could come of it as things stand, else null. */
  readonly why: string | null;
  /** What it is, with its clause. */
  readonly title: string;
}

/** A turn's card in words. */
export interface CardLook {
  readonly art: ArtName;
  readonly name: string;
  readonly under: string;
  /** What it does, or why it does nothing. */
  readonly tell: string;
  readonly clause: string;
}

/** What a plan would come to in the Maharaja's city. */
export interface SumLook {
  readonly lines: readonly { readonly text: string; readonly art: ArtName; readonly value: string }[];
  /** Whether all that was planned could be done. */
  readonly whole: boolean;
}

/** What the game itself says of things on its table, for the seat that looks at it. */
export interface CourtLooks {
  /** Coins of each seat; where its figure is; its small pieces in cities, at `seat * 7 + city`. */
  readonly coins: readonly number[];
  readonly figures: readonly number[];
  readonly smalls: readonly number[];
  /** Space of each city's flag or governor. */
  readonly spaces: readonly number[];
  /** Where a seat stands in a phase that only this game has; null in any other. */
  stateOf(seat: number): string | null;
  /** The seat that decides next while none does; −1 for none. */
  readonly next: number;
  /** The place whose small piece is being moved, cities first, then villages; −1 for none. */
  readonly lifted: number;
  /** Seats that have a piece in a village, one with two of them twice. */
  ownersIn(village: number): readonly number[];
  waysTo(city: number): readonly Journey[];
  /** What a way costs whoever takes it, and whether that can be paid. */
  fare(way: Journey): number;
  canPay(way: Journey): boolean;
  plate(city: number): PlateFacts | null;
  standing(city: number): Standing;
  deedsIn(city: number): readonly CityDeed[];
  action(action: number): ActionLook;
  card(card: TurnCard): CardLook;
  planSum(first: number, second: number): SumLook | null;
}

export interface CourtDeeds<M extends BoardMove = BoardMove> {
  /** Chooses a card, or does at once what it asks no target for. */
  pressCard(this: void, card: TurnCard<M>): void;
  /** Chooses what a token is spent on. */
  spendToken(this: void, action: number): void;
  point(this: void, place: Place | null): void;
  /** Opens a city's plate, or closes it. */
  openCity(this: void, city: number | null): void;
  /** Presses a city: opens its plate; pressed again goes there, but for a finger. Where only a small piece is asked, puts it there. */
  pressCity(this: void, city: number, byTouch: boolean): void;
  chooseWay(this: void, way: number): void;
  /** Does what an offer says, step by step. */
  take(this: void, offer: Offer<M>): void;
  /** Takes an offer where there is one, else says why the move is none. */
  takeOr(this: void, offer: Offer<M> | undefined, move: M): void;
  play(this: void, move: M): void;
  /** Presses a place: does what it offers, or says why it offers nothing. */
  press(this: void, place: Place): void;
  pressFlag(this: void, city: number): void;
  pressCharacter(this: void, character: number): void;
  end(this: void): void;
  explain(this: void, note: Note | null): void;
  cancel(this: void): void;
  change(this: void, change: Partial<Draft>): void;
  /** Planning: gives an action to the arrow in hand; seals. */
  aimArrow(this: void, action: number): void;
  seal(this: void): void;
}

/** Everything that the shared parts of a Maharaja's table go by. */
export type Court<M extends BoardMove = BoardMove> = CourtFacts<M> &
  CourtDeeds<M> & { readonly looks: CourtLooks };

export const CourtContext = createContext<Court | null>(null);

export function useCourt(): Court {
  const court = useContext(CourtContext);
  if (!court) throw new Error('this part belongs on a Maharaja’s table');
  return court;
}
