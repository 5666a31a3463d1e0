import type { Locale } from '@durbar/kernel/locales';
import { type Catalogue, readCatalogue } from '@durbar/kernel/words';
import { isGameId, listWordFolders, UnknownGame } from './index.ts';
import { wordsUnder } from './version-words.ts';

/** One import for each file, since each lists all that it may load. */
const importWords = {
  rules: (folder: string, locale: Locale): Promise<unknown> =>
    import(`../${folder}/words/${locale}/rules.json`, { with: { type: 'json' } }),
  board: (folder: string, locale: Locale): Promise<unknown> =>
    import(`../${folder}/words/${locale}/board.json`, { with: { type: 'json' } }),
};
const importClauses = (game: string, locale: Locale): Promise<unknown> =>
  import(`../${game}/words/${locale}/clauses.json`, { with: { type: 'json' } });

/**
 * Loads a game's words in one language: ICU texts by key.
 * @param part `rules` for moves, log and options; `board` for the texts of its board only
 * @param rules rules version of the texts; by default the current one
 * @throws {UnknownGame}
 */
export async function loadWords(
  id: string,
  locale: Locale,
  part: 'rules' | 'board' = 'rules',
  rules?: number,
): Promise<Catalogue> {
  const wordFolders = await listWordFolders(id);
  const catalogues = await Promise.all(
    wordFolders.map(async (folder) => readCatalogue(await importWords[part](folder, locale))),
  );
  return wordsUnder(rules, Object.fromEntries(catalogues.flatMap((words) => Object.entries(words))));
}

/**
 * Loads the texts of a game's clauses in one language, `clause.<number>`, and their headings.
 * @param rules rules version of the texts; by default the current one
 * @throws {UnknownGame}
 */
export async function loadClauses(id: string, locale: Locale, rules?: number): Promise<Catalogue> {
  if (!isGameId(id)) throw new UnknownGame(id);
  return wordsUnder(rules, readCatalogue(await importClauses(id, locale)));
}
