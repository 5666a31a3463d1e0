/**
 * Component data of the solo game (M20-11). Levels and the eight kinds of action: rulebook. What the twelve action tiles
 * hold is Durbar's own, as no source shows them: version 3, see docs/decisions/011.
 * Kept from the originals are twelve tiles, each city once and the Maharaja's five times as destination, each check number
 * four times.
 */

/** Levels in the order of their numbers. */
export const SOLO_LEVELS = ['easy', 'medium', 'hard'] as const;
export type SoloLevel = (typeof SOLO_LEVELS)[number];

/** What Brahmabot begins with, by level. */
export const SOLO_START: readonly { readonly coins: number; readonly prestige: number }[] = [
  { coins: 0, prestige: 2 },
  { coins: 2, prestige: 3 },
  { coins: 4, prestige: 4 },
];

/** Kinds of upper actions: `…AtMaharaja` in the visited city, `…AtFirstFlag` in that of the leftmost flag. */
export const UPPER_KINDS = [
  'statueAtMaharaja',
  'shrineAtMaharaja',
  'statueAtFirstFlag',
  'statueAtFirstOpenCentre',
  'statueWhereSecond',
  'moveFlag',
  'coins',
  'swapCharacter',
] as const;
export type UpperKind = (typeof UPPER_KINDS)[number];

/** One upper action; `coins` is 0 unless it takes some. */
export interface UpperAction {
  readonly kind: UpperKind;
  readonly coins: number;
}

export interface ActionTile {
  readonly actions: readonly UpperAction[];
  /** Index of a city in the map file; null for the Maharaja's. */
  readonly destination: number | null;
  /** Position of the drawn tile that is performed when this one is turned up as check tile: 1, 2 or 3. */
  readonly check: number;
}

const tile = (
  check: number,
  destination: number | null,
  ...actions: readonly (UpperKind | number)[]
): ActionTile => ({
  check,
  destination,
  actions: actions.map((action) =>
    typeof action === 'number' ? { kind: 'coins', coins: action } : { kind: action, coins: 0 },
  ),
});

/** At the tile's number − 1; a number among the actions stands for so many coins. */
export const ACTION_TILES: readonly ActionTile[] = [
  tile(1, 0, 'statueAtMaharaja', 3),
  tile(2, 1, 'shrineAtMaharaja', 4),
  tile(3, null, 'shrineAtMaharaja', 'moveFlag'),
  tile(2, 2, 'statueAtFirstFlag', 3),
  tile(3, null, 'shrineAtMaharaja', 5),
  tile(1, 3, 'statueAtFirstOpenCentre', 3),
  tile(3, 5, 'shrineAtMaharaja', 4),
  tile(1, null, 'statueAtFirstOpenCentre', 'swapCharacter'),
  tile(2, 4, 'statueWhereSecond', 'shrineAtMaharaja'),
  tile(1, null, 'shrineAtMaharaja', 5),
  tile(2, 6, 'shrineAtMaharaja', 4),
  tile(3, null, 5, 'moveFlag'),
];

/** Action tiles drawn for a round, of which the last lies face down. */
export const DRAWN_TILES = 3;
/** Characters in the row. */
export const ROW = 3;
/** Spaces a flag is moved to the left. */
export const BRAHMABOT_FLAG_STEPS = 4;
/** What it pays for a statue where it arrives, and takes with a shrine there. */
export const ARRIVAL_STATUE_PRICE = 6;
export const ARRIVAL_COINS = 1;
/** Prestige it takes in a city scoring as the first, and when the human is. */
export const FIRST_PRESTIGE = 4;
export const SECOND_PRESTIGE = 1;
