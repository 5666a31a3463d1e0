import { expect, test } from 'vitest';
import { finalOrder } from '../../board/model/final-order.ts';

test('at the end ranks give the order: a seat that resigned comes last even with most gold', () => {
  expect(finalOrder([7, 9, 9, 4], [2, 4, 1, 3])).toEqual([2, 0, 3, 1]);
});

test('before there is an outcome gold does; seats that share a place keep their order', () => {
  expect(finalOrder([7, 9, 9, 4], null)).toEqual([1, 2, 0, 3]);
  expect(finalOrder([5, 8, 8], [3, 1, 1])).toEqual([1, 2, 0]);
});
