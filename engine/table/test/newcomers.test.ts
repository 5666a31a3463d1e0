import { newcomerOf } from '@durbar/kernel';
import { expect, test } from 'vitest';
import { Hand } from './table.ts';

test('the newcomer of a seat sees what a spectator sees, not what the seat knew', () => {
  const hand = new Hand();
  hand.trade(0);
  expect(hand.match.view(0)).toMatchObject({ hands: [[expect.any(Number)], [], []] });
  expect(hand.match.view(newcomerOf(0))).toMatchObject({ hands: [[null], [], []] });
  for (const seat of hand.match.seats.keys())
    expect(hand.match.view(newcomerOf(seat))).toEqual(hand.match.view('spectator'));
});

test('only existing seats have newcomers', () => {
  const { match } = new Hand();
  for (const seat of [-1, 4, 1.5, Number.NaN]) {
    expect(() => match.view(newcomerOf(seat))).toThrow(RangeError);
    expect(() => match.view(seat)).toThrow(RangeError);
  }
});
