/**
 * Component data of the solo game (M20-11). Levels and the eight kinds of action come from the rulebook. No source shows the
 * twelve action tiles, so their content is Durbar's own: version 3, see docs/decisions/011. As in the original there are
 * twelve tiles, with each city once and the Maharaja's city five times as destination, and each check number four times.
 */

/** Levels in the order of their numbers. */
export const SOLO_LEVELS = ['easy', 'medium', 'hard'] as const;
export type SoloLevel = (typeof SOLO_LEVELS)[number];

/** What Brahmabot starts with, by level. */
export const SOLO_START: readonly { readonly coins: number; readonly prestige: number }[] = [
  { coins: 0, prestige: 2 },
  { coins: 2, prestige: 3 },
  { coins: 4, prestige: 4 },
];

/** Kinds of upper actions: `…AtMaharaja` is in the visited city, `…AtFirstFlag` in the city of the leftmost flag. */
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

/** One upper action; `coins` is 0 except for the kind `coins`. */
export interface UpperAction {
  readonly kind: UpperKind;
  readonly coins: number;
}

export interface ActionTile {
  readonly actions: readonly UpperAction[];
  /** Index of a city in the map file; null for the city of the Maharaja. */
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

/** At index number − 1; a number among the actions is that many coins. */
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

/** Action tiles drawn for a round; the last one lies face down. */
export const DRAWN_TILES = 3;
/** Characters in the row. */
export const ROW = 3;
/** Spaces a flag is moved to the left. */
export const BRAHMABOT_FLAG_STEPS = 4;
/** Coins that Brahmabot pays for a statue where it arrives, and coins that it takes with a shrine there. */
export const ARRIVAL_STATUE_PRICE = 6;
export const ARRIVAL_COINS = 1;
/** Brahmabot's prestige in a city scoring if it is first, and if the human is first. */
export const FIRST_PRESTIGE = 4;
export const SECOND_PRESTIGE = 1;
