import type { Locale } from '@durbar/kernel/locales';
import { type Catalogue, readCatalogue } from '@durbar/kernel/words';

/** Loads the texts of the server's problems and refusals. */
export async function loadProtocolWords(locale: Locale): Promise<Catalogue> {
  return readCatalogue(await import(`./words/${locale}.json`, { with: { type: 'json' } }));
}
