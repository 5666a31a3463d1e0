import { expect, it } from 'vitest';
import { isNewcomer, newcomerOf, seatOf } from '../src/index.ts';

it('a viewer is a seat, the newcomer of a seat, or a spectator', () => {
  expect([seatOf(2), seatOf(newcomerOf(2)), seatOf('spectator')]).toEqual([2, 2, null]);
  expect([isNewcomer(2), isNewcomer(newcomerOf(2)), isNewcomer('spectator')]).toEqual([false, true, false]);
  expect(newcomerOf(0)).not.toBe(newcomerOf(1));
});
