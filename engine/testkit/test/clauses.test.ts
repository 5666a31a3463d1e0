import { expect, it } from 'vitest';
import { untestedClauses } from '../src/index.ts';

it('lists clauses that no test names', () => {
  const files = [
    { name: 'a.test.ts', text: "describe('MHR-2.3, MHR-2.31 and XMHR-1.1')" },
    { name: 'b.test.ts', text: '// MHR-3.4a, (MHR-5) MHR-2.10.' },
  ];
  const clauses = ['MHR-1.1', 'MHR-2.1', 'MHR-2.3', 'MHR-2.10', 'MHR-3.4', 'MHR-5', 'MHR-5.1'];
  expect(untestedClauses(clauses, files)).toEqual(['MHR-1.1', 'MHR-2.1', 'MHR-5.1']);
  expect(untestedClauses(clauses, [])).toEqual(clauses);
});
