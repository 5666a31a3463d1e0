import { expect, it } from 'vitest';
import { unstatedRulings, untestedClauses } from '../src/index.ts';

it('lists clauses that no test names', () => {
  const files = [
    { name: 'a.test.ts', text: "describe('MHR-2.3, MHR-2.31 and XMHR-1.1')" },
    { name: 'b.test.ts', text: '// MHR-3.4a, (MHR-5) MHR-2.10.' },
  ];
  const clauses = ['MHR-1.1', 'MHR-2.1', 'MHR-2.3', 'MHR-2.10', 'MHR-3.4', 'MHR-5', 'MHR-5.1'];
  expect(untestedClauses(clauses, files)).toEqual(['MHR-1.1', 'MHR-2.1', 'MHR-5.1']);
  expect(untestedClauses(clauses, [])).toEqual(clauses);
});

it('lists clauses that mark a ruling without stating it', () => {
  const words = {
    'clause.A-1': 'Three tiles are drawn. (House ruling: the third is face down.)',
    'clause.A-2': 'The city is chosen first. The rest is a house ruling. Ties go to the lower seat.',
    'clause.A-3': 'Règle maison : la troisième tuile est cachée.',
    'clause.A-4': 'Three tiles are drawn. (House ruling on which one is hidden.)',
    'clause.A-5': 'Ending the turn is a step of its own. (House ruling.) A worker is placed.',
    'clause.A-6': 'House ruling: this one is stated. (House ruling on that one.)',
  };
  expect(unstatedRulings(words, 'House ruling')).toEqual(['A-4', 'A-5', 'A-6']);
  expect(unstatedRulings(words, 'Règle maison')).toEqual([]);
});
