import type { Message, Refusal, Seat } from '@durbar/kernel';
import type { ArtName } from '@durbar/kit/art/names.ts';
import type { SeatDisplay } from '@durbar/kit/board/board-contract.ts';
import { createBoardContext } from '@durbar/kit/board/createBoardContext.ts';
import type { Reason } from '@durbar/kit/board/reason.ts';
import { useStore } from 'zustand';
import type { Journey, MapChoice } from '../rules/index.ts';
import type { KingdomEdition } from './edition.ts';
import type { KingdomPreferences } from './kingdom-preferences.ts';
import type { MapLayout } from './model/map-layout.ts';
import type { KingdomDraft } from './useKingdomDraft.ts';

/** A place on the map that is pointed at. */
export type MapPlace =
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
export interface KingdomMove {
  readonly type: string;
  readonly by?: number;
  /** The two actions of a plan. */
  readonly first?: number;
  readonly second?: number;
}

/** Something to do with a target: one move, or a journey and a build after it. */
export interface LegalTarget<M extends KingdomMove = KingdomMove> {
  readonly moves: readonly M[];
  /** By what the last move is made, as `By`; null where a move has none. */
  readonly by: number | null;
}

/** What each place and piece offers now. */
export interface LegalTargets<M extends KingdomMove = KingdomMove> {
  /** At `city * 7 + site`. */
  readonly sites: ReadonlyMap<number, LegalTarget<M>>;
  /** Small pieces to be put into cities. */
  readonly cityBuilds: ReadonlyMap<number, LegalTarget<M>>;
  /** Small pieces to be taken up in cities. */
  readonly cityPickups: ReadonlyMap<number, LegalTarget<M>>;
  readonly villages: ReadonlyMap<number, LegalTarget<M>>;
  /** Journeys by city, in the order of their ways. */
  readonly journeys: ReadonlyMap<number, readonly LegalTarget<M>[]>;
  /** By city: its flag or governor. */
  readonly flags: ReadonlyMap<number, LegalTarget<M>>;
  readonly characters: ReadonlyMap<number, LegalTarget<M>>;
}

/** A card before the player in a turn. */
export interface TurnCardState<M extends KingdomMove = KingdomMove> {
  readonly key: string;
  readonly kind: 'disc' | 'token' | 'ability';
  /** Action, or character of an ability; −1 for a token with no action chosen. */
  readonly subject: number;
  /** `By` of its steps; null for a token not spent, and for abilities that ask nothing. */
  readonly by: number | null;
  readonly state: 'fresh' | 'open' | 'done' | 'passive';
  /** The move that pressing it makes at once; null where a target is asked. */
  readonly instant: M | null;
  /** The choice that pressing it opens; null for none. */
  readonly choice: string | null;
  /** Why nothing can be done with it now, else null. */
  readonly refusal: Refusal | null;
  /** More about it than its action's words. */
  readonly detail: Message | null;
}

/** What the parts of the table show. */
export interface KingdomBoardState<M extends KingdomMove = KingdomMove> {
  readonly edition: KingdomEdition;
  readonly position: KingdomView;
  readonly mapLayout: MapLayout;
  readonly seats: readonly SeatDisplay[];
  readonly layout: 'wide' | 'tall';
  /** The seat whose own things are shown, as `ownSeat`. */
  readonly ownSeat: Seat;
  /** The seat whose decision is asked at this screen, or null. */
  readonly decidingSeat: Seat | null;
  /** The seat that a press speaks for, also while another one's decision is asked; null for a spectator. */
  readonly actingSeat: Seat | null;
  readonly decisionKind: string | null;
  /** What is asked, in the words of the rules. */
  readonly prompt: Message | null;
  readonly busy: boolean;
  readonly isLookingBack: boolean;
  readonly targets: LegalTargets<M>;
  readonly cards: readonly TurnCardState<M>[];
  readonly draft: KingdomDraft;
  /** The city that is pointed at or chosen. */
  readonly city: number | null;
  /** What is about to be done with what is pointed at. */
  readonly previewTarget: LegalTarget<M> | null;
  /** The plan this seat has sealed, first * 9 + second, while others still plan; else null. */
  readonly sealedPlan: number | null;
  readonly undo: (() => void) | null;
  readonly undoRefusal: Message | null;
  /** Nothing moves: what is told line by line is told at once. */
  readonly reducedMotion: boolean;
}

/** What a city's plate says of the seat that looks at it. */
export interface CityDetails {
  readonly isHere: boolean;
  readonly routes: readonly Journey[];
  readonly route: Journey | null;
  /** Villages that keep its figure away; empty where a way is open. */
  readonly missingVillages: readonly string[];
  /** Whether anything can be built or done there: without, prices and what is kept mean nothing. */
  readonly isOpen: boolean;
  /** Price of a large piece, by what is aimed at. */
  readonly price: number;
  /** Coins left after what is aimed at. */
  readonly coinsLeft: number;
}

