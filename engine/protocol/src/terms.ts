import * as z from 'zod/mini';

/* What every table says about how its host has set it up; the bodies by which hosts do so are in `hosting.ts`. */

/**
 * Who finds a table and may come. `private`: people who were invited by name, or have the host's link. `link`: whoever has the
 * table's address. `open`: everybody, since the lobby lists it.
 */
export const shownVisibility = z.enum(['private', 'link', 'open']);
export type Visibility = z.infer<typeof shownVisibility>;

export const termsParts = {
  /** `turn`: a seat takes back moves of its own turn that have revealed nothing. `never`: a move stands. */
  undo: z.enum(['turn', 'never']),
  /**
   * Who may play on where somebody is away or has left. `anyone`: a bot, until another person sits down. `bots`: a bot, until
   * they return. `nobody`: the others cannot call a bot for somebody who is away, so a clock must end the match for them.
   */
  takeover: z.enum(['anyone', 'bots', 'nobody']),
  /** Whether people may be shown the best move. */
  hints: z.boolean(),
  /** The least rating in the game with which others than the host and those invited may sit down; absent: nobody needs one. */
  minRating: z.exactOptional(z.int().check(z.gte(1), z.lte(5000))),
};

/** The least ratings that the page offers. */
export const MIN_RATINGS = [1300, 1500, 1700] as const;

/** What the host allows at a table, whatever the game. */
export const shownTerms = z.object(termsParts);
export type TableTerms = z.infer<typeof shownTerms>;

/** The terms of a table whose host has chosen none. */
export const USUAL_TERMS: TableTerms = { undo: 'turn', takeover: 'anyone', hints: true };

/** How many matches a series may have. */
export const SERIES_LENGTHS = { least: 2, most: 9 } as const;
