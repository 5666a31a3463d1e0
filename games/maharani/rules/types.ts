/**
 * A position as a viewer sees it: numbers and flat arrays of numbers. Seats, sides, quarters, slots (places of the
 * rondel, from 0), spaces, tiles and worker colours (0, and 1 with two seats) are numbers as in geometry.ts and
 * tiles.ts.
 */
export interface View {
  /** Seats, 2 to 4. */
  players: number;
  /** Number of the turn, from 0. */
  turn: number;
  /** The seat whose turn it is; the rondel's arrow points to its side. */
  seat: number;
  /** Tiles placed in this turn, 0 to 2. */
  placed: number;
  /** Whether the markers were refreshed in this turn. */
  refreshed: boolean;
  /** The space that gets a worker while the seat must choose which one (MHR-3.5); else −1. */
  pending: number;
  /** Quarters filled in this turn and not yet evaluated, in the order they were filled. */
  filled: number[];
  /**
   * Seats whose last turn was an empty refresh, which turned no marker; one bit each (MHR-2.5). A seat's bit is cleared
   * when its turn begins. Always 0 in rules version 1, which does not use it.
   */
  emptyRefreshes: number;
  /** 0 while the match runs, else the number of its ending: 1 last quarter evaluated, 2 nothing fits any more. */
  over: number;
  /** Gold of each seat. */
  gold: number[];
  /** The parts of that gold, at `seat * 4 + kind`: 0 tiles, 1 workers, 2 quarters, 3 second tiles (at most 0). */
  ledger: number[];
  /** Action markers of each seat, one bit for each quarter, set while face up. */
  markers: number[];
  /** Workers in supply, at `seat * 2 + colour`. */
  supply: number[];
  /** Tiles on the rondel, by slot; −1 is empty. */
  rondel: number[];
  /** The tile on each space: tile * 4 + clockwise quarter turns; −1 is free. */
  board: number[];
  /** Worker on each space: seat * 2 + colour; −1 is none. */
  workers: number[];
  /** Tiles out of the game, ascending. */
  removed: number[];
  /** Tiles in the bag. */
  bagCount: number;
  /** The order of the tiles in the bag, the next one last; hidden from all viewers. */
  bag: number[] | null;
}

/** The full position. */
export interface State extends View {
  bag: number[];
}

/** Maharani has no options. */
export type Options = Readonly<Record<string, never>>;

/** Take the tile of `slot` to `space`, turned clockwise by `turn` quarters (MHR-2.2, MHR-2.3). */
export interface PlaceMove {
  readonly type: 'place';
  readonly slot: number;
  readonly space: number;
  readonly turn: number;
}

/** Choose the worker, if there is a choice (MHR-3.5): put a new one of `colour`, or move the one that stands there. */
export interface WorkerMove {
  readonly type: 'worker';
  readonly how: 'put' | 'move';
  readonly colour: number;
}

/** Turn all of the seat's markers face up (MHR-2.5). */
export interface RefreshMove {
  readonly type: 'refresh';
}

/** End the turn (MHR-2.6). */
export interface EndMove {
  readonly type: 'end';
}

export type Move = PlaceMove | WorkerMove | RefreshMove | EndMove;

/** An effect of a move, for animation and log; in the order in which it happened. */
export type Event =
  /** A turn begins: the rondel turns to this seat's side. */
  | { readonly kind: 'turn'; readonly seat: number; readonly turn: number }
  /** A tile was placed; `gold` is for its area, `marker` the quarter whose marker was turned down for it. */
  | {
      readonly kind: 'tile';
      readonly seat: number;
      readonly slot: number;
      readonly tile: number;
      readonly space: number;
      readonly turn: number;
      readonly gold: number;
      readonly marker: number | null;
    }
  /** A worker came onto the new tile, from a space or from the supply (null); `gold` is for its group. */
  | {
      readonly kind: 'worker';
      readonly seat: number;
      /** 0 or 1 with two seats; null if seats have only one colour. */
      readonly colour: number | null;
      readonly from: number | null;
      readonly space: number;
      readonly gold: number;
    }
  /** The arrow called a new worker but none was left (MHR-3.2). */
  | { readonly kind: 'noWorker'; readonly seat: number; readonly space: number }
  /** The markers of these quarters were turned face up. */
  | { readonly kind: 'refreshed'; readonly seat: number; readonly quarters: readonly number[] }
  /** The second tile was paid for. */
  | { readonly kind: 'price'; readonly seat: number; readonly gold: number }
  /** The evaluation of a quarter begins; `finished` is false for one left unfinished at the end (MHR-5.3). */
  | { readonly kind: 'quarter'; readonly quarter: number; readonly finished: boolean }
  /** A seat was paid for its workers of one colour in the quarter. */
  | {
      readonly kind: 'paid';
      readonly seat: number;
      readonly quarter: number;
      /** As in `worker`. */
      readonly colour: number | null;
      readonly workers: number;
      readonly gold: number;
    }
  /** The workers on these spaces went back to their supplies. */
  | { readonly kind: 'home'; readonly quarter: number; readonly spaces: readonly number[] }
  /** A centre tile left the game, from the rondel, or drawn from the bag (slot null; MHR-5.1). */
  | { readonly kind: 'removed'; readonly tile: number; readonly slot: number | null }
  /** A tile was drawn onto the rondel. */
  | { readonly kind: 'drawn'; readonly slot: number; readonly tile: number }
  /** The match is over. */
  | { readonly kind: 'over'; readonly ending: 'ending.lastQuarter' | 'ending.nothingFits' };
