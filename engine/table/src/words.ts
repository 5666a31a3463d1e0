import en from './words/en.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };

/** The table's own texts: refusals and log lines; ICU texts by key and locale. */
export const tableWords: Readonly<Record<'en' | 'fr', Readonly<Record<string, string>>>> = { en, fr };
