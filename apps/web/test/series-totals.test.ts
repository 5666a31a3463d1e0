import type { SeriesInfo } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { computeTotals, findLeaders } from '../src/table/series-totals.ts';

const series = (matches: SeriesInfo['matches'], order = [2, 0, 1]): SeriesInfo => ({
  length: null,
  number: matches.length + 1,
  order,
  matches,
  over: false,
});
const match = (scores: number[] | null, ranks: number[]) => ({ table: 't', scores, ranks });

test('points decide, then wins, then places, wherever the entrants sit', () => {
  const played = series([match([10, 12, 8], [2, 1, 3]), match([14, 12, 16], [2, 3, 1])]);
  expect(computeTotals(played)).toEqual([
    { entrant: 1, points: 24, wins: 1, places: 4 },
    { entrant: 2, points: 24, wins: 1, places: 4 },
    { entrant: 0, points: 24, wins: 0, places: 4 },
  ]);
  expect(findLeaders(played)).toEqual([1, 2]);
});

test('without points the wins decide', () => {
  const played = series([match(null, [1, 2, 2]), match([1, 5, 9], [3, 2, 1]), match(null, [1, 3, 2])]);
  expect(computeTotals(played).map(({ entrant, points, wins }) => [entrant, points, wins])).toEqual([
    [0, null, 2],
    [2, null, 1],
    [1, null, 0],
  ]);
});

test('nobody leads before a match is finished', () => {
  expect(findLeaders(series([]))).toEqual([]);
});
