import type { Outcome } from '@durbar/kernel';
import { describe, expect, test } from 'vitest';
import {
  estimateScores,
  meanDistance,
  shareOfWin,
  winChanceOfMargin,
  winChanceOfScores,
} from '../src/state-value.ts';
import { nim } from './toys.ts';

const chances = (scores: readonly number[], spread: number): number[] =>
  scores.map((_, seat) => winChanceOfScores(scores, seat, spread));

describe('the chance to win', () => {
  test('sums to one over all seats, and is the same for equal scores', () => {
    expect(chances([3, 9, 9, -4], 4).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
    expect(chances([7, 7, 7], 2)).toEqual([1 / 3, 1 / 3, 1 / 3]);
    expect(winChanceOfScores([9, 3, 9, -4], 0, 4)).toBeCloseTo(winChanceOfScores([3, 9, 9, -4], 1, 4), 12);
  });

  test('for two seats equals the chance of the lead', () => {
    expect(winChanceOfScores([12, 7], 0, 3)).toBeCloseTo(winChanceOfMargin(5, 3), 12);
    expect(winChanceOfScores([12, 7], 1, 3)).toBeCloseTo(winChanceOfMargin(-5, 3), 12);
  });

  test('is certain for a single seat', () => {
    expect(winChanceOfScores([5], 0, 3)).toBe(1);
  });

  test('depends on the mean of the rivals if leads are small, on the best rival if they are large', () => {
    const againstBest = [20, 18, 2, 2];
    const againstMean = [20, 19, 0, 0];
    expect(winChanceOfScores(againstMean, 0, 100)).toBeGreaterThan(winChanceOfScores(againstBest, 0, 100));
    expect(winChanceOfScores(againstMean, 0, 1)).toBeLessThan(winChanceOfScores(againstBest, 0, 1));
  });

  test('stays a finite number for very different scores', () => {
    expect(chances([0, 5000], 1)).toEqual([0, 1]);
  });
});

test('the distance between scores is the mean over all pairs', () => {
  expect(meanDistance([4, 1])).toBe(3);
  expect(meanDistance([0, 3, 9])).toBe(6);
  expect(meanDistance([5])).toBe(0);
});

test('a shared win counts in part', () => {
  const outcome: Outcome = { ending: 'e', ranks: [1, 3, 1], scores: [4, 0, 4], lines: [], tieBreaks: [] };
  expect([0, 1, 2].map((seat) => shareOfWin(outcome, seat))).toEqual([0.5, 0, 0.5]);
});

test('scores are final after the match, before that expected, if the game estimates them', () => {
  const told = { ...nim, heuristics: { expectedScores: () => [7, 8] } };
  const [running, over] = [2, 0].map((pile) => ({ pile, turn: 5, seats: 2 }));
  if (!running || !over) throw new Error('no piles');
  expect(estimateScores(told, running)).toEqual([7, 8]);
  expect(estimateScores(told, over)).toEqual(nim.outcome(over)?.scores);
  expect(estimateScores(nim, over)).toBeNull();
});
