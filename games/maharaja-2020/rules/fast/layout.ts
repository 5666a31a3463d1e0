// The cells of a state. Each field begins where the one before it ends. This file imports nothing and its numbers are sums of constants, so
// that the build can write them as numbers everywhere: V8 reads them much faster than the variables of a bundle. A test
// compares the counts with the data of the game.

/** Most seats of a match. Every match has room for so many, so that cells have the same place in all of them. */
export const MOST_SEATS = 4;
/** Most characters in the display: those of the set-up, and one given back before a robbed seat picks. */
export const MOST_IN_DISPLAY = 8;
const CITIES = 7;
const TURN_FIELDS = 8;
/** Cells of the Maharani's tokens. */
const TOKEN_CELLS = 3 * 2;
/** Most spaces of the reward track: all tiles, and those emptied in one phase. */
export const MOST_SPACES = 8 + MOST_SEATS;
const BOX_CHARACTERS = 16;
const TILES = 12;
const TILES_DRAWN = 3;

/*
 * Cells of a state, by the fields of `State`. Lists by seat are at the name + seat, lists of changing length begin after
 * a cell with their length. What a match never changes is not in the cells, see `FastMatch`.
 */
/** Number of the phase in `PHASES`. */
export const PHASE = 0;
export const ROUND = PHASE + 1;
export const TURN_NUMBER = ROUND + 1;
export const SEAT = TURN_NUMBER + 1;
export const MOVER = SEAT + 1;
export const ACTED = MOVER + 1;
export const MAHARAJA = ACTED + 1;
/** By city. */
export const FLAGS = MAHARAJA + 1;
export const ACTION_TOKENS_LEFT = FLAGS + CITIES;
/** The fields of `TurnActions`, see `FastTurn`. */
export const TURN = ACTION_TOKENS_LEFT + 1;
export const EXCHANGES = TURN + TURN_FIELDS;
export const REWARD = EXCHANGES + 1;
export const REPEATS = REWARD + 1;
export const CHOSEN = REPEATS + 1;
export const MAHARANI = CHOSEN + 1;
export const COINS_OF = MAHARANI + TOKEN_CELLS;
export const PRESTIGE_OF = COINS_OF + MOST_SEATS;
export const HAND = PRESTIGE_OF + MOST_SEATS;
export const SUPPLY = HAND + MOST_SEATS;
export const STATUES_LEFT = SUPPLY + MOST_SEATS;
export const TOKENS = STATUES_LEFT + MOST_SEATS;
export const CHARACTERS = TOKENS + MOST_SEATS;
export const PRIESTS = CHARACTERS + MOST_SEATS;
export const ABILITIES = PRIESTS + MOST_SEATS;
export const PLANS_OF = ABILITIES + MOST_SEATS;
/** Two cells a seat, see `readMask`. */
export const VILLAGES = PLANS_OF + MOST_SEATS;
/** At `seat * 7 + city`. */
export const SHRINES_IN = VILLAGES + 2 * MOST_SEATS;
/** Sites with a statue of the seat, one bit each, at `seat * 7 + city`. */
export const SITES = SHRINES_IN + MOST_SEATS * CITIES;
/** Derived: sites with any statue, one bit each, by city. */
export const TAKEN = SITES + MOST_SEATS * CITIES;
/**
 * Derived: worship points of pieces in the final scoring (`finalWorship`), at `2 * city + (seat >> 1)`, the even seat in the
 * lower eight bits.
 */
export const POINTS = TAKEN + CITIES;
export const DISPLAY = POINTS + 2 * CITIES;
export const REWARD_TRACK = DISPLAY + 1 + MOST_IN_DISPLAY;
export const RANKING = REWARD_TRACK + 1 + MOST_SPACES;

/** Number of cells of a match without Brahmabot. */
export const SIZE = RANKING + 1 + MOST_SEATS;

/* The fields of the solo game. */
export const LEVEL = RANKING + 1 + MOST_SEATS;
export const SETUP_TILE = LEVEL + 1;
export const GONE = SETUP_TILE + 1;
export const SPENT = GONE + 1 + BOX_CHARACTERS;
export const CHECK = SPENT + 1 + TILES;
export const TILE = CHECK + 1;
export const STEP = TILE + 1;
export const STACK = STEP + 1;
export const DRAWN = STACK + 1 + BOX_CHARACTERS;
export const PILE = DRAWN + 1 + TILES_DRAWN;
/** Orders of the later shuffles, see `shuffleAt`. How many there are follows from the tiles that left the game. */
const SHUFFLES = PILE + 1 + TILES;

/** The cells of the shuffle of `size` tiles. */
export function shuffleAt(size: number): number {
  return SHUFFLES + ((size - 1) * size) / 2;
}

/** Number of cells of a solo game. */
export const SOLO_SIZE = SHUFFLES + ((TILES - 1) * TILES) / 2;
