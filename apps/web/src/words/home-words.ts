import { loadGameTitles } from '@durbar/games/registry/titles.ts';
import type { Locale } from '@durbar/kernel/locales';
import { type Catalogue, readCatalogue } from '@durbar/kernel/words';
import { loadKitWords } from '@durbar/kit/words/useWords.tsx';
import { mergeCatalogues, WordSource } from '@durbar/kit/words/word-source.ts';

async function loadOwnWords(locale: Locale): Promise<Catalogue> {
  // With `./` Vite's development server would leave the import to the browser, which can't import its answer.
  return readCatalogue(await import(`../words/${locale}/home.json`, { with: { type: 'json' } }));
}

/** The words of the home page, which every page has too, in one chunk for each language; later catalogues win. */
export const homeWords = new WordSource((locale) =>
  mergeCatalogues([loadKitWords, loadGameTitles, loadOwnWords].map((load) => load(locale))),
);
