import type { Rng } from '@durbar/kernel';
import type { UpperKind } from '../../data/brahmabot.ts';

/** What there is in the solo game alone, as anybody may see it (M20-11). Action tiles are numbered 1 to 12. */
export interface BrahmabotView {
  /** As in `SOLO_LEVELS`. */
  level: number;
  /** Its set-up tile, counted as in the map's file. */
  setupTile: number;
  /** Characters that left the game, in the order they did. */
  gone: number[];
  /** Action tiles that left the game, one a round. */
  spent: number[];
  /** This round's check tile, and the tile it chose; 0 as long as it lies face down. */
  check: number;
  tile: number;
  /** What its next step of the turn is: 0 turns up the check tile, then one for each upper action, then the journey. */
  step: number;
  /** Characters face down, the next one first. */
  stack: (number | null)[];
  /** Action tiles drawn for this round; the third lies face down. Empty before round 1 and after the last. */
  drawn: (number | null)[];
  /** Action tiles face down in their pile, the next one first. */
  pile: (number | null)[];
  /** Chance of the shuffles to come. */
  rng: Rng | null;
}

/** The same with all that is hidden. */
export interface Brahmabot extends BrahmabotView {
  stack: number[];
  drawn: number[];
  pile: number[];
  rng: Rng;
}

/** How a city did in a choice of Brahmabot's; cities are listed as their flags lie, left to right (M20-11.8). */
export interface ComparedCity {
  readonly city: number;
  readonly name: string;
  /** Worship of Brahmabot's pieces there, and of the human's. */
  readonly own: number;
  readonly human: number;
  /** Whether it is asked for: its centre free, Brahmabot second, or leading. */
  readonly fits: boolean;
  /** Where it fits, by how much Brahmabot leads or is behind; 0 where character numbers tell, and for centres. */
  readonly margin: number;
}

/** Why an action of Brahmabot's was skipped. */
export const SKIPPED = ['noCity', 'noStatue', 'noSite', 'noShrine', 'atEnd', 'emptyRow'] as const;
export type Skipped = (typeof SKIPPED)[number];

/** How Brahmabot gets to its destination: is there, roads are open, builds what is missing, or lacks shrines and stays. */
export const WAYS_TO_GO = ['there', 'open', 'built', 'stays'] as const;
export type WayToGo = (typeof WAYS_TO_GO)[number];

/** What is left to do at a destination that was connected (M20-11.7, 11.9). */
export const ARRIVALS = ['statue', 'shrine', 'coin'] as const;
type Arrival = (typeof ARRIVALS)[number];

/** What leaves the game for good. */
export const LEAVERS = ['character', 'reward', 'tile'] as const;

/** Why no statue is built on arrival: too few coins, none left, no free site. */
export const NO_STATUES = ['coins', 'noStatue', 'noSite'] as const;

/** What happens in the solo game alone. What an action brings follows as events of the usual kinds. */
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
  /** An upper action: the cities that were compared, which it was, and why it was skipped, if it was (M20-11.8). */
  | {
      readonly kind: 'upper';
      readonly seat: number;
      readonly tile: number;
      /** 0 or 1 on its tile. */
      readonly place: number;
      readonly action: UpperKind;
      readonly compared: readonly ComparedCity[];
      /** City it is about; null for none. */
      readonly city: number | null;
      readonly name: string | null;
      readonly skipped: Skipped | null;
    }
  /** Brahmabot's way to its destination; villages and roads as passed, `coins` to the human (M20-11.6, 11.7). */
  | {
      readonly kind: 'destination';
      readonly seat: number;
      readonly tile: number;
      readonly city: number;
      readonly name: string;
      /** Whether the tile asks for the Maharaja's city and not for one by name. */
      readonly atMaharaja: boolean;
      readonly way: WayToGo;
      readonly from: number;
      readonly roads: readonly number[];
      readonly villages: readonly number[];
      /** Of these, where a shrine is missing. */
      readonly missing: readonly number[];
      /** Its shrines, in hand and in cities. */
      readonly shrines: number;
      readonly coins: number;
    }
  /** What it does at a destination that was connected: `coins` are those it has (M20-11.7). */
  | {
      readonly kind: 'arrival';
      readonly seat: number;
      readonly city: number;
      readonly name: string;
      readonly builds: Arrival;
      readonly noStatue: (typeof NO_STATUES)[number] | null;
      readonly coins: number;
    }
  /** With an empty hand it takes a shrine from a city (M20-11.9). */
  | { readonly kind: 'relocated'; readonly seat: number; readonly city: number; readonly name: string }
  /** A character came to the right end of the row; `left` stay in the stack (M20-11.3). */
  | { readonly kind: 'refilled'; readonly character: number; readonly left: number }
  /** A character, a reward tile or an action tile left the game (M20-11.3, 11.11, 11.12). */
  | { readonly kind: 'left'; readonly what: (typeof LEAVERS)[number]; readonly number: number };
