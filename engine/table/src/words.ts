import en from './words/en.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };

/** What the table itself has to say: refusals, endings and happenings; ICU texts by key and locale. */
export const tableWords: Readonly<Record<'en' | 'fr', Readonly<Record<string, string>>>> = { en, fr };
