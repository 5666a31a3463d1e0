import type { Locale } from '@durbar/kernel/locales';
import { type Catalogue, readCatalogue } from '@durbar/kernel/words';
import { WordSource } from '@durbar/kit/words/word-source.ts';

async function loadOwnWords(locale: Locale): Promise<Catalogue> {
  // With `./` Vite's development server would leave the import to the browser, which can't import its answer.
  return readCatalogue(await import(`../words/${locale}/hosting.json`, { with: { type: 'json' } }));
}

/** The words of those who open tables and invite, and of series; a match alone does not need them. */
export const hostingWords = new WordSource(loadOwnWords);
