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
}

export const DEFAULTS: SearchSettings = {
  candidates: 16,
  trust: 30,
  exploration: 0.5,
  firstPlay: 0.1,
  width: 3,
  sharpness: 0.1,
  rounds: 1,
};
