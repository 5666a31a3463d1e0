// The cells of a state. Each field begins where the one before it ends; those of a seat, space and so on follow one
// another. This file imports nothing and its numbers are sums of constants, so that the build can write them
// as numbers everywhere: V8 reads them much faster than the variables of a bundle.

const SEATS = 4;
const SPACES = 56;
const TILES = 60;

/** Number that stands for no space where neighbours are listed; it has cells of its own, so that nothing needs to ask for it. */
export const NO_SPACE = SPACES;

// The fields of `State`, in its numbers.
export const PLAYERS = 0;
export const TURN = PLAYERS + 1;
export const SEAT = TURN + 1;
export const PLACED = SEAT + 1;
export const REFRESHED = PLACED + 1;
export const PENDING = REFRESHED + 1;
export const FILLED_COUNT = PENDING + 1;
export const FILLED = FILLED_COUNT + 1;
export const EMPTY_REFRESHES = FILLED + 2;
export const OVER = EMPTY_REFRESHES + 1;
export const GOLD = OVER + 1;
export const LEDGER = GOLD + SEATS;
export const MARKERS = LEDGER + SEATS * 4;
export const SUPPLY = MARKERS + SEATS;
export const RONDEL = SUPPLY + SEATS * 2;
export const BOARD = RONDEL + 4;
export const WORKERS = BOARD + SPACES;
/** Tiles out of the game: one bit for each centre tile, as no others leave it (MHR-5.1). */
export const REMOVED = WORKERS + SPACES + 1;
export const BAG_COUNT = REMOVED + 1;
export const BAG = BAG_COUNT + 1;

// What follows from them, kept up to date.
/** Colour of the tile on a space; −1 if it is free. */
export const COLOURS = BAG + TILES;
/** The space whose number the area of a space's tile has. */
export const AREA = COLOURS + SPACES + 1;
/** The next space of that area, in a ring. */
export const AREA_NEXT = AREA + SPACES;
/** Size of an area, at its number. */
export const AREA_SIZE = AREA_NEXT + SPACES;
/** Free spaces as bits, in strips of 14 spaces. */
export const FREE_BITS = AREA_SIZE + SPACES;
export const FREE_IN_QUARTER = FREE_BITS + 4;
export const FREE_OF_PATTERN = FREE_IN_QUARTER + 4;
export const FREE = FREE_OF_PATTERN + 4;
/** How many workers of each seat stand beside a space, three bits each. */
export const BESIDE = FREE + 1;
/** Workers at `quarter * 8 + seat * 2 + colour`. */
export const COUNTS = BESIDE + SPACES + 1;
/** Colours of the tiles that these workers stand on, one bit each: never two on the same (MHR-3.4). */
export const COLOURS_UNDER = COUNTS + 32;
/** Holdings of each seat that depend on the whole palace, as in heuristics/kinds.ts. */
export const PAYOUT_NOW = COLOURS_UNDER + 32;
export const PAYOUT_GROWTH = PAYOUT_NOW + SEATS;
export const FREE_NEIGHBOURS = PAYOUT_GROWTH + SEATS;
export const OWN_NEIGHBOURS = FREE_NEIGHBOURS + SEATS;

/** Number of cells of a state. */
export const SIZE = OWN_NEIGHBOURS + SEATS;
