import { type Catalogue, type Locale, readCatalogue } from '@durbar/kernel';

/** Loads what the table itself says: refusals, endings and log entries. */
export async function loadTableWords(locale: Locale): Promise<Catalogue> {
  return readCatalogue(await import(`./words/${locale}.json`, { with: { type: 'json' } }));
}
