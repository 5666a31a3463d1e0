/** How much a search may spend on one decision. */
export type Budget =
  | { readonly iterations: number }
  /** Needs the clock of the bot's context. */
  | { readonly milliseconds: number };

/** What shapes a search; the defaults were found by play, see `docs/bots.md`. */
export interface SearchSettings {
  /** How strongly a move that was tried little is preferred over one that did well: the constant of PUCT. */
  readonly exploration: number;
  /** How far below its parent a move counts that was never tried. */
  readonly firstPlay: number;
  /** Moves that a node looks at on its first visits; it adds more with the square root of its visits. */
  readonly width: number;
  /** How much a move looked one ahead at stands out, in spreads: small is sharp. 0 takes the game's `prior` alone. */
  readonly sharpness: number;
  /** Power the game's `prior` is raised to in playouts: 1 takes it as it is, more plays more of what seems best. */
  readonly power: number;
  /** Turns a playout goes on beyond the tree before the game's estimate is taken; without an estimate to the end. */
  readonly horizon: number;
}

export const DEFAULTS: SearchSettings = {
  exploration: 1,
  firstPlay: 0.1,
  width: 8,
  sharpness: 0.25,
  power: 4,
  horizon: 4,
};
