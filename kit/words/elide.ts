import type { Locale } from '@durbar/kernel/locales';

/** « de » and « que » before a name with a vowel; a catalogue elides before its own words itself. */
const BEFORE_NAME = /(?<!\p{L})([Dd]|[Qq]u)e (?=[AEIOUÀÂÉÈÊËÎÏÔÖÛÜŒÆ]\p{L})/gu;

/** Elides before names that were put into a text, in a language that asks for it: « le drapeau d’Agra ». */
export function elideBeforeNames(text: string, locale: Locale): string {
  return locale === 'fr' ? text.replaceAll(BEFORE_NAME, '$1’') : text;
}
