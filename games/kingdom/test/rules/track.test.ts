import { describe, expect, test } from 'vitest';
import {
  advanceFlag,
  closeGaps,
  highestFlag,
  lowestFlag,
  moveDown,
  pushDown,
  rankByCriteria,
  rankByPoints,
} from '../../rules/index.ts';

describe('flags', () => {
  test('the lowest flag goes above the highest', () => {
    const flags = [4, 2, 3, 8];
    expect([lowestFlag(flags), highestFlag(flags)]).toEqual([1, 3]);
    expect(advanceFlag(flags)).toBe(1);
    expect(flags).toEqual([4, 9, 3, 8]);
  });

  test('M20, worked example 5: a move onto a taken space pushes flags up to the first gap', () => {
    // Spaces 2 and 3 are taken, 4 is empty, 5 moves: both flags give way, and the one on 6 stays.
    const flags = [2, 3, 5, 6];
    expect(pushDown(flags, 2, 3)).toEqual([0, 1]);
    expect(flags).toEqual([3, 4, 2, 6]);
  });

  test('M20, worked example 5: the space that the flag left is a gap', () => {
    const flags = [3, 4, 5, 6];
    expect(pushDown(flags, 3, 3)).toEqual([0, 1, 2]);
    expect(flags).toEqual([4, 5, 6, 3]);
  });

  test('M20, worked example 5: a gap after the first flag stops the push', () => {
    const flags = [2, 4, 5];
    expect(pushDown(flags, 2, 3)).toEqual([0]);
    expect(flags).toEqual([3, 4, 2]);
  });

  test('M20, worked example 5: a move onto an empty space moves no other flag, even if it passes some', () => {
    const flags = [3, 4, 5];
    expect(pushDown(flags, 2, 3)).toEqual([]);
    expect(flags).toEqual([3, 4, 2]);
  });

  test('M04-5: a flag goes two down, and those in the two spaces go one up', () => {
    const flags = [0, 1, 2, 5];
    expect(moveDown(flags, 2, 2)).toEqual([0, 1]);
    expect(flags).toEqual([1, 2, 0, 5]);
    expect(moveDown(flags, 3, 2)).toEqual([]);
    expect(flags).toEqual([1, 2, 0, 3]);
    expect(moveDown(flags, 3, 2)).toEqual([0, 1]);
    expect(flags).toEqual([2, 3, 0, 1]);
  });

  test('gaps close upwards, and the highest flag stays', () => {
    const flags = [1, 4, 3, 9];
    expect(closeGaps(flags)).toBe(true);
    expect(flags).toEqual([6, 8, 7, 9]);
    expect(closeGaps(flags)).toBe(false);
  });
});

describe('ranking', () => {
  test('by points, ties to the lower number; seats without points are left out', () => {
    expect(rankByPoints([4, 6, 0, 4], [9, 12, 1, 3])).toEqual([1, 3, 0]);
    expect(rankByPoints([0, 0], [1, 2])).toEqual([]);
    expect(rankByPoints([1, 1, 1, 1], [4, 3, 2, 1])).toEqual([3, 2, 1, 0]);
  });

  test('by criteria: equals share a rank, and the tie-breaks that decided are reported', () => {
    expect(
      rankByCriteria([
        [10, 12, 10, 10],
        [3, 0, 4, 3],
        [1, 1, 1, 1],
      ]),
    ).toEqual({
      ranks: [3, 1, 2, 3],
      used: [1],
    });
    expect(
      rankByCriteria([
        [5, 5],
        [2, 2],
        [7, 8],
      ]),
    ).toEqual({ ranks: [2, 1], used: [2] });
    expect(
      rankByCriteria([
        [5, 6],
        [2, 2],
      ]),
    ).toEqual({ ranks: [2, 1], used: [] });
    expect(
      rankByCriteria([
        [5, 5],
        [2, 2],
      ]),
    ).toEqual({ ranks: [1, 1], used: [] });
  });
});
