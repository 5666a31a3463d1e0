import type { Message, Seat } from '@durbar/kernel';
import type { Move, View } from '@durbar/maharaja-2020';
import { createContext, useContext } from 'react';
import type { SeatLook } from '../contract.ts';
import type { Chart } from '../kingdom/model/chart.ts';
import type { TurnCard } from './model/cards.ts';
import type { Offer, Offers } from './model/offers.ts';
import type { Draft } from './useDraft.ts';

/** A sentence that says why something can't be done, with the clause where a rule says so. */
export interface Note {
  readonly message: Message;
  readonly clause: string | null;
}

/** A place on the map that is pointed at. */
export type Place =
  | { readonly kind: 'city'; readonly city: number }
  | { readonly kind: 'site'; readonly city: number; readonly site: number }
  | { readonly kind: 'village'; readonly village: number };

/** What a page's part may open on a phone, one at a time. */
export type Drawer = 'city' | 'seats' | 'rewards' | 'display' | 'log';

/** What the parts of the table show. */
export interface DeskFacts {
  readonly position: View;
  readonly chart: Chart;
  readonly seats: readonly SeatLook[];
  readonly layout: 'wide' | 'tall';
  readonly bottom: Seat;
  /** The seat whose decision is asked at this screen, or null. */
  readonly me: Seat | null;
  /** The seat that a press speaks for, also while another one's decision is asked; null for a spectator. */
  readonly asked: Seat | null;
  readonly kind: string | null;
  readonly busy: boolean;
  readonly past: boolean;
  readonly offers: Offers;
  readonly cards: readonly TurnCard[];
  readonly draft: Draft;
  /** The city that is pointed at or chosen. */
  readonly city: number | null;
  /** What is about to be done with what is pointed at. */
  readonly aim: Offer | null;
  /** The plan this seat has sealed, first * 9 + second, while others still plan; else null. */
  readonly sealed: number | null;
  readonly undo: (() => void) | null;
  readonly undoRefusal: Message | null;
  /** Nothing moves: what is told line by line is told at once. */
  readonly still: boolean;
}

export interface DeskDeeds {
  /** Chooses a card, or does at once what it asks no target for. */
  readonly pressCard: (card: TurnCard) => void;
  /** Chooses what a token is spent on. */
  readonly spendToken: (action: number) => void;
  readonly point: (place: Place | null) => void;
  /** Opens a city's plate, or closes it. */
  readonly openCity: (city: number | null) => void;
  /** Presses a city: opens its plate; pressed again goes there, but for a finger. Where only a shrine is asked, builds it. */
  readonly pressCity: (city: number, byTouch: boolean) => void;
  readonly chooseWay: (way: number) => void;
  /** Does what an offer says, step by step. */
  readonly take: (offer: Offer) => void;
  readonly play: (move: Move) => void;
  /** Presses a place: does what it offers, or says why it offers nothing. */
  readonly press: (place: Place) => void;
  /** Presses a flag, a character or a reward tile. */
  readonly pressFlag: (city: number) => void;
  readonly pressCharacter: (character: number) => void;
  readonly pressTile: (tile: number) => void;
  readonly end: () => void;
  readonly explain: (note: Note | null) => void;
  readonly cancel: () => void;
  readonly change: (change: Partial<Draft>) => void;
  /** Planning: gives an action to the arrow in hand, turns it, chooses the other, seals. */
  readonly aimArrow: (action: number) => void;
  readonly seal: () => void;
}

export type Desk = DeskFacts & DeskDeeds;

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('this part belongs on Maharaja’s table');
  return desk;
}
