import type { Game } from '@durbar/kernel';

/** What a search may spend on one decision. */
export type Budget =
  | { readonly iterations: number }
  /** Needs a clock in the bot's context. */
  | { readonly milliseconds: number };

/** Parameters of a search. The defaults were found by play, see `docs/bots.md`. */
export interface SearchSettings {
  /** Number of moves compared at the root, those with the highest prior; all moves if the game has neither prior nor estimate. */
  readonly candidates: number;
  /** Number of visits that a look one move ahead counts as when these moves are compared. Needs an estimate. */
  readonly lookAheadVisits: number;
  /** Whether a tree grows below the moves of the root; otherwise playouts begin right after them. */
  readonly deep: boolean;
  /** The exploration constant of PUCT: how strongly rarely tried moves are preferred. */
  readonly exploration: number;
  /** How far below its parent's mean an unvisited move is valued. */
  readonly firstPlay: number;
  /** Number of moves that a node considers at first; it grows with the square root of the visits. */
  readonly width: number;
  /** Temperature of the value one move ahead in priors, in spreads. 0 uses the game's `movePriors` alone. */
  readonly sharpness: number;
  /**
   * Further turns of the searching seat before an iteration is valued by the game's estimate; without an estimate it plays to
   * the end.
   */
  readonly rounds: number;
  /** Playouts per iteration, each from its own state: useful for games with fast playouts. */
  readonly playouts: number;
  /** How many of these turns, counted from the last, end with a valuation; the mean counts. */
  readonly valuations: number;
  /** Part of a finished match's reward that is the win, from 0 to 1; the rest is the margin. */
  readonly win: number;
}

export const DEFAULTS: SearchSettings = {
  candidates: 16,
  lookAheadVisits: 30,
  deep: true,
  exploration: 0.5,
  firstPlay: 0.1,
  width: 3,
  sharpness: 0.1,
  rounds: 1,
  playouts: 1,
  valuations: 1,
  win: 0.8,
};

/**
 * For games in which only draws are hidden. After a draw the same move means something different in each state, so a tree would
 * mix unrelated positions, and its exploration would blur the values of the root's moves. Playouts alone are
 * steadier and hardly need the look one move ahead. A valuation after the next turn has less luck, those after the two
 * turns that follow less estimation error, so their mean is best, given enough playouts. The last draws add more luck to the win
 * than to the scores, so scores show sooner which move is better.
 */
const FLAT: SearchSettings = {
  ...DEFAULTS,
  candidates: 12,
  lookAheadVisits: 2,
  deep: false,
  rounds: 3,
  playouts: 2,
  valuations: 3,
  win: 0,
};

/** The settings that play best for `game`. Without an estimate playouts are too weak to replace the tree. */
export function settingsFor<S extends V, V, M>(game: Game<S, V, M>): SearchSettings {
  return game.meta.oneView && game.heuristics?.evaluate ? FLAT : DEFAULTS;
}
