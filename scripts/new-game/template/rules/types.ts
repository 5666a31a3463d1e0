/**
 * A position as every viewer sees it. Stones are their values, 1 to 10. Seats, and the places of open stones, are
 * numbers from 0.
 */
export interface View {
  /** Seats, 2 to 4. */
  players: number;
  /** Number of the turn, from 0. */
  turn: number;
  /** The seat whose turn it is. */
  seat: number;
  /** Place of the stone taken in this turn; −1 before that. */
  taken: number;
  /** The open stones, by place; 0 is an empty place. */
  open: number[];
  /** The stones of each seat, in the order they were taken. */
  stones: number[][];
  /** Whether each seat has stopped (SMP-2.3). */
  stopped: boolean[];
  /** The seat that stopped first; −1 while nobody has. */
  first: number;
  /** Number of stones in the bag. */
  bagCount: number;
  /** The stones in the bag, the next one last; null in a view, because nobody sees their order (SMP-1.2). */
  bag: number[] | null;
}

/** The full position. */
export interface State extends View {
  bag: number[];
}

/** The game has no options. */
export type Options = Readonly<Record<string, never>>;

/** Take the open stone of a place (SMP-2.1). */
export interface TakeMove {
  readonly type: 'take';
  readonly place: number;
}

/** End the turn (SMP-2.4). If no stone was taken, stop for good (SMP-2.3). */
export interface EndMove {
  readonly type: 'end';
}

export type Move = TakeMove | EndMove;

/** An event, for animation and log; in the order in which it happened. */
export type Event =
  /** A turn begins. */
  | { readonly kind: 'turn'; readonly seat: number }
  /** A seat took a stone from a place. */
  | { readonly kind: 'taken'; readonly seat: number; readonly place: number; readonly stone: number }
  /** A seat stopped for good; `points` is its bonus. */
  | { readonly kind: 'stopped'; readonly seat: number; readonly points: number }
  /** A stone was drawn from the bag to a place. */
  | { readonly kind: 'drawn'; readonly place: number; readonly stone: number }
  /** The match is over. */
  | { readonly kind: 'over' };
