/**
 * Limits of map files. Villages are one bit each of a 32-bit number, and a map needs enough room for the pieces of all
 * seats.
 */
export const CITIES = 7;
export const JUNCTIONS = CITIES + 1;
export const MAX_VILLAGES = 31;
/**
 * Enough for four pieces of each of five seats, two in a village; two seats with one piece in a village need no more.
 */
export const MIN_VILLAGES = 10;
export const MAX_VILLAGES_PER_ROAD = 2;

export const MAX_NAME_LENGTH = 40;
export const MAX_TEXT_LENGTH = 1000;
export const MIN_CANVAS = 100;
export const MAX_CANVAS = 10_000;

/** Number of villages of each colour on a set-up tile, and of villages that a map with such tiles needs. */
export const SETUP_TILE = { green: 4, blue: 2, red: 2 } as const;
export const MIN_VILLAGES_SOLO = 12;
export const MAX_SETUP_TILES = 12;
