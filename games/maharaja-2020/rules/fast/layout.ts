import { TURN_CELLS } from '../../../kingdom/rules/fast/index.ts';
import { ACTION_TILES, DRAWN_TILES } from '../../data/brahmabot.ts';
import { CITY_COUNT, CHARACTERS as IN_THE_BOX, MAHARANI_TOKENS, REWARDS } from '../../data/components.ts';

/** Most seats of a match. Every match has room for so many, so that cells have the same place in all of them. */
export const MOST_SEATS = 4;
/** Most characters in the display: those of the set-up, and one given back before a robbed seat picks. */
export const MOST_IN_DISPLAY = 8;
/** Most spaces of the reward track: all tiles, and those emptied in one phase. */
const MOST_SPACES = REWARDS.length + MOST_SEATS;

let next = 0;
/** Takes the next `count` cells. @returns the first one */
function take(count: number): number {
  const first = next;
  next += count;
  return first;
}

/*
 * Cells of a state, by the fields of `State`. Lists by seat are at the name + seat, lists of changing length begin after
 * a cell with their length. What a match never changes is not in the cells, see `FastMatch`.
 */
/** Number of the phase in `PHASES`. */
export const PHASE = take(1);
export const ROUND = take(1);
export const TURN_NUMBER = take(1);
export const SEAT = take(1);
export const MOVER = take(1);
export const ACTED = take(1);
export const MAHARAJA = take(1);
/** By city. */
export const FLAGS = take(CITY_COUNT);
export const ACTION_TOKENS_LEFT = take(1);
/** The fields of `TurnActions`, see `FastTurn`. */
export const TURN = take(TURN_CELLS);
export const EXCHANGES = take(1);
export const REWARD = take(1);
export const REPEATS = take(1);
export const CHOSEN = take(1);
export const MAHARANI = take(3 * MAHARANI_TOKENS);
export const COINS_OF = take(MOST_SEATS);
export const PRESTIGE_OF = take(MOST_SEATS);
export const HAND = take(MOST_SEATS);
export const SUPPLY = take(MOST_SEATS);
export const STATUES_LEFT = take(MOST_SEATS);
export const TOKENS = take(MOST_SEATS);
export const CHARACTERS = take(MOST_SEATS);
export const PRIESTS = take(MOST_SEATS);
export const ABILITIES = take(MOST_SEATS);
export const PLANS_OF = take(MOST_SEATS);
/** Two cells a seat, see `readMask`. */
export const VILLAGES = take(2 * MOST_SEATS);
/** At `seat * 7 + city`. */
export const SHRINES_IN = take(MOST_SEATS * CITY_COUNT);
/** Sites with a statue of the seat, one bit each, at `seat * 7 + city`. */
export const SITES = take(MOST_SEATS * CITY_COUNT);
/** Derived: sites with any statue, one bit each, by city. */
export const TAKEN = take(CITY_COUNT);
/**
 * Derived: worship points of pieces in the final scoring (`finalWorship`), at `2 * city + (seat >> 1)`, the even seat in the
 * lower eight bits.
 */
export const POINTS = take(2 * CITY_COUNT);
export const DISPLAY = take(1 + MOST_IN_DISPLAY);
export const REWARD_TRACK = take(1 + MOST_SPACES);
export const RANKING = take(1 + MOST_SEATS);

/** Number of cells of a match without Brahmabot. */
export const SIZE = next;

/* The fields of the solo game. */
export const LEVEL = take(1);
export const SETUP_TILE = take(1);
export const GONE = take(1 + IN_THE_BOX);
export const SPENT = take(1 + ACTION_TILES.length);
export const CHECK = take(1);
export const TILE = take(1);
export const STEP = take(1);
export const STACK = take(1 + IN_THE_BOX);
export const DRAWN = take(1 + DRAWN_TILES);
export const PILE = take(1 + ACTION_TILES.length);
/** Orders of the later shuffles, see `shuffleAt`. How many there are follows from the tiles that left the game. */
const SHUFFLES = take(((ACTION_TILES.length - 1) * ACTION_TILES.length) / 2);

/** The cells of the shuffle of `size` tiles. */
export function shuffleAt(size: number): number {
  return SHUFFLES + ((size - 1) * size) / 2;
}

/** Number of cells of a solo game. */
export const SOLO_SIZE = next;
