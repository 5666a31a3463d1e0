import type { UpperKind } from '../../data/brahmabot.ts';

/** Seats of a solo game. */
export const HUMAN = 0;
export const BRAHMABOT = 1;

/** Fields of the solo game, with hidden parts null (M20-11). Action tiles are numbered 1 to 12. */
export interface BrahmabotView {
  /** Index of the level in `SOLO_LEVELS`. */
  level: number;
  /** Index of the set-up tile in the map file. */
  setupTile: number;
  /** Characters that left the game, in order. */
  gone: number[];
  /** Action tiles that left the game, one in each round. */
  spent: number[];
  /** This round's check tile, and the tile that it selected; 0 while the check tile lies face down. */
  check: number;
  tile: number;
  /** Index of the next step of its turn: 0 turns up the check tile, then one for each upper action, then the destination. */
  step: number;
  /** Characters face down, the next one first. */
  stack: (number | null)[];
  /** Action tiles drawn for this round; the third lies face down. Empty before round 1 and after the last round. */
  drawn: (number | null)[];
  /** Action tiles face down in their pile, the next one first. */
  pile: (number | null)[];
  /** Orders of later shuffles, the next one first; null in a view. */
  shuffles: number[][] | null;
}

/** The same fields, with the hidden parts known. */
export interface Brahmabot extends BrahmabotView {
  stack: number[];
  drawn: number[];
  pile: number[];
  shuffles: number[][];
}

/** One city that Brahmabot compared; cities are in the order of their flags, left to right (M20-11.8). */
export interface ComparedCity {
  readonly city: number;
  readonly name: string;
  /** Worship of Brahmabot's pieces there, and of the human's. */
  readonly own: number;
  readonly human: number;
  /** Whether the city fulfils the condition: its centre is free, Brahmabot is second there, or Brahmabot leads. */
  readonly fits: boolean;
  /** If the city fits, how far Brahmabot leads or is behind; 0 if character numbers decide, and for centres. */
  readonly margin: number;
}

/** Reasons for which an action of Brahmabot is skipped. */
export const SKIPPED = ['noCity', 'noStatue', 'noSite', 'noShrine', 'atEnd', 'emptyRow'] as const;
export type Skipped = (typeof SKIPPED)[number];

/**
 * How Brahmabot gets to its destination: it is already there, the roads are open, it builds missing shrines, or it
 * stays for lack of shrines.
 */
export const WAYS_TO_GO = ['there', 'open', 'built', 'stays'] as const;
export type WayToGo = (typeof WAYS_TO_GO)[number];

/** What Brahmabot does at a destination that was connected (M20-11.7, 11.9). */
export const ARRIVALS = ['statue', 'shrine', 'coin'] as const;
type Arrival = (typeof ARRIVALS)[number];

/** Components that can leave the game. */
export const LEAVERS = ['character', 'reward', 'tile'] as const;

/** Reasons for which no statue is built on arrival: too few coins, none left, no free site. */
export const NO_STATUES = ['coins', 'noStatue', 'noSite'] as const;

/** Events of the solo game only. The effects of an action follow as events of the usual kinds. */
export type BrahmabotEvent =
  /** Action tiles are drawn for the round: two face up, one face down; `left` stay in the pile (M20-11.4). */
  | { readonly kind: 'drawn'; readonly open: readonly number[]; readonly left: number }
  /** The check tile is turned up: its number is the position of the tile that is performed (M20-11.5). */
  | {
      readonly kind: 'check';
      readonly seat: number;
      readonly check: number;
      readonly position: number;
      readonly tile: number;
    }
  /** An upper action with the cities that were compared, and the reason if it is skipped (M20-11.8). */
  | {
      readonly kind: 'upper';
      readonly seat: number;
      readonly tile: number;
      /** Index on its tile, 0 or 1. */
      readonly place: number;
      readonly action: UpperKind;
      readonly compared: readonly ComparedCity[];
      /** The chosen city; null for none. */
      readonly city: number | null;
      readonly name: string | null;
      readonly skipped: Skipped | null;
    }
  /** Brahmabot's way to its destination: villages and roads in order, `coins` to the human (M20-11.6, 11.7). */
  | {
      readonly kind: 'destination';
      readonly seat: number;
      readonly tile: number;
      readonly city: number;
      readonly name: string;
      /** Whether the tile names the Maharaja's city instead of a fixed one. */
      readonly atMaharaja: boolean;
      readonly way: WayToGo;
      readonly from: number;
      readonly roads: readonly number[];
      readonly villages: readonly number[];
      /** The villages among them that lacked a shrine. */
      readonly missing: readonly number[];
      /** Number of Brahmabot's shrines in hand and in cities. */
      readonly shrines: number;
      readonly coins: number;
    }
  /** What Brahmabot does at a destination that was connected; `coins` are its coins (M20-11.7). */
  | {
      readonly kind: 'arrival';
      readonly seat: number;
      readonly city: number;
      readonly name: string;
      readonly builds: Arrival;
      readonly noStatue: (typeof NO_STATUES)[number] | null;
      readonly coins: number;
    }
  /** With an empty hand Brahmabot takes a shrine from a city (M20-11.9). */
  | { readonly kind: 'relocated'; readonly seat: number; readonly city: number; readonly name: string }
  /** A character was added to the right end of the row; `left` stay in the stack (M20-11.3). */
  | { readonly kind: 'refilled'; readonly character: number; readonly left: number }
  /** A character, a reward tile or an action tile left the game (M20-11.3, 11.11, 11.12). */
  | { readonly kind: 'left'; readonly what: (typeof LEAVERS)[number]; readonly number: number };
