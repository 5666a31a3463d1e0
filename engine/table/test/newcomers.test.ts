import { newcomerOf } from '@durbar/kernel';
import { expect, test } from 'vitest';
import { MatchDriver } from './table.ts';

test('the newcomer of a seat sees what a spectator sees, not what the seat knew', () => {
  const driver = new MatchDriver();
  driver.trade(0);
  expect(driver.match.view(0)).toMatchObject({ hands: [[expect.any(Number)], [], []] });
  expect(driver.match.view(newcomerOf(0))).toMatchObject({ hands: [[null], [], []] });
  for (const seat of driver.match.seats.keys())
    expect(driver.match.view(newcomerOf(seat))).toEqual(driver.match.view('spectator'));
});

test('only existing seats have newcomers', () => {
  const { match } = new MatchDriver();
  for (const seat of [-1, 4, 1.5, Number.NaN]) {
    expect(() => match.view(newcomerOf(seat))).toThrow(RangeError);
    expect(() => match.view(seat)).toThrow(RangeError);
  }
});
