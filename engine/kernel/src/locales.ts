import names from './locales.json' with { type: 'json' };

/**
 * The languages that there are words in: the only list of them. A new language is a line in `locales.json` and the files
 * `words/<locale>.json` or `words/<locale>/*.json` of every folder that has words.
 */
export type Locale = keyof typeof names;

/** Each language's own name, by locale. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = names;

/** The language of last resort, in which keys are typed. */
export const DEFAULT_LOCALE: Locale = 'en';

export function isLocale(text: unknown): text is Locale {
  return typeof text === 'string' && Object.hasOwn(names, text);
}

export const LOCALES: readonly Locale[] = Object.keys(names).filter(isLocale);

/** The first of a browser's languages, such as `fr-CH`, that there are words in. */
export function preferredLocale(languages: readonly string[]): Locale {
  const wanted = languages.map((language) => language.trim().toLowerCase().split('-', 1)[0]);
  return wanted.find(isLocale) ?? DEFAULT_LOCALE;
}
