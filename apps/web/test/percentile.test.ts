import { expect, test } from 'vitest';
import { percentile } from '../browser/press/percentile.ts';

test('a percentile is the value at the nearest rank, in order of size', () => {
  const values = Array.from({ length: 20 }, (_, i) => 20 - i);
  expect(percentile(values, 0.5)).toBe(10);
  expect(percentile(values, 0.95)).toBe(19);
  expect(percentile(values, 1)).toBe(20);
  expect(() => percentile([], 0.5)).toThrow('no values');
});
