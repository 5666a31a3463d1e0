/**
 * Component data of Maharaja (2004): from the rulebook; the payout and the ninth disc action from published rules pages.
 * The home cities, indexes of cities in the map file, are Durbar's own, because no source shows the cards.
 */

/** Disc actions in the order of their numbers (M04-4). */
export const ACTIONS = [
  'gold',
  'house',
  'twoHouses',
  'moveHouse',
  'quarry',
  'palace',
  'palaceAndHouse',
  'governor',
  'character',
] as const;
export type ActionName = (typeof ACTIONS)[number];

/** Variants in the order of their bits (M04-10). */
export const VARIANTS = [
  'short',
  'yogi',
  'neutralPalaces',
  'auction',
  'homeCity',
  'manyCharacters',
  'renounceCompensation',
] as const;
export type VariantName = (typeof VARIANTS)[number];

const ADVANCED = ['yogi', 'neutralPalaces', 'auction', 'homeCity'] as const;

/** The variants of each preset (M04-10). */
export const PRESETS = {
  basic: [],
  short: ['short'],
  advanced1: ADVANCED,
  advanced2: [...ADVANCED, 'manyCharacters'],
} as const satisfies Record<string, readonly VariantName[]>;
export type PresetName = keyof typeof PRESETS;

export const CITY_COUNT = 7;
/** Palace sites of a city: 0 the inner one, then the outer ones clockwise from the top. */
export const SITE_COUNT = 7;
export const INNER_SITE = 0;

/** Characters in the order of their numbers, from 1 (M04-7). */
export const CHARACTERS = [
  'mogul',
  'trader',
  'sadhu',
  'wanderingMonk',
  'builder',
  'artisan',
  'yogi',
] as const;
/** City of each character, at `character − 1` (M04-10.5). */
export const HOMES: readonly number[] = [1, 3, 2, 4, 5, 6, 0];

export const MAX_SEATS = 5;
export const PALACES = 7;
export const PALACES_SHORT = 6;
export const HOUSES = 20;
/** First houses, each placed free of charge, and houses taken from the quarry after them. */
export const FIRST_HOUSES = 4;
export const SECOND_HOUSES = 6;
export const START_GOLD = 15;
export const CHITS = 7;

/** Boxes below box 1, and all of them; box `n` is number `START_BOXES + n − 1`. */
export const START_BOXES = 7;
export const BOXES = 17;
/** Boxes by which a governor is put down (M04-5). */
export const GOVERNOR_STEPS = 2;

/** The number of the last round (M04-9, 10.1). */
export const ROUNDS = 12;
export const ROUNDS_SHORT = 8;

export const HOUSE_PRICE = 1;
export const PALACE_PRICE = 12;
export const ARTISAN_PRICE = 9;
export const GOLD_TAKEN = 2;
export const HOUSES_TAKEN = 2;
export const TRADER_GOLD = 1;
export const COMPENSATION = 2;

/** Gold by rank in a city scoring, by number of seats (M04-8.2). */
export const PAYOUT: Readonly<Record<number, readonly number[]>> = {
  2: [10, 5],
  3: [11, 7, 3],
  4: [12, 9, 6, 3],
  5: [13, 10, 7, 4, 1],
};
export const SOLE_SCORER_GOLD = 5;
