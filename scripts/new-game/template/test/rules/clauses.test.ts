import { readFileSync } from 'node:fs';
import { testNames, untestedClauses } from '@durbar/testkit';
import { expect, it } from 'vitest';
import { CLAUSES } from '../../rules/index.ts';
import en from '../../words/en/clauses.json' with { type: 'json' };
import fr from '../../words/fr/clauses.json' with { type: 'json' };

/** The test files with clauses in their test names. */
const specs = ['rules.test.ts'].map((name) => ({
  name,
  text: testNames(readFileSync(`${import.meta.dirname}/${name}`, 'utf8')),
}));

it('a test names every clause of the rules', () => {
  expect(untestedClauses(CLAUSES, specs)).toEqual([]);
});

it('every clause has a text in both languages, and no other clause has one', () => {
  const keys = CLAUSES.map((clause) => `clause.${clause}`);
  for (const words of [en, fr])
    expect(Object.keys(words).filter((key) => key.startsWith('clause.'))).toEqual(keys);
});
