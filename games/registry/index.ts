import type { FastModule, Game, RatingData } from '@durbar/kernel';

/** What the rules of a game export for the registry. */
interface GameRules {
  /** The game with its current rules. */
  readonly game: AnyGame;
  /** The game in each earlier rules version, oldest first; absent if there is none. */
  readonly versions?: readonly AnyGame[];
  /** Folders of `games/` with the game's words; later ones win. By default the game's own folder. */
  readonly wordFolders?: readonly string[];
  /** What ratings need to know of it; absent where nothing was measured. */
  readonly ratings?: RatingData;
  /** Loads the rules in a form for fast searches; absent in a game without it. */
  readonly loadFast?: () => Promise<FastModule>;
}

/**
 * The playable games, in the order in which lists show them, one line each. Ids are stable, because URLs, records and
 * the command line contain them; each is the name of the game's folder.
 */
const games = {
  'maharaja-2020': () => import('../maharaja-2020/rules/index.ts'),
  'maharaja-2004': () => import('../maharaja-2004/rules/index.ts'),
  maharani: () => import('../maharani/rules/index.ts'),
} satisfies Readonly<Record<string, () => Promise<GameRules>>>;

export type GameId = keyof typeof games;

/** Stable ids of all games. */
export const ids: readonly GameId[] = Object.keys(games).filter(isGameId);

/**
 * A game of unknown type: its states, views and moves are opaque. The compiler does not notice if one game's state is
 * given to another, so a caller uses one game for one match.
 */
export type AnyGame = Game;

/** No game has this id; the message lists the ids that exist. */
export class UnknownGame extends Error {
  override readonly name = 'UnknownGame';

  constructor(id: string) {
    super(`there is no game called '${id}'; there are ${ids.join(', ')}`);
  }
}

/** A rules version that a game does not have; the message lists its versions. */
export class UnknownRules extends Error {
  override readonly name = 'UnknownRules';
  readonly game: string;
  readonly rules: number;
  /** The existing versions, ascending. */
  readonly known: readonly number[];

  constructor(game: string, rules: number, known: readonly number[]) {
    super(`${game} has no rules version ${rules}; there is ${known.join(', ')}`);
    this.game = game;
    this.rules = rules;
    this.known = known;
  }
}

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(games, id);
}

/**
 * Loads a game on first use.
 * @param rules version of its rules; by default the current one
 * @throws {UnknownGame}
 * @throws {UnknownRules}
 */
export async function load(id: string, rules?: number): Promise<AnyGame> {
  const versions = await loadVersions(id);
  if (rules === undefined) return versions[0];
  const found = versions.find(({ meta }) => meta.rules === rules);
  if (found) return found;
  throw new UnknownRules(id, rules, versions.map(({ meta }) => meta.rules).toReversed());
}

/**
 * Loads a game with the fast form of its rules, if it has one for this version. It is for searches, and more to load.
 * @param rules as in `load`
 * @throws {UnknownGame}
 * @throws {UnknownRules}
 */
export async function loadWithFast(id: string, rules?: number): Promise<AnyGame> {
  const game = await load(id, rules);
  if (!isGameId(id)) return game;
  const { loadFast }: GameRules = await games[id]();
  const fast = (await loadFast?.())?.fast;
  return fast?.rules.includes(game.meta.rules) ? { ...game, fast: (position) => fast.make(position) } : game;
}

/**
 * Loads a game in every rules version, the current one first and the oldest last.
 * @throws {UnknownGame}
 */
export async function loadVersions(id: string): Promise<readonly [AnyGame, ...AnyGame[]]> {
  if (!isGameId(id)) throw new UnknownGame(id);
  const { game, versions = [] }: GameRules = await games[id]();
  return [game, ...versions.toReversed()];
}

/** The folders of `games/` with a game's words; later ones win. @throws {UnknownGame} */
export async function listWordFolders(id: string): Promise<readonly string[]> {
  if (!isGameId(id)) throw new UnknownGame(id);
  const { wordFolders = [id] }: GameRules = await games[id]();
  return wordFolders;
}

/** What ratings need to know of a game; null where nothing was measured. @throws {UnknownGame} */
export async function loadRatings(id: string): Promise<RatingData | null> {
  if (!isGameId(id)) throw new UnknownGame(id);
  const { ratings }: GameRules = await games[id]();
  return ratings ?? null;
}
