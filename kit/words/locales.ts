export const LOCALES = ['en', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

/** The language to begin with: the first of the browser's that there are words for. */
export function preferredLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const wanted = language.slice(0, 2).toLowerCase();
    const found = LOCALES.find((locale) => locale === wanted);
    if (found) return found;
  }
  return 'en';
}
