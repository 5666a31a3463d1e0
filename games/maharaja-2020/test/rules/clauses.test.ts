import { readdirSync, readFileSync } from 'node:fs';
import { markedClauses, testNames, unstatedRulings, untestedClauses } from '@durbar/testkit';
import { expect, it } from 'vitest';
import { CLAUSES, HOUSE_RULINGS } from '../../rules/clauses.ts';
import en from '../../words/en/clauses.json' with { type: 'json' };
import fr from '../../words/fr/clauses.json' with { type: 'json' };

const specs = readdirSync(import.meta.dirname)
  .filter((name) => name.startsWith('m20-') && name.endsWith('.test.ts'))
  .map((name) => ({ name, text: testNames(readFileSync(`${import.meta.dirname}/${name}`, 'utf8')) }));

it('a test names every clause of the rules', () => {
  expect(specs.length).toBeGreaterThanOrEqual(10);
  expect(untestedClauses(CLAUSES, specs)).toEqual([]);
});

it('a clause that no test names is found', () => {
  expect(untestedClauses([...CLAUSES, 'M20-9.9'], specs)).toEqual(['M20-9.9']);
});

it('every clause has a summary in both languages, and there are no other summaries', () => {
  const keys = CLAUSES.map((clause) => `clause.${clause}`);
  for (const words of [en, fr])
    expect(Object.keys(words).filter((key) => key.startsWith('clause.'))).toEqual(keys);
});

it('the words of both languages have the same keys', () => {
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
