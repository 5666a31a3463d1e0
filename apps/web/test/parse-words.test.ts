import { readFileSync } from 'node:fs';
import { createWords } from '@durbar/kit/words/words.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { parseWords } from '../vite/parse-words.ts';

const catalogue = z.record(z.string(), z.string());

/** What the build makes of a catalogue. */
function build(texts: Readonly<Record<string, string>>): Record<string, string> {
  const { transform } = parseWords();
  if (typeof transform !== 'function') throw new Error('the plugin has no transform function');
  const built: unknown = Reflect.apply(transform, {}, [JSON.stringify(texts), '/kit/words/en.json']);
  return catalogue.parse(JSON.parse(z.object({ code: z.string() }).parse(built).code));
}

test('texts that the build has parsed read as those of the catalogue', () => {
  const texts = {
    plain: 'No values',
    value: '{name} builds in {city}',
    quoted: "Braces: '{'x'}', and an apostrophe: it''s",
    nested:
      '{seat} pays {coins, plural, =0 {nothing} one {# coin} other {# coins}}{to, select, bank {} other { to {to}}}',
    number: '{coins, number}',
    tag: 'a <b> b',
  };
  const built = build(texts);
  expect(Object.keys(built)).toEqual(Object.keys(texts));
  const [plain, parsed] = [texts, built].map((en) => createWords('en', [{ en }]));
  const values = [
    { name: 'Asha', city: 'Delhi', seat: 'Noor', coins: 0, to: 'bank' },
    { name: '{x}', city: '', seat: 'Noor', coins: 1, to: 'Kabir' },
    { name: 'Asha', city: 'Delhi', seat: 'Noor', coins: 12345, to: 'other' },
  ];
  for (const key of Object.keys(texts))
    for (const each of values) expect(parsed?.t(key, each), key).toBe(plain?.t(key, each));
  expect(parsed?.t('nested', values[1])).toBe('Noor pays 1 coin to Kabir');
});

test('files that are no catalogues stay as they are', () => {
  const { transform } = parseWords();
  if (typeof transform !== 'function') throw new Error('the plugin has no transform function');
  const json = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  expect(Reflect.apply(transform, {}, [json, '/apps/web/package.json'])).toBeNull();
});
