import { expect, test } from 'vitest';
import { finalOrder } from '../../board/model/seat-order.ts';

test('ranks give the order at the end: a resigned seat comes last even with the most gold', () => {
  expect(finalOrder([7, 9, 9, 4], [2, 4, 1, 3])).toEqual([2, 0, 3, 1]);
  expect(finalOrder([12, 19, 20, 18], [4, 1, 1, 1])).toEqual([2, 1, 3, 0]);
});

test('before the outcome gold gives the order; tied seats keep theirs', () => {
  expect(finalOrder([7, 9, 9, 4], null)).toEqual([1, 2, 0, 3]);
  expect(finalOrder([5, 8, 8], [3, 1, 1])).toEqual([1, 2, 0]);
});
