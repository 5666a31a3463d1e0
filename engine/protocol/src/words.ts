import en from './words/en.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };

/** Texts of the server's problems and refusals; ICU texts by key and locale. */
export const protocolWords: Readonly<Record<'en' | 'fr', Readonly<Record<string, string>>>> = { en, fr };
