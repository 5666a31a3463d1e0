import { LOCALES, type Locale } from './locales.ts';

/** Texts by key, in ICU message format. */
export type Catalogue = Readonly<Record<string, string>>;

/**
 * Returns the catalogue from the `import()` of a JSON file.
 * @throws {TypeError} if the module contains something else
 */
export function readCatalogue(module: unknown): Catalogue {
  const words = typeof module === 'object' && module !== null && 'default' in module ? module.default : null;
  if (!isCatalogue(words)) throw new TypeError('a file of words must be an object of texts');
  return words;
}

function isCatalogue(value: unknown): value is Catalogue {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

/** Loads the kernel's texts: about records and endings. */
export async function loadKernelWords(locale: Locale): Promise<Catalogue> {
  return readCatalogue(await import(`./words/${locale}.json`, { with: { type: 'json' } }));
}

/** Loads the catalogues of every language, by locale, for checks that compare them. */
export async function loadAllLocales(
  load: (locale: Locale) => Promise<Catalogue>,
): Promise<Readonly<Record<string, Catalogue>>> {
  const loaded = await Promise.all(LOCALES.map(async (locale) => [locale, await load(locale)] as const));
  return Object.fromEntries(loaded);
}
