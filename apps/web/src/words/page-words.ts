import type { Locale } from '@durbar/kernel/locales';
import { type Catalogue, loadKernelWords, readCatalogue } from '@durbar/kernel/words';
import { mergeCatalogues, WordSource } from '@durbar/kit/words/word-source.ts';
import { loadProtocolWords } from '@durbar/protocol/words';
import { loadTableWords } from '@durbar/table/words';
import type { Catalogues } from './catalogues.ts';

/** Areas of the page whose words are loaded with their parts; those of home are there before. */
type OwnArea = Exclude<keyof Catalogues, 'home'>;

/** Words of the engine that the page shows: about records, problems of the server, and refusals of a table. */
const engineWords = { kernel: loadKernelWords, protocol: loadProtocolWords, match: loadTableWords };

/** The name of a catalogue, which a part of the page loads with its code. */
export type WordArea = OwnArea | keyof typeof engineWords;

const isOfEngine = (area: WordArea): area is keyof typeof engineWords => Object.hasOwn(engineWords, area);

async function loadArea(area: WordArea, locale: Locale): Promise<Catalogue> {
  if (isOfEngine(area)) return engineWords[area](locale);
  // With `./` Vite's development server would leave the import to the browser, which can't import its answer.
  return readCatalogue(await import(`../words/${locale}/${area}.json`, { with: { type: 'json' } }));
}

/** The words of some areas, and those that several areas share; each language of an area is one chunk. */
export const wordsOf = (areas: readonly WordArea[]): WordSource =>
  new WordSource((locale) =>
    mergeCatalogues(['common' as const, ...areas].map((area) => loadArea(area, locale))),
  );
