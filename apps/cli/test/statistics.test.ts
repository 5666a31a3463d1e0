import { expect, test } from 'vitest';
import { measureSpread, median, percentile, wilson } from '../src/statistics.ts';

test('the Wilson interval, against published values', () => {
  // Newcombe 1998, table I, score method without continuity correction.
  const cases = [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ] as const;
  for (const [wins, of, low, high] of cases) {
    const interval = wilson(wins, of);
    expect(interval[0]).toBeCloseTo(low, 4);
    expect(interval[1]).toBeCloseTo(high, 4);
  }
  expect(wilson(20, 20)[1]).toBe(1);
});

test('spread, median and percentile', () => {
  expect(measureSpread([3, 1, 8])).toEqual({ mean: 4, min: 1, max: 8 });
  expect(median([5, 1, 3])).toBe(3);
  const hundred = Array.from({ length: 100 }, (_, i) => i + 1);
  expect([0.5, 0.99, 1, 0].map((part) => percentile(hundred, part))).toEqual([50, 99, 100, 1]);
});
