import type { Locale } from '@durbar/kernel/locales';
import { type Catalogue, readCatalogue } from '@durbar/kernel/words';

const titles = import.meta.glob('../*/words/*/title.json');

/** Loads the names of all games and of their automata in one language: `game.<id>` and `game.<id>.automaton`. */
export async function loadGameTitles(locale: Locale): Promise<Catalogue> {
  const files = Object.keys(titles).filter((path) => path.endsWith(`/${locale}/title.json`));
  const catalogues = await Promise.all(files.map(async (path) => readCatalogue(await titles[path]?.())));
  return Object.fromEntries(catalogues.flatMap((words) => Object.entries(words)));
}
