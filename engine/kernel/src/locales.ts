import names from './locales.json' with { type: 'json' };

/**
 * The languages of the catalogues. No other list exists. A new language needs a line in `locales.json`, and a file
 * `words/<locale>.json` or files `words/<locale>/*.json` in every folder that has words.
 */
export type Locale = keyof typeof names;

/** Each language's own name, by locale. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = names;

/** The fallback language. Its catalogues define the types of the keys. */
export const DEFAULT_LOCALE: Locale = 'en';

export function isLocale(text: unknown): text is Locale {
  return typeof text === 'string' && Object.hasOwn(names, text);
}

export const LOCALES: readonly Locale[] = Object.keys(names).filter(isLocale);

/** The first of a browser's languages, such as `fr-CH`, that has catalogues; else the default. */
export function preferredLocale(languages: readonly string[]): Locale {
  const wanted = languages.map((language) => language.trim().toLowerCase().split('-', 1)[0]);
  return wanted.find(isLocale) ?? DEFAULT_LOCALE;
}
