import { describe, expect, test } from 'vitest';
import { listScaleLines, scorePath, scoresAt, seatsByScore } from '../src/table/score-graph.ts';

const curve = [
  { index: -1, scores: [0, 2] },
  { index: 3, scores: [5, 2] },
  { index: 7, scores: [5, 12] },
];

test('the scores after an entry are those of the last point before it', () => {
  expect([-1, 2, 3, 6, 7, 100].map((index) => scoresAt(curve, index))).toEqual([
    [0, 2],
    [0, 2],
    [5, 2],
    [5, 2],
    [5, 12],
    [5, 12],
  ]);
  expect(scoresAt([], 3)).toBeNull();
});

describe('the scale', () => {
  test('ends at or above the highest score, with few lines', () => {
    expect(listScaleLines(curve)).toEqual([0, 5, 10, 15]);
    expect(listScaleLines([{ index: -1, scores: [0, 0] }])).toEqual([0, 1]);
    for (let score = 1; score < 400; score++) {
      const lines = listScaleLines([{ index: 0, scores: [score] }]);
      expect(lines.length).toBeLessThanOrEqual(6);
      expect(lines.at(-1)).toBeGreaterThanOrEqual(score);
    }
  });
});

test('a line goes level from point to point, and ends at the entry looked at', () => {
  expect(scorePath(curve, 0, 9, 15)).toBe('M0 15H4V10H8V10H10');
  expect(scorePath(curve, 1, 5, 15)).toBe('M0 13H4V13H6');
  expect(scorePath(curve, 0, -1, 15)).toBe('M0 15H0');
  expect(scorePath([], 0, 9, 15)).toBe('');
});

test('seats are ordered by score, equal ones by seat', () => {
  expect(seatsByScore([3, 9, 3, 10])).toEqual([3, 1, 0, 2]);
});
