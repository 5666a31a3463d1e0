import { type Catalogue, type Locale, readCatalogue } from '@durbar/kernel';

/** Loads what the server's problems and refusals say. */
export async function loadProtocolWords(locale: Locale): Promise<Catalogue> {
  return readCatalogue(await import(`./words/${locale}.json`, { with: { type: 'json' } }));
}
