import type { Game } from '@durbar/kernel';

/**
 * The games that can be played, in the order in which lists show them: one line a game. Ids are stable: URLs, records and
 * the command line carry them, and each is the name of the game's folder.
 */
const games = {
  'maharaja-2020': () => import('../maharaja-2020/rules/index.ts'),
  'maharaja-2004': () => import('../maharaja-2004/rules/index.ts'),
  maharani: () => import('../maharani/rules/index.ts'),
} satisfies Readonly<Record<string, () => Promise<{ readonly game: AnyGame }>>>;

export type GameId = keyof typeof games;

/** Stable ids of all games. */
export const ids: readonly GameId[] = Object.keys(games).filter(isGameId);

/** Languages every game has words in. */
export type Locale = 'en' | 'fr';

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

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(games, id);
}

/**
 * Loads the rules of a game on first use.
 * @throws {UnknownGame}
 */
export async function load(id: string): Promise<AnyGame> {
  if (!isGameId(id)) throw new UnknownGame(id);
  return (await games[id]()).game;
}

type Catalogue = Readonly<Record<string, string>>;

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/**
 * A game's words: ICU texts by key.
 * @throws {UnknownGame}
 */
export async function loadWords(id: string, locale: Locale): Promise<Catalogue> {
  if (!isGameId(id)) throw new UnknownGame(id);
  // Each language is a module, because a development server serves no JSON to a dynamic import.
  const module: unknown = await import(`../${id}/words/${locale}.ts`);
  const words = typeof module === 'object' && module !== null && 'default' in module ? module.default : null;
  if (!isCatalogue(words)) throw new Error(`games/${id}/words/${locale}.ts exports no catalogue`);
  return words;
}
