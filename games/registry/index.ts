import type { Game } from '@durbar/kernel';
import type { Locale } from '@durbar/kernel/locales';
import { type Catalogue, readCatalogue } from '@durbar/kernel/words';

/** What the rules of a game export for the registry. */
interface GameRules {
  readonly game: AnyGame;
  /** Folders of `games/` that have the game's words, later ones win; left out: its own. */
  readonly wordFolders?: readonly string[];
}

/**
 * The games that can be played, in the order in which lists show them: one line a game. Ids are stable: URLs, records and
 * the command line carry them, and each is the name of the game's folder.
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

/**
 * A game's words in one language: ICU texts by key.
 * @param part `rules` for rules, log and options, `board` for what only its board says
 * @throws {UnknownGame}
 */
export async function loadWords(
  id: string,
  locale: Locale,
  part: 'rules' | 'board' = 'rules',
): Promise<Catalogue> {
  if (!isGameId(id)) throw new UnknownGame(id);
  const { wordFolders = [id] }: GameRules = await games[id]();
  const catalogues = await Promise.all(
    wordFolders.map(async (folder) =>
      readCatalogue(await import(`../${folder}/words/${locale}/${part}.json`, { with: { type: 'json' } })),
    ),
  );
  return Object.fromEntries(catalogues.flatMap((words) => Object.entries(words)));
}
