/** Colours of the tiles, in the order of their numbers. */
export const COLOURS = ['ruby', 'saffron', 'emerald', 'sapphire', 'amethyst', 'pearl'] as const;

/** Column patterns of tiles and spaces, in the order of their numbers. */
export const PATTERNS = ['centre', 'half', 'straight', 'corner'] as const;

/** Edges with a half column of an unturned tile. A clockwise quarter turn maps N to E, E to S, S to W, W to N. */
export const PATTERN_EDGES = ['', 'N', 'NS', 'NE'] as const;

/**
 * The ten tiles of a colour, as pattern and the edge its arrow points to while unturned; `1` and `2` stand for the
 * two arrows of `CORNER_ARROWS`.
 *
 * House data on published facts: ten tiles in each of six colours, twelve with a centre column, the others with one
 * or two half columns. How the published tiles' arrows lie is not public.
 */
export const TILE_KINDS = [
  'centre N',
  'centre N',
  'half N',
  'half E',
  'half S',
  'half W',
  'straight N',
  'straight E',
  'corner 1',
  'corner 2',
] as const;

/** Arrows of the two corner tiles of each colour, unturned. */
export const CORNER_ARROWS = ['NE', 'SW', 'NS', 'EW', 'NW', 'ES'] as const;

/** Price of a second tile, in gold, paid at the end of the turn (MHR-2.4, MHR-2.7). */
export const SECOND_TILE_PRICE = 2;

/** Gold for 0 to 6 own workers of one colour in an evaluated quarter (MHR-4). */
export const QUARTER_PAYOUT: readonly number[] = [0, 4, 6, 9, 13, 18, 24];

/** Workers of each colour a seat has, by number of seats (MHR-1.2). */
export const WORKERS: Readonly<Record<number, readonly [number, number]>> = {
  2: [7, 7],
  3: [10, 0],
  4: [8, 0],
};
