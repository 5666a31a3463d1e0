import { expect, test } from 'vitest';
import { loadProtocolWords } from '../src/index.ts';

const [en, fr] = await Promise.all([loadProtocolWords('en'), loadProtocolWords('fr')]);

/** The values that a text needs, in alphabetical order. */
function listValues(text = ''): string {
  const names = [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => String(name));
  return [...new Set(names)].toSorted((a, b) => (a < b ? -1 : 1)).join();
}

test('both languages have the same keys and values', () => {
  expect(Object.keys(fr).toSorted()).toEqual(Object.keys(en).toSorted());
  for (const [key, text] of Object.entries(en)) {
    expect(text.trim(), key).not.toBe('');
    expect(fr[key]?.trim(), key).not.toBe('');
    expect(listValues(fr[key]), key).toBe(listValues(text));
  }
});
