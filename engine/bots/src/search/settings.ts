import type { Game } from '@durbar/kernel';

/** How much a search may spend on one decision. */
export type Budget =
  | { readonly iterations: number }
  /** Needs the clock of the bot's context. */
  | { readonly milliseconds: number };

/** What shapes a search; the defaults were found by play, see `docs/bots.md`. */
export interface SearchSettings {
  /** Moves of the root that are compared at first, the likeliest ones; all where nothing tells which these are. */
  readonly candidates: number;
  /** Visits that a look one ahead counts as when these moves are compared; 0: none. Games without an estimate have none. */
  readonly trust: number;
  /** Whether a tree grows below the moves of the root; else playouts begin right after them. */
  readonly deep: boolean;
  /** How strongly a move that was tried little is preferred over one that did well: the constant of PUCT. */
  readonly exploration: number;
  /** How far below its parent a move counts that was never tried. */
  readonly firstPlay: number;
  /** Moves that a node looks at on its first visits; it adds more with the square root of its visits. */
  readonly width: number;
  /** How much a move looked one ahead at stands out, in spreads: small is sharp. 0 takes the game's `prior` alone. */
  readonly sharpness: number;
  /**
   * Further turns of the searching seat before an iteration takes stock by the game's estimate; without an estimate it
   * plays to the end.
   */
  readonly rounds: number;
  /** Playouts of an iteration, each from a state of its own: a game whose playouts are quick can have several. */
  readonly playouts: number;
  /** How often it does so: after the last of these turns, and after each of so many less one before; the mean counts. */
  readonly stocks: number;
  /** How much of the reward of a finished match is the win, from 0 to 1; the rest is the margin. */
  readonly win: number;
}

export const DEFAULTS: SearchSettings = {
  candidates: 16,
  trust: 30,
  deep: true,
  exploration: 0.5,
  firstPlay: 0.1,
  width: 3,
  sharpness: 0.1,
  rounds: 1,
  playouts: 1,
  stocks: 1,
  win: 0.8,
};

/**
 * For games in which draws are all that is hidden: after a draw the same move means something else in each state, so
 * that a tree counts together what does not belong together, and the moves it only tries out blur what it tells of
 * the root's. Playouts alone are steadier, and need hardly any help from looking one ahead. The end of the next turn has
 * less luck in it and those of the two after less of the estimate's error, so that the mean of all tells most, once there
 * are enough playouts. The last draws make of the win more luck than the scores are, so that the scores tell sooner which
 * move wins.
 */
const FLAT: SearchSettings = {
  ...DEFAULTS,
  candidates: 12,
  trust: 2,
  deep: false,
  rounds: 3,
  playouts: 2,
  stocks: 3,
  win: 0,
};

/** The settings that do best for `game`. Without an estimate playouts know too little to do without the tree. */
export function settingsFor<S extends V, V, M>(game: Game<S, V, M>): SearchSettings {
  return game.meta.oneView && game.hints?.evaluate ? FLAT : DEFAULTS;
}
