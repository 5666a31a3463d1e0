import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preferredLocale } from '@durbar/kernel/locales';
import { createWords, withSeatNames } from '@durbar/kit/words/words.ts';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';

type Files = Record<string, Record<string, string>>;
const enFiles: Files = import.meta.glob('../src/words/en/*.json', { eager: true, import: 'default' });
const frFiles: Files = import.meta.glob('../src/words/fr/*.json', { eager: true, import: 'default' });
const entriesOf = (all: Files) => Object.values(all).flatMap((file) => Object.entries(file));
const en = Object.fromEntries(entriesOf(enFiles));
const fr = Object.fromEntries(entriesOf(frFiles));
const source = fileURLToPath(new URL('../src', import.meta.url));

/** Names of the values that a text needs, in any of its branches. */
function neededValues(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => neededValues(value))];
    return element.type === TYPE.tag ? neededValues(element.children) : [element.value];
  });
}

function code(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** All literal text, in any branch. */
function literalText(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap(({ value }) => literalText(value));
    return element.type === TYPE.tag ? literalText(element.children) : [];
  });
}

describe('the catalogues', () => {
  const games = Object.values(
    import.meta.glob<Record<string, string>>('../../../games/*/words/*/*.json', {
      eager: true,
      import: 'default',
    }),
  );

  test('contain # only where it formats a number, not inside a select within a plural', () => {
    expect(games.length).toBeGreaterThan(5);
    for (const catalogue of [en, fr, ...games])
      for (const [key, text] of Object.entries(catalogue))
        expect(literalText(parse(text, { ignoreTag: true })).join(''), key).not.toContain('#');
  });

  test('have rules that need no values, since the rules are shown without a match', () => {
    const clauses = games.flatMap(Object.entries<string>).filter(([key]) => /^(clause|section)\./.test(key));
    expect(clauses.length).toBeGreaterThan(200);
    for (const [key, text] of clauses)
      expect(neededValues(parse(text, { ignoreTag: true })), key).toEqual([]);
  });

  test('have the same keys in both languages, in the same files', () => {
    const keys = (all: Files) =>
      Object.entries(all).map(([path, file]) => [path.replace(/.*\//, ''), Object.keys(file).toSorted()]);
    expect(Object.keys(enFiles).length).toBeGreaterThan(15);
    expect(keys(frFiles)).toEqual(keys(enFiles));
  });

  test('have each key once', () => {
    const keys = entriesOf(enFiles).map(([key]) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('are well-formed and use the same values', () => {
    for (const key of Object.keys(en)) {
      const [english, french] = [en[key] ?? '', fr[key] ?? ''].map(
        (text) => new Set(neededValues(parse(text, { ignoreTag: true }))),
      );
      expect(french, key).toEqual(english);
    }
  });

  test('have no unused key', () => {
    const everything = code(source).join('\n');
    /** Prefixes of keys that code composes. */
    const stems = [...everything.matchAll(/`([a-z][\w.]*\.)\$\{/g)].map(([, stem]) => stem ?? '');
    const unused = Object.keys(en).filter(
      (key) =>
        !everything.includes(`'${key}'`) &&
        !everything.includes(`"${key}"`) &&
        !stems.some((stem) => key.startsWith(stem)),
    );
    expect(stems.length).toBeGreaterThan(5);
    expect(unused).toEqual([]);
  });

  test('have no English text left in French', () => {
    const same = Object.entries(fr).filter(([key, text]) => text === en[key]);
    // The same in both languages: names, and a few words.
    const sameInBothLanguages =
      /^(games\.(tables|points|group\.invited)|key\.(left|right|tab|palette)|game\.(maharani|maharaja-2004|maharaja-2020(\.automaton)?)|bot\.\d|panel\.menu|new\.options|paused\.pause|log\.filter\.gains|score\.total|resign\.no|panel\.score|over\.score|chat\.field|fairness\.secret|clock\.(minutes|seconds)|notices\.format\.(discord|slack|ntfy|json)|owner\.(part\.tables|build|count\.tables|report\.at)|person\.(group\.two|date|points|best\.of)|own\.blocked\.count)$/;
    expect(same.map(([key]) => key).filter((key) => !sameInBothLanguages.test(key))).toEqual([]);
  });
});

describe('words', () => {
  const words = createWords('en', [
    { en: { a: 'base', hello: 'Hello {seat}' }, fr: { a: 'fond', hello: 'Bonjour {seat}' } },
    { en: { a: 'game' }, fr: { a: 'jeu' } },
  ]);

  test('come from the last layer that has the key', () => {
    expect(words.t('a')).toBe('game');
    expect(words.has('b')).toBe(false);
    expect(words.t('b')).toBe('b');
  });

  test('fill in the names of seats', () => {
    expect(words.formatMessage({ key: 'hello', values: { seat: 1 } }, (seat) => `seat ${seat}`)).toBe(
      'Hello seat 1',
    );
    expect(withSeatNames({ turnSeat: 2, seats: 3, seat: 'x' }, () => 'Mira')).toEqual({
      turnSeat: 'Mira',
      seats: 3,
      seat: 'x',
    });
  });

  test('format numbers, signs, lists and times by the language', () => {
    const french = createWords('fr', []);
    expect(words.formatSigned(3)).toBe('+3');
    expect(words.formatSigned(-2)).toBe('−2');
    expect(words.formatSigned(0)).toBe('0');
    expect(words.formatList(['A', 'B', 'C'])).toBe('A, B, and C');
    expect(french.formatList(['A', 'B', 'C'])).toBe('A, B et C');
    expect(words.formatAgo(7_200_000)).toBe('2 hours ago');
    expect(french.formatAgo(60_000)).toBe('il y a 1 minute');
    expect(words.formatDuration(4 * 60_000)).toBe('4 min');
  });

  test('use the first of the browser’s languages that exists', () => {
    expect(preferredLocale(['de-CH', 'fr-CH', 'en'])).toBe('fr');
    expect(preferredLocale(['en-GB', 'fr'])).toBe('en');
    expect(preferredLocale(['de'])).toBe('en');
    // Languages of three letters begin with those of two.
    expect(preferredLocale(['fry', 'frr-DE', 'FR'])).toBe('fr');
    expect(preferredLocale(['fry'])).toBe('en');
    expect(preferredLocale([])).toBe('en');
  });
});
