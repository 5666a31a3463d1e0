import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { read, walk } from './files.ts';

/** Entries of a JSON object. */
function parseEntries(text: string): [string, unknown][] {
  const json: unknown = JSON.parse(text);
  return typeof json === 'object' && json !== null ? Object.entries(json) : [];
}

const locales = parseEntries(read('engine/kernel/src/locales.json')).map(([locale]) => locale);
const files = new Set(walk());
/** English catalogues of every folder that has words. */
const english = [...files].filter((path) => /\/words\/en(\/\w+)?\.json$/.test(path));
const others = locales.filter((locale) => locale !== 'en');

/** The catalogue beside an English one, in another language. */
const translated = (path: string, locale: string) => path.replace(/(?<=\/words\/)en/, locale);

/**
 * Arguments of an ICU text, in any of its branches. A plural may exist in only one language. But an argument that a
 * text selects by is a code, which no text may print.
 */
function listArguments(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return listArguments(element.children);
    const own = element.type === TYPE.select ? `${element.value} (select)` : element.value;
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [own];
    return [own, ...Object.values(element.options).flatMap(({ value }) => listArguments(value))];
  });
}

/** Keys of a catalogue whose translation has other arguments, with the difference. */
function differences(from: string, to: string): string[] {
  const [source, translation] = [from, to].map((text) => new Map(parseEntries(text)));
  const keys = new Set([...(source?.keys() ?? []), ...(translation?.keys() ?? [])]);
  return [...keys].flatMap((key) => {
    const [a, b] = [source, translation].map((texts) => texts?.get(key));
    if (typeof a !== 'string') return [`${key} is not in English`];
    if (typeof b !== 'string') return [`${key} is missing`];
    const [needs, has] = [a, b].map((text) =>
      [...new Set(listArguments(parse(text, { ignoreTag: true })))].toSorted().join(', '),
    );
    return needs === has ? [] : [`${key} has the arguments “${has}”, in English “${needs}”`];
  });
}

describe('the words', () => {
  it('exist', () => {
    expect(english.length).toBeGreaterThan(12);
    expect(others).toContain('fr');
  });

  it.each(others)('are complete in %s: a file beside each English one', (locale) => {
    expect(english.filter((path) => !files.has(translated(path, locale)))).toEqual([]);
  });

  it('have no file in an unlisted language, and none without an English one', () => {
    const all = [...files].filter((path) => /\/words\/[a-z]{2,3}(\/\w+)?\.json$/.test(path));
    const known = new Set(english.flatMap((path) => locales.map((locale) => translated(path, locale))));
    expect(all.filter((path) => !known.has(path))).toEqual([]);
  });

  it.each(others.flatMap((locale) => english.map((path) => [translated(path, locale), path])))(
    '%s has the keys and arguments of English',
    (path, source) => {
      expect(differences(read(source ?? ''), read(path ?? ''))).toEqual([]);
    },
  );
});

describe('the difference between a translation and English', () => {
  const source =
    '{"a": "{count, plural, one {# {kind, select, red {red} other {blue}} tile} other {#}}", "b": "End"}';

  it('is empty if a plural has a single form', () => {
    const translation = '{"a": "{kind, select, red {rouge} other {bleu}} {count, number}", "b": "Fin"}';
    expect(differences(source, translation)).toEqual([]);
  });

  it.each([
    ['is a missing key', '{"a": "{count} {kind, select, other {}}"}', 'b is missing'],
    [
      'is an extra key',
      '{"a": "{count} {kind, select, other {}}", "b": "Fin", "c": "?"}',
      'c is not in English',
    ],
    [
      'is a missing argument',
      '{"a": "{kind, select, other {}}", "b": "Fin"}',
      'a has the arguments “kind (select)”, in English “count, kind (select)”',
    ],
    [
      'is a code formatted as a plain value',
      '{"a": "{count, number} {kind}", "b": "Fin"}',
      'a has the arguments “count, kind”, in English “count, kind (select)”',
    ],
  ])('%s', (_, translation, difference) => {
    expect(differences(source, translation)).toEqual([difference]);
  });
});
