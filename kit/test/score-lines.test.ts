import { expect, test } from 'vitest';
import { findPoints, listScoreHeads } from '../board/score-lines.ts';

const lines = (...keys: string[]) => keys.map((key, i) => ({ key, points: i + 1 }));
const keys = (...seats: string[][]) =>
  listScoreHeads(seats.map((each) => lines(...each))).map(({ key }) => key);

test('heads are the lines of all seats, each once, in order', () => {
  expect(keys(['a', 'b'], ['a', 'b'])).toEqual(['a', 'b']);
  expect(keys(['a', 'coins', 'tile'], ['a', 'anyCoin', 'majority', 'tile'])).toEqual([
    'a',
    'coins',
    'anyCoin',
    'majority',
    'tile',
  ]);
  expect(keys(['a'], ['a', 'z'])).toEqual(['a', 'z']);
  expect(keys([], ['a'])).toEqual(['a']);
});

test('a seat without a line has null there, not 0', () => {
  expect(findPoints(lines('a', 'b'), { key: 'b', points: 9 })).toBe(2);
  expect(findPoints(lines('a', 'b'), { key: 'c', points: 9 })).toBeNull();
});
