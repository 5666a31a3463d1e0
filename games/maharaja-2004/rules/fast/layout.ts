import { TURN_CELLS } from '../../../kingdom/rules/fast/index.ts';
import { CITY_COUNT, MAX_SEATS, SITE_COUNT } from '../../data/components.ts';
import type { Phase } from '../types.ts';

/**
 * Cells of each field of a state, in their order. Names and numbers are those of `State`; lists by seat have room for
 * all seats, whatever the number of seats of the match. The map and the options are not among them, because they are the same in all
 * states of a match.
 */
const LENGTHS = {
  /** Index in `PHASES`. */
  phase: 1,
  round: 1,
  turn: 1,
  seat: 1,
  mover: 1,
  acted: 1,
  maharaja: 1,
  start: 1,
  boxes: CITY_COUNT,
  governorAtTop: 1,
  bank: 1,
  chits: 1,
  gold: MAX_SEATS,
  hand: MAX_SEATS,
  quarry: MAX_SEATS,
  palaces: MAX_SEATS,
  tokens: MAX_SEATS,
  cards: MAX_SEATS,
  architects: MAX_SEATS,
  /** −2 is a plan that is not known. */
  plans: MAX_SEATS,
  /** Two cells for each seat's mask, as in `doubles`. */
  villages: 2 * MAX_SEATS,
  doubles: 2 * MAX_SEATS,
  houses: MAX_SEATS * CITY_COUNT,
  sites: CITY_COUNT * SITE_COUNT,
  /** The fields of `TurnActions`. */
  actions: TURN_CELLS,
  usedCharacters: 1,
  movingFrom: 1,
  bid: 1,
  bidder: 1,
  passed: 1,
  taker: 1,
  kept: 1,
  /** Derived from the other cells, see `standings.ts`; `STANDING_CELLS` for each city. */
  standings: CITY_COUNT * (MAX_SEATS + 1),
} as const;

type Field = keyof typeof LENGTHS;

/** The first cell of each field. */
export const AT: Readonly<Record<Field, number>> = listOffsets();

/** Number of cells of a state. */
export const SIZE = Object.values(LENGTHS).reduce((sum, length) => sum + length, 0);

function listOffsets(): Record<Field, number> {
  const offsets: Record<string, number> = {};
  let offset = 0;
  for (const [field, length] of Object.entries(LENGTHS)) {
    offsets[field] = offset;
    offset += length;
  }
  return offsets;
}

/** Cells of the standing of one city: one for each seat, and one for its free sites. */
export const STANDING_CELLS = MAX_SEATS + 1;

/** A plan that is not known. */
export const UNKNOWN = -2;

/** Phases by their number in cells. */
export const PHASES: readonly Phase[] = [
  'auction',
  'draft',
  'found',
  'plan',
  'act',
  'drop',
  'robbed',
  'give',
  'over',
];

export const AUCTION = 0;
export const DRAFT = 1;
export const FOUND = 2;
export const PLAN = 3;
export const ACT = 4;
export const DROP = 5;
export const ROBBED = 6;
export const GIVE = 7;
export const OVER = 8;
