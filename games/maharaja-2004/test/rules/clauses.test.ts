import { readdirSync, readFileSync } from 'node:fs';
import { markedClauses, testNames, unstatedRulings, untestedClauses } from '@durbar/testkit';
import { expect, it } from 'vitest';
import { CLAUSES, HOUSE_RULINGS } from '../../rules/clauses.ts';
import en from '../../words/en/clauses.json' with { type: 'json' };
import fr from '../../words/fr/clauses.json' with { type: 'json' };

const specs = readdirSync(import.meta.dirname)
  .filter((name) => name.startsWith('m04-') && name.endsWith('.test.ts'))
  .map((name) => ({ name, text: testNames(readFileSync(`${import.meta.dirname}/${name}`, 'utf8')) }));

it('each section of the rules has a test file, and a test names every clause', () => {
  expect(specs.map(({ name }) => name)).toEqual(
    expect.arrayContaining(Array.from({ length: 10 }, (_, i) => `m04-${i + 1}.test.ts`)),
  );
  expect(untestedClauses(CLAUSES, specs)).toEqual([]);
});

it('a clause that no test names is found', () => {
  expect(untestedClauses([...CLAUSES, 'M04-9.9'], specs)).toEqual(['M04-9.9']);
});

it('every clause has a summary in both languages, and words have the same keys in both', () => {
  const keys = CLAUSES.map((clause) => `clause.${clause}`);
  expect(Object.keys(en).filter((key) => key.startsWith('clause.'))).toEqual(keys);
  expect(Object.keys(fr)).toEqual(Object.keys(en));
});

it('exactly the texts of the clauses with a house ruling say so, in both languages', () => {
  expect(markedClauses(en, 'House ruling')).toEqual(HOUSE_RULINGS);
  expect(markedClauses(fr, 'Règle maison')).toEqual(HOUSE_RULINGS);
});

it('every house ruling is stated, in both languages', () => {
  expect(unstatedRulings(en, 'House ruling')).toEqual([]);
  expect(unstatedRulings(fr, 'Règle maison')).toEqual([]);
});
