/**
 * Component data of Maharaja (2020), from the rulebook, except the bonuses of the sites: no source shows the board, so these
 * are Durbar's own, by index of the city in the map file.
 */

/** Disc actions in the order of their numbers (M20-5.3). */
export const ACTIONS = [
  'statueDiscount',
  'shrineDiscount',
  'statueAndShrine',
  'twoShrines',
  'coins',
  'shrines',
  'prestige',
  'character',
  'track',
] as const;
export type ActionName = (typeof ACTIONS)[number];

/** Reward tiles in the order of their numbers (M20-7.5). */
export const REWARDS = [
  'coins3',
  'shrines3',
  'prestige1coin1',
  'othersPay2',
  'prestige2',
  'buyPrestige',
  'freeShrine',
  'maharani',
] as const;
export type RewardName = (typeof REWARDS)[number];

/** Special rules in the order of their bits (M20-10). */
export const SPECIAL_RULES = ['leaderPrestige', 'weakExternals', 'dearStatues', 'displayOnly'] as const;

/** Final scorings in the order of their numbers; the first one is without a tile (M20-10). */
export const FINAL_SCORINGS = [
  'standard',
  'majority3',
  'presence1',
  'roads2',
  'twoStatues2',
  'shrinesLeft',
] as const;

/** What a final scoring tile replaces: the city majorities, nothing, or the whole standard scoring (M20-10). */
export const FINAL_SCORING_MODES = ['replaceMajority', 'add', 'replaceAll'] as const;

export const CITY_COUNT = 7;
/** Sites of a city: 0 the centre, then the external ones clockwise from the top. */
export const SITE_COUNT = 7;
export const CENTRE_SITE = 0;
export const TOP_BONUS = 1;
export const BOTTOM_BONUS = 4;

export const CHARACTERS = 16;
/** The display of a first game with four seats (M20-1.2). */
export const FIRST_GAME: readonly number[] = [1, 2, 5, 9, 12, 14, 15];
/** Characters in the display beyond one for each seat. */
export const EXTRA_CHARACTERS = 3;

export const ACTION_TOKENS = 7;
export const MAHARANI_TOKENS = 2;
export const SHRINES = 20;
export const SHRINES_IN_HAND = 8;
export const STATUES = 7;
export const START_COINS = 15;
export const START_PRESTIGE = 3;
export const FIRST_SHRINES = 4;

export const ROUNDS = 7;
/** Spaces of the Maharaja track, and where the flags start. */
export const TRACK_SPACES = 16;
export const FIRST_FLAG_SPACE = 2;
export const FLAG_STEPS = 3;

/** What a bonus site gives at once. */
export interface Bonus {
  readonly tokens: number;
  readonly coins: number;
  readonly prestige: number;
  readonly shrines: number;
}

const bonus = (what: Partial<Bonus>): Bonus => ({ tokens: 0, coins: 0, prestige: 0, shrines: 0, ...what });
const TOKEN = bonus({ tokens: 1 });

/** Top and bottom bonus of each city. */
export const BONUSES: readonly (readonly [top: Bonus, bottom: Bonus])[] = [
  [TOKEN, bonus({ coins: 3 })],
  [bonus({ prestige: 2 }), TOKEN],
  [TOKEN, bonus({ shrines: 2 })],
  [bonus({ shrines: 2 }), TOKEN],
  [TOKEN, bonus({ prestige: 2 })],
  [bonus({ coins: 3 }), TOKEN],
  [TOKEN, bonus({ prestige: 1, coins: 1 })],
];

/** Coins by rank in a city scoring, by number of seats (M20-7.3). */
export const PAYOUT: Readonly<Record<number, readonly number[]>> = {
  2: [12, 6],
  3: [12, 9, 6],
  4: [12, 10, 8, 5],
};
export const UNRANKED_COINS = 3;
