import type { Locale } from '@durbar/kernel/locales';
import { type Catalogue, loadKernelWords, readCatalogue } from '@durbar/kernel/words';
import { mergeCatalogues, WordSource } from '@durbar/kit/words/word-source.ts';
import { loadProtocolWords } from '@durbar/protocol/words';
import { loadTableWords } from '@durbar/table/words';

async function loadOwnWords(locale: Locale): Promise<Catalogue> {
  // With `./` Vite's development server would leave the import to the browser, which can't import its answer.
  return readCatalogue(await import(`../words/${locale}.json`, { with: { type: 'json' } }));
}

/** The words that only pages other than home need, in one chunk for each language; later catalogues win. */
export const pageWords = new WordSource((locale) =>
  mergeCatalogues(
    [loadKernelWords, loadProtocolWords, loadTableWords, loadOwnWords].map((load) => load(locale)),
  ),
);
