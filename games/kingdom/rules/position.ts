import type { MapChoice } from './map/maps.ts';

/** Fields that positions of both games have. Lists are by seat. */
export interface Course {
  /** Seats in all. */
  seats: number;
  /** A built-in map by its name, or a file of one's own, whole. */
  map: MapChoice;
  /** 0 in set-up, then from 1 on. */
  round: number;
  /** Number of the turn, from 0; each choice outside a turn is one too. */
  turn: number;
  /** The seat that must decide; −1 where all plan at once and when the match is over. */
  seat: number;
  /** Whose turn it is in the actions phase; −1 outside. */
  mover: number;
  /** Seats that have begun their turn in this round, one bit each. */
  acted: number;
  /** City the Maharaja visits; −1 before round 1. */
  maharaja: number;
  /** What is planned: first * 9 + second, the lower action first; −1 not yet, null unknown to the viewer. */
  plans: (number | null)[];
  /** Villages with a piece of the seat, one bit each. */
  villages: number[];
  /** Action tokens (chits) held. */
  tokens: number[];
}

/** Fields of a turn that is on: which actions it still has in hand, see `disc.ts`. */
export interface TurnHand {
  /** Disc actions not begun, at the place they have in the plan; −1 begun or none. */
  fresh: number[];
  /** The disc action in hand and its parts left (`PART_`…); −1 and 0 for none. */
  open: number;
  openParts: number;
  /** The same of the action that a token (chit) buys. */
  tokenOpen: number;
  tokenParts: number;
  /** Whether a token was spent in this turn. */
  tokenSpent: boolean;
  /** Whether the last thing done in this turn was a journey. */
  walked: boolean;
}

/** Nothing in hand. */
export function emptyHand(): TurnHand {
  return {
    fresh: [-1, -1],
    open: -1,
    openParts: 0,
    tokenOpen: -1,
    tokenParts: 0,
    tokenSpent: false,
    walked: false,
  };
}
