import { describe, expect, test } from 'vitest';
import { type Candidate, rankCandidates } from '../src/search/candidates.ts';

/** A candidate with a number of visits and their mean reward. */
const candidate = (
  key: string,
  visits: number,
  mean: number,
  predictedReward: number,
): Candidate<string> => ({
  arm: { move: key, code: 0, prior: 0, visits, total: visits * mean },
  predictedReward,
});
const order = (candidates: readonly Candidate<string>[], lookAheadVisits: number) =>
  rankCandidates(candidates, lookAheadVisits)
    .map(({ arm }) => arm.move)
    .join(' ');

describe('the candidates of a search', () => {
  const few = [candidate('lucky', 4, 0.6, 0.4), candidate('sound', 4, 0.5, 0.6)];

  test('are sorted by reward if predicted rewards do not count, with unvisited ones last', () => {
    expect(order(few, 0)).toBe('lucky sound');
    expect(order([candidate('new', 0, 0, 1), ...few], 0)).toBe('lucky sound new');
  });

  test('are sorted mostly by predicted reward with few visits, mostly by reward with many', () => {
    expect(order(few, 30)).toBe('sound lucky');
    expect(order([candidate('lucky', 400, 0.6, 0.4), candidate('sound', 400, 0.5, 0.6)], 30)).toBe(
      'lucky sound',
    );
  });

  test('are compared by differences between predicted rewards, not by their level', () => {
    const high = few.map(({ arm, predictedReward }) => ({ arm, predictedReward: predictedReward + 0.3 }));
    expect(order(high, 30)).toBe(order(few, 30));
    expect(order([candidate('tried', 10, 0.3, 0.9), candidate('new', 0, 0, 0.8)], 30)).toBe('tried new');
  });
});
