import type { Message, Seat } from '@durbar/kernel';
import type { SeatLook } from '@durbar/kit/board/contract.ts';
import type { Point } from '@durbar/kit/board/points.ts';
import { createContext, useContext } from 'react';
import type { PlacementPreview, View, WorkerPreview } from '../rules/index.ts';
import type { Aim, Choice } from './model/choice.ts';
import type { NextThing, Offers } from './model/offers.ts';

/** A sentence that says why something can't be done, with the clause where a rule says so. */
export interface Note {
  readonly message: Message;
  readonly clause: string | null;
}

/** What the parts of the table show. */
export interface DeskFacts {
  readonly position: View;
  readonly seats: readonly SeatLook[];
  /** How far the floor is turned, so that the seat at the bottom sits there. */
  readonly turn: number;
  readonly bottom: Seat;
  readonly layout: 'wide' | 'tall';
  /** The seat whose decision is asked at this screen, or null. */
  readonly me: Seat | null;
  /** Kind of the decision asked, or null. */
  readonly kind: string | null;
  readonly busy: boolean;
  readonly past: boolean;
  /** The seats' ranks, 1 is best; null before the end has been told. */
  readonly ranks: readonly number[] | null;
  /** The game is over, and its end has been told. */
  readonly over: boolean;
  /** Nobody at this screen has a seat. */
  readonly watching: boolean;
  readonly offers: Offers;
  readonly choice: Choice;
  readonly lit: readonly PlacementPreview[];
  readonly aim: Aim | null;
  /** Ways to choose a worker, while that is asked. */
  readonly options: readonly WorkerPreview[];
  readonly next: NextThing;
  readonly note: Note | null;
  /** The quarter whose standing is shown, or null. */
  readonly quarter: number | null;
  /** Middle of the enlarged place, or null. */
  readonly zoom: Point | null;
  readonly undoRefusal: Message | null;
}

/** What can be done at it. */
export interface DeskDeeds {
  /** Takes the tile of a rondel place in hand, or says why not. */
  readonly take: (slot: number) => void;
  readonly pointAt: (space: number | null) => void;
  /** Turns the arrow of the tile that is pointed at to a side (0 N to 3 W). */
  readonly aimArrow: (side: number) => void;
  readonly rotate: (by: 1 | -1) => void;
  /** Drops the tile in hand on a lit space. */
  readonly place: (space: number) => void;
  /** A finger on a lit space: drops the tile, but first shows it where its turn matters, unless it was shown `before`. */
  readonly touchLit: (space: number, before: number | null) => void;
  readonly chooseWorker: (option: WorkerPreview) => void;
  readonly refresh: () => void;
  readonly end: () => void;
  readonly undo: () => void;
  readonly cancel: () => void;
  readonly explainSpace: (space: number) => void;
  readonly explain: (note: Note | null) => void;
  readonly showQuarter: (quarter: number | null) => void;
  readonly enlarge: (place: Point | null) => void;
  readonly openSeat: (seat: Seat) => void;
}

export type Desk = DeskFacts & DeskDeeds;

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('this part belongs on Maharani’s table');
  return desk;
}