/** One seat's line of a city scoring. */
export interface CityScoreLine {
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
export interface CityRanking {
  /** Seats in the order of what is aimed at: ranked ones first. */
  readonly order: readonly number[];
  /** By seat. */
  readonly before: readonly CityScoreLine[];
  readonly after: readonly CityScoreLine[];
}

/** Something that can be done in a city, as a button. */
export interface CityAction {
  readonly art: string;
  readonly label: string;
  readonly shortLabel: string;
  readonly target: LegalTarget;
}

/** An action of the disc in words. */
export interface ActionText {
  readonly name: string;
  /** What it would bring or cost as things stand. */
  readonly preview: string;
  /** Why nothing could come of it as things stand, else null. */
  readonly reason: string | null;
  /** What it is, with its clause. */
  readonly title: string;
}

/** A turn's card in words. */
export interface TurnCardText {
  readonly art: ArtName;
  readonly name: string;
  readonly subtitle: string;
  /** What it does, or why it does nothing. */
  readonly description: string;
  readonly clause: string;
}

/** What a plan would come to in the Maharaja's city. */
export interface PlanPreviewText {
  readonly lines: readonly { readonly text: string; readonly art: ArtName; readonly value: string }[];
  /** Whether all that was planned could be done. */
  readonly isComplete: boolean;
}

/** What the game itself says of things on its table, for the seat that looks at it. */
export interface GameDescription {
  /** Coins of each seat; where its figure is; its small pieces in cities, at `seat * 7 + city`. */
  readonly coins: readonly number[];
  readonly figures: readonly number[];
  readonly smallPieces: readonly number[];
  /** Space of each city's flag or governor. */
  readonly flagSpaces: readonly number[];
  /** Where a seat stands in a phase that only this game has; null in any other. */
  seatStatus(seat: number): string | null;
  /** The seat that decides next while none does; −1 for none. */
  readonly nextSeat: number;
  /** The place whose small piece is being moved, cities first, then villages; −1 for none. */
  readonly liftedPlace: number;
  /** Seats that have a piece in a village, one with two of them twice. */
  villageOwners(village: number): readonly number[];
  routesTo(city: number): readonly Journey[];
  /** What a way costs whoever takes it, and whether that can be paid. */
  fare(way: Journey): number;
  canPay(way: Journey): boolean;
  cityDetails(city: number): CityDetails | null;
  cityRanking(city: number): CityRanking;
  cityActions(city: number): readonly CityAction[];
  actionText(action: number): ActionText;
  turnCardText(card: TurnCardState): TurnCardText;
  planPreview(first: number, second: number): PlanPreviewText | null;
}

export interface KingdomBoardHandlers<M extends KingdomMove = KingdomMove> {
  /** Chooses a card, or does at once what it asks no target for. */
  pressCard(this: void, card: TurnCardState<M>): void;
  /** Chooses what a token is spent on. */
  spendToken(this: void, action: number): void;
  pointAt(this: void, place: MapPlace | null): void;
  /** Opens a city's plate, or closes it. */
  openCity(this: void, city: number | null): void;
  /** Presses a city: opens its plate; pressed again goes there, but for a finger. Where only a small piece is asked, puts it there. */
  pressCity(this: void, city: number, byTouch: boolean): void;
  chooseRoute(this: void, way: number): void;
  /** Does what an offer says, step by step. */
  playTarget(this: void, target: LegalTarget<M>): void;
  /** Takes an offer where there is one, else says why the move is none. */
  playTargetOrExplain(this: void, target: LegalTarget<M> | undefined, move: M): void;
  play(this: void, move: M): void;
  /** Presses a place: does what it offers, or says why it offers nothing. */
  pressPlace(this: void, place: MapPlace): void;
  pressFlag(this: void, city: number): void;
  pressCharacter(this: void, character: number): void;
  endTurn(this: void): void;
  explain(this: void, reason: Reason | null): void;
  cancel(this: void): void;
  changeDraft(this: void, change: Partial<KingdomDraft>): void;
  /** Planning: gives an action to the arrow in hand; seals. */
  turnArrow(this: void, action: number): void;
  sealPlan(this: void): void;
}

/** Everything that the shared parts of a Maharaja's table go by. */
export type KingdomBoard<M extends KingdomMove = KingdomMove> = KingdomBoardState<M> &
  KingdomBoardHandlers<M> & { readonly description: GameDescription };

export const [KingdomBoardContext, useKingdomBoard] = createBoardContext<KingdomBoard>('a Maharaja');

/** The preferences of this board, and a function that changes some of them. */
export function useBoardPreferences(): readonly [
  KingdomPreferences,
  (change: Partial<KingdomPreferences>) => void,
] {
  const { preferences } = useKingdomBoard().edition;
  return [useStore(preferences), (change) => preferences.setState(change)];
}
