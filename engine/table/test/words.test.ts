import { expect, test } from 'vitest';
import { loadTableWords } from '../src/index.ts';
import { TABLE_REASONS } from '../src/refusals.ts';

const [en, fr] = await Promise.all([loadTableWords('en'), loadTableWords('fr')]);

/** The values that a text needs, in alphabetical order. */
function listValues(text = ''): string {
  return [...text.matchAll(/\{(\w+)/g)]
    .map(([, name]) => String(name))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join();
}

test('both languages have the same keys and values', () => {
  expect(Object.keys(fr).toSorted()).toEqual(Object.keys(en).toSorted());
  for (const [key, text] of Object.entries(en)) {
    expect(text.trim()).not.toBe('');
    expect(fr[key]?.trim()).not.toBe('');
    expect(listValues(fr[key]), key).toBe(listValues(text));
  }
});

test('the catalogue has exactly the table’s refusals', () => {
  const refusals = Object.keys(en).filter((key) => !key.startsWith('table.entry.'));
  expect(refusals.toSorted()).toEqual(TABLE_REASONS.map((reason) => `table.${reason}`).toSorted());
});
