import { expect, it } from 'vitest';
import { firstDifference, plainJsonProblem } from '../src/plain-json.ts';

it.each([
  [{ a: [1, 'x', null, true] }, null],
  [{ a: [1, -0] }, '.a[1] is −0'],
  [{ a: Number.NaN }, '.a is NaN'],
  [{ a: undefined }, '.a is undefined'],
  [Array.of(1, undefined), '[1] is undefined'],
  [{ a: new Map() }, '.a is an instance of a class'],
  [{ a: () => 1 }, '.a is function'],
])('finds what JSON would lose: %j', (value, problem) => {
  expect(plainJsonProblem(value)).toBe(problem);
});

it('describes the first difference between two values', () => {
  expect(firstDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('.a[1].b: 2 and 3');
  expect(firstDifference({ a: 1 }, { a: 1 })).toBe('');
  expect(firstDifference([1], [1, 2])).toBe(': [1] and [1,2]');
  expect(firstDifference({ a: 'x'.repeat(100) }, {})).toContain('… and undefined');
});
