// The cells of each field of a state, in their order. Names and numbers are those of `State`; lists by seat have room for all
// seats, whatever the number of seats of the match. The map and the options are not among them, because they are the same in all states
// of a match. This file imports nothing and its numbers are sums of constants, so that the build can write them as numbers
// everywhere: V8 reads them much faster than the fields of an object. A test compares the counts with the data of the game.

const CITIES = 7;
const SEATS = 5;
const SITES = 7;
const TURN_FIELDS = 8;

/** Index in `PHASES`. */
export const phase = 0;
export const round = phase + 1;
export const turn = round + 1;
export const seat = turn + 1;
export const mover = seat + 1;
export const acted = mover + 1;
export const maharaja = acted + 1;
export const start = maharaja + 1;
export const boxes = start + 1;
export const governorAtTop = boxes + CITIES;
export const bank = governorAtTop + 1;
export const chits = bank + 1;
export const gold = chits + 1;
export const hand = gold + SEATS;
export const quarry = hand + SEATS;
export const palaces = quarry + SEATS;
export const tokens = palaces + SEATS;
export const cards = tokens + SEATS;
export const architects = cards + SEATS;
/** −2 is a plan that is not known. */
export const plans = architects + SEATS;
/** Two cells for each seat's mask, as in `doubles`. */
export const villages = plans + SEATS;
export const doubles = villages + 2 * SEATS;
export const houses = doubles + 2 * SEATS;
export const sites = houses + SEATS * CITIES;
/** The fields of `TurnActions`. */
export const actions = sites + CITIES * SITES;
export const usedCharacters = actions + TURN_FIELDS;
export const movingFrom = usedCharacters + 1;
export const bid = movingFrom + 1;
export const bidder = bid + 1;
export const passed = bidder + 1;
export const taker = passed + 1;
export const kept = taker + 1;
/** Derived from the other cells, see `standings.ts`; `STANDING_CELLS` for each city. */
export const standings = kept + 1;
/** Number of cells of a state. */
export const SIZE = standings + CITIES * (SEATS + 1);

/** Cells of the standing of one city: one for each seat, and one for its free sites. */
export const STANDING_CELLS = SEATS + 1;
