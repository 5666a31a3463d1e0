import { describe, expect, test } from 'vitest';
import { meanDistance, shareOfWin, winChanceOfMargin, winChanceOfScores } from '../src/state-value.ts';

const chance = (scores: readonly number[], seat: number, spread: number): number =>
  winChanceOfScores(Float64Array.from([...scores, 99]), scores.length, seat, spread);
const chances = (scores: readonly number[], spread: number): number[] =>
  scores.map((_, seat) => chance(scores, seat, spread));
const distance = (...scores: readonly number[]): number =>
  meanDistance(Float64Array.from([...scores, 99]), scores.length);

describe('the chance to win', () => {
  test('sums to one over all seats, and is the same for equal scores', () => {
    expect(chances([3, 9, 9, -4], 4).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
    expect(chances([7, 7, 7], 2)).toEqual([1 / 3, 1 / 3, 1 / 3]);
    expect(chance([9, 3, 9, -4], 0, 4)).toBeCloseTo(chance([3, 9, 9, -4], 1, 4), 12);
  });

  test('for two seats equals the chance of the lead', () => {
    expect(chance([12, 7], 0, 3)).toBeCloseTo(winChanceOfMargin(5, 3), 12);
    expect(chance([12, 7], 1, 3)).toBeCloseTo(winChanceOfMargin(-5, 3), 12);
  });

  test('is certain for a single seat', () => {
    expect(chance([5], 0, 3)).toBe(1);
  });

  test('depends on the mean of the rivals if leads are small, on the best rival if they are large', () => {
    const againstBest = [20, 18, 2, 2];
    const againstMean = [20, 19, 0, 0];
    expect(chance(againstMean, 0, 100)).toBeGreaterThan(chance(againstBest, 0, 100));
    expect(chance(againstMean, 0, 1)).toBeLessThan(chance(againstBest, 0, 1));
  });

  test('stays a finite number for very different scores', () => {
    expect(chances([0, 5000], 1)).toEqual([0, 1]);
  });
});

test('the distance between scores is the mean over all pairs', () => {
  expect(distance(4, 1)).toBe(3);
  expect(distance(0, 3, 9)).toBe(6);
  expect(distance(5)).toBe(0);
});

test('a shared win counts in part', () => {
  const ranks = Int32Array.from([1, 3, 1, 1]);
  expect([0, 1, 2].map((seat) => shareOfWin(ranks, 3, seat))).toEqual([0.5, 0, 0.5]);
});
