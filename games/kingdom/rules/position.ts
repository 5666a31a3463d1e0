import type { MapChoice } from './map/maps.ts';

/** Fields that positions of both games have. Lists are by seat. */
export interface SharedPosition {
  /** Number of seats. */
  seats: number;
  /** Name of a built-in map, or the content of a map file. */
  map: MapChoice;
  /** 0 in set-up, then from 1. */
  round: number;
  /** Number of the turn, from 0; each choice outside a turn counts as one too. */
  turn: number;
  /** The seat that must decide; −1 while all seats plan and when the match is over. */
  seat: number;
  /** The seat whose turn it is in the actions phase; −1 in other phases. */
  mover: number;
  /** Seats that have begun their turn in this round, one bit each. */
  acted: number;
  /** City the Maharaja visits; −1 before round 1. */
  maharaja: number;
  /** Sealed plans: first * 9 + second, the lower action first; −1 not yet, null unknown to the viewer. */
  plans: (number | null)[];
  /** Villages with a piece of the seat, one bit each. */
  villages: number[];
  /** Action tokens (chits) held. */
  tokens: number[];
}

/** The fields of a position that roads and tolls depend on. */
export interface RoadPosition {
  readonly map: MapChoice;
  /** Villages with a piece of each seat, one bit each. */
  readonly villages: readonly number[];
  /** Villages with a second piece of the same seat, one bit each; absent in a game without second pieces. */
  readonly doubles?: readonly number[];
}

/** Fields of the turn in progress: which actions are still to be done, see `turn-actions.ts`. */
export interface TurnActions {
  /** Disc actions that have not begun, at their index in the plan; −1 if begun or if there is none. */
  notBegun: number[];
  /** The disc action that has begun, and its parts left (`PART_`…); −1 and 0 for none. */
  begun: number;
  begunParts: number;
  /** The same for the action that a token (chit) pays for. */
  tokenBegun: number;
  tokenParts: number;
  /** Whether a token was spent in this turn. */
  tokenSpent: boolean;
  /** Whether the last move of this turn was a journey. */
  walked: boolean;
}

/** No actions to do. */
export function noActions(): TurnActions {
  return {
    notBegun: [-1, -1],
    begun: -1,
    begunParts: 0,
    tokenBegun: -1,
    tokenParts: 0,
    tokenSpent: false,
    walked: false,
  };
}
