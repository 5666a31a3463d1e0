import { describe, expect, test } from 'vitest';
import { type Candidate, ranked } from '../src/search/candidates.ts';

/** A candidate with a number of visits and their mean reward. */
const candidate = (key: string, visits: number, mean: number, hunch: number): Candidate<string> => ({
  arm: { move: key, key, prior: 0, visits, total: visits * mean },
  hunch,
});
const order = (candidates: readonly Candidate<string>[], trust: number) =>
  ranked(candidates, trust)
    .map(({ arm }) => arm.key)
    .join(' ');

describe('the candidates of a search', () => {
  const few = [candidate('lucky', 4, 0.6, 0.4), candidate('sound', 4, 0.5, 0.6)];

  test('are sorted by reward if hunches are not trusted, with unvisited ones last', () => {
    expect(order(few, 0)).toBe('lucky sound');
    expect(order([candidate('new', 0, 0, 1), ...few], 0)).toBe('lucky sound new');
  });

  test('are sorted mostly by hunch with few visits, mostly by reward with many', () => {
    expect(order(few, 30)).toBe('sound lucky');
    expect(order([candidate('lucky', 400, 0.6, 0.4), candidate('sound', 400, 0.5, 0.6)], 30)).toBe(
      'lucky sound',
    );
  });

  test('are compared by differences between hunches, not by their level', () => {
    const high = few.map(({ arm, hunch }) => ({ arm, hunch: hunch + 0.3 }));
    expect(order(high, 30)).toBe(order(few, 30));
    expect(order([candidate('tried', 10, 0.3, 0.9), candidate('new', 0, 0, 0.8)], 30)).toBe('tried new');
  });
});
