import { MAPS, mapFile } from '@durbar/games/kingdom/rules/index.ts';
import { LOCALE_NAMES, LOCALES } from '@durbar/kernel/locales';
import { PSEUDO } from '../pseudo-language.ts';

/** Names that maps give to their places; they come from map files, in no language. */
const PLACES = MAPS.map(mapFile)
  .flatMap(({ start, cities, roads }) =>
    [start].concat(
      cities,
      roads.flatMap(({ villages }) => villages),
    ),
  )
  .map(({ name }) => name)
  // A name may begin another one.
  .toSorted((a, b) => b.length - a.length);

/**
 * Texts that no catalogue has: names and codes of languages, the brand, the browser as a device's name, the time zone, places of maps,
 * numbers of clauses, hashes, addresses, and what `Intl` and React Aria say in a language that they do not know.
 */
export const KNOWN_TEXTS = new RegExp(
  [
    ...Object.values(LOCALE_NAMES),
    ...[...LOCALES, PSEUDO.locale].map((locale) => `\\b${locale.toUpperCase()}\\b`),
    ...PLACES.map((name) => `\\b${name.replace(/[^\w\s]/g, '\\$&')}\\b`),
    'Durbar',
    // The browser has no names of months in the pseudo-language.
    '\\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \\d{4}\\b',
    'Chrome, Linux',
    '\\bUTC\\b',
    '\\b[A-Z]+-\\d[\\d.]*',
    '\\band\\b',
    'Dismiss',
    'DropZone',
    '\\b[0-9a-f]{16,}\\b',
    'https?://\\S*',
  ].join('|'),
  'g',
);
