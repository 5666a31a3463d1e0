import { describe, expect, test } from 'vitest';
import {
  actAs,
  actionsLeft,
  BY_TOKEN,
  canSpendToken,
  emptyHand,
  fillHand,
  owes,
  PART_GREAT,
  PART_OWED,
  PART_SMALL,
  PART_TWICE,
  partOwner,
  planOf,
  sourceFault,
  takeStep,
} from '../../rules/index.ts';

/** Action 0 is a great piece and a small one, 1 two small ones, 2 one step without parts. */
const PARTS = [PART_GREAT | PART_SMALL, PART_SMALL | PART_TWICE, 0];

/** A turn of seat 0 with these actions on the disc and so many tokens. */
function turn(first: number, second: number, tokens = 0) {
  const hand = {
    ...emptyHand(),
    phase: 'act',
    seat: 0,
    mover: 0,
    plans: [planOf(first, second)],
    tokens: [tokens],
  };
  fillHand(hand, planOf(first, second));
  return hand;
}

const step = (hand: ReturnType<typeof turn>, by: number, part = 0, inCity = true) =>
  takeStep(hand, PARTS, by, part, inCity);

describe('actions in hand', () => {
  test('begin with both, and a step of one leaves its other part', () => {
    const hand = turn(0, 2);
    expect(actionsLeft(hand)).toBe(2);
    step(hand, 0, PART_GREAT);
    expect([hand.open, hand.openParts, actionsLeft(hand)]).toEqual([0, PART_SMALL, 2]);
    expect([partOwner(hand, PART_SMALL), partOwner(hand, PART_GREAT)]).toEqual([0, -1]);
    step(hand, 0, PART_SMALL);
    expect([hand.open, hand.openParts, actionsLeft(hand)]).toEqual([-1, 0, 1]);
  });

  test('starting the second closes the first', () => {
    const hand = turn(0, 2);
    step(hand, 0, PART_SMALL);
    step(hand, 2);
    expect([hand.open, hand.openParts, hand.fresh]).toEqual([-1, 0, [-1, -1]]);
    expect(sourceFault(hand, 0, PART_GREAT)).toBe('actionDone');
  });

  test('the same action twice is there twice', () => {
    const hand = turn(2, 2);
    step(hand, 2);
    expect(sourceFault(hand, 2, 0)).toBeNull();
    step(hand, 2);
    expect(sourceFault(hand, 2, 0)).toBe('actionDone');
    expect(sourceFault(hand, 1, PART_SMALL)).toBe('notPlanned');
  });

  test('two small pieces owe a city if they begin elsewhere', () => {
    const village = turn(1, 2);
    step(village, 1, PART_SMALL, false);
    expect([owes(village), partOwner(village, PART_OWED)]).toEqual([true, 1]);
    step(village, 1, PART_OWED);
    expect([owes(village), village.openParts]).toEqual([false, 0]);
    const city = turn(1, 2);
    step(city, 1, PART_SMALL, true);
    expect([owes(city), city.openParts]).toEqual([false, PART_SMALL]);
  });
});

describe('a token’s action', () => {
  test('is paid for with its first step only, and one a turn', () => {
    const hand = turn(2, 2, 2);
    expect(canSpendToken(hand)).toBe(true);
    expect(step(hand, BY_TOKEN, PART_GREAT)).toBe(true);
    expect(canSpendToken(hand)).toBe(false);
    expect(partOwner(hand, PART_SMALL)).toBe(BY_TOKEN);
    expect(step(hand, BY_TOKEN, PART_SMALL)).toBe(false);
    expect(sourceFault(hand, BY_TOKEN + 1, PART_SMALL)).toBe('secondToken');
    expect(sourceFault(turn(2, 2), BY_TOKEN, PART_GREAT)).toBe('noToken');
  });

  test('is closed by a step of the disc, and closes nothing itself', () => {
    const hand = turn(0, 2, 1);
    step(hand, 0, PART_GREAT);
    step(hand, BY_TOKEN, PART_GREAT);
    expect(hand.openParts).toBe(PART_SMALL);
    // The token's part comes before the disc's.
    expect(partOwner(hand, PART_SMALL)).toBe(BY_TOKEN);
    step(hand, 2);
    expect([hand.tokenOpen, hand.tokenParts]).toEqual([-1, 0]);
  });
});

test('a seat as if it acted has just these actions, and no token to spend', () => {
  const hand = { ...turn(2, 2, 1), phase: 'plan', seat: -1, mover: -1, acted: 0, plans: [-1, -1] };
  actAs(hand, 1, [1]);
  expect(hand).toMatchObject({ phase: 'act', seat: 1, mover: 1, fresh: [1, -1], tokenSpent: true });
  expect(hand.plans).toEqual([-1, planOf(1, 1)]);
});
