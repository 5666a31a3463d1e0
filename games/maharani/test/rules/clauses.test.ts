import { readdirSync, readFileSync } from 'node:fs';
import { markedClauses, testNames, unstatedRulings, untestedClauses } from '@durbar/testkit';
import { expect, it } from 'vitest';
import { wordsUnder } from '../../../registry/version-words.ts';
import { CLAUSES, HOUSE_RULINGS } from '../../rules/clauses.ts';
import en from '../../words/en/clauses.json' with { type: 'json' };
import fr from '../../words/fr/clauses.json' with { type: 'json' };

const specs = readdirSync(import.meta.dirname)
  .filter((name) => name.startsWith('mhr-') && name.endsWith('.test.ts'))
  .map((name) => ({ name, text: testNames(readFileSync(`${import.meta.dirname}/${name}`, 'utf8')) }));

it('a test names every clause of the rules', () => {
  expect(specs.length).toBeGreaterThanOrEqual(6);
  expect(untestedClauses(CLAUSES, specs)).toEqual([]);
});

it('a clause that no test names is found', () => {
  expect(untestedClauses([...CLAUSES, 'MHR-9.9'], specs)).toEqual(['MHR-9.9']);
});

it('every clause has a summary in both languages, and every summary has a clause', () => {
  const keys = CLAUSES.map((clause) => `clause.${clause}`);
  for (const words of [en, fr])
    expect(Object.keys(wordsUnder(undefined, words)).filter((key) => key.startsWith('clause.'))).toEqual(
      keys,
    );
});

it('exactly the texts of the clauses with a house ruling say so, in both languages', () => {
  expect(markedClauses(wordsUnder(undefined, en), 'House ruling')).toEqual(HOUSE_RULINGS);
  expect(markedClauses(wordsUnder(undefined, fr), 'Règle maison')).toEqual(HOUSE_RULINGS);
});

it('every house ruling is stated, in both languages', () => {
  expect(unstatedRulings(en, 'House ruling')).toEqual([]);
  expect(unstatedRulings(fr, 'Règle maison')).toEqual([]);
});
