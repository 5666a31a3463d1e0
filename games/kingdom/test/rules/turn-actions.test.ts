import { describe, expect, test } from 'vitest';
import {
  actionProblem,
  actionsLeft,
  canSpendToken,
  continuesAction,
  encodePlan,
  listSources,
  noActions,
  owesCityPiece,
  owingSource,
  PART_GREAT,
  PART_OWED,
  PART_SMALL,
  PART_TWICE,
  SOURCE_TOKEN,
  startActions,
  startTurnWith,
  takeStep,
} from '../../rules/index.ts';

/** Action 0 is a great piece and a small one, 1 two small ones, 2 one step without parts. */
const PARTS = [PART_GREAT | PART_SMALL, PART_SMALL | PART_TWICE, 0];

/** A turn of seat 0 with these actions on the disc and `tokens` tokens. */
function turn(first: number, second: number, tokens = 0) {
  const state = {
    ...noActions(),
    phase: 'act',
    seat: 0,
    mover: 0,
    plans: [encodePlan(first, second)],
    tokens: [tokens],
  };
  startActions(state, encodePlan(first, second));
  return state;
}

const step = (state: ReturnType<typeof turn>, by: number, part = 0, inCity = true) =>
  takeStep(state, PARTS, by, part, inCity);

describe('actions of the disc', () => {
  test('both can be done, and a step of one leaves its other part', () => {
    const state = turn(0, 2);
    expect(actionsLeft(state)).toBe(2);
    step(state, 0, PART_GREAT);
    expect([state.begun, state.begunParts, actionsLeft(state)]).toEqual([0, PART_SMALL, 2]);
    expect([continuesAction(state, 0, PART_SMALL), continuesAction(state, 0, PART_GREAT)]).toEqual([
      true,
      false,
    ]);
    step(state, 0, PART_SMALL);
    expect([state.begun, state.begunParts, actionsLeft(state)]).toEqual([-1, 0, 1]);
  });

  test('beginning the second one ends the first', () => {
    const state = turn(0, 2);
    step(state, 0, PART_SMALL);
    step(state, 2);
    expect([state.begun, state.begunParts, state.notBegun]).toEqual([-1, 0, [-1, -1]]);
    expect(actionProblem(state, 0, PART_GREAT)).toBe('actionDone');
  });

  test('an action planned twice can be done twice', () => {
    const state = turn(2, 2);
    step(state, 2);
    expect(actionProblem(state, 2, 0)).toBeNull();
    step(state, 2);
    expect(actionProblem(state, 2, 0)).toBe('actionDone');
    expect(actionProblem(state, 1, PART_SMALL)).toBe('notPlanned');
  });

  test('two small pieces begun in a village owe one in a city', () => {
    const village = turn(1, 2);
    step(village, 1, PART_SMALL, false);
    expect([owesCityPiece(village), owingSource(village)]).toEqual([true, 1]);
    step(village, 1, PART_OWED);
    expect([owesCityPiece(village), village.begunParts]).toEqual([false, 0]);
    const city = turn(1, 2);
    step(city, 1, PART_SMALL, true);
    expect([owesCityPiece(city), owingSource(city), city.begunParts]).toEqual([false, -1, PART_SMALL]);
  });
});

describe('a token’s action', () => {
  test('spends a token only with its first step, once a turn', () => {
    const state = turn(2, 2, 2);
    expect(canSpendToken(state)).toBe(true);
    expect(step(state, SOURCE_TOKEN, PART_GREAT)).toBe(true);
    expect(canSpendToken(state)).toBe(false);
    expect(continuesAction(state, SOURCE_TOKEN, PART_SMALL)).toBe(true);
    expect(step(state, SOURCE_TOKEN, PART_SMALL)).toBe(false);
    expect(actionProblem(state, SOURCE_TOKEN + 1, PART_SMALL)).toBe('secondToken');
    expect(actionProblem(turn(2, 2), SOURCE_TOKEN, PART_GREAT)).toBe('noToken');
  });

  test('ends with a step of the disc, and ends no other action', () => {
    const state = turn(0, 2, 1);
    step(state, 0, PART_GREAT);
    step(state, SOURCE_TOKEN, PART_GREAT);
    expect(state.begunParts).toBe(PART_SMALL);
    expect([state.tokenBegun, state.tokenParts]).toEqual([0, PART_SMALL]);
    step(state, 2);
    expect([state.tokenBegun, state.tokenParts]).toEqual([-1, 0]);
  });
});

describe('the actions that a step can belong to', () => {
  /** Sources of a small piece, in order. */
  const small = (state: ReturnType<typeof turn>) => {
    const sources: number[] = [];
    const count = listSources(state, PART_SMALL, [0, 1], sources);
    return sources.slice(0, count);
  };

  test('are those not begun, the disc’s before those of a token', () => {
    expect(small(turn(0, 1))).toEqual([0, 1]);
    expect(small(turn(1, 2, 1))).toEqual([1, SOURCE_TOKEN, SOURCE_TOKEN + 1]);
    expect(small(turn(2, 2))).toEqual([]);
  });

  test('begin with those that have begun, the token’s before the disc’s', () => {
    const state = turn(0, 1, 1);
    step(state, 0, PART_GREAT);
    expect(small(state)).toEqual([0, 1, SOURCE_TOKEN, SOURCE_TOKEN + 1]);
    step(state, SOURCE_TOKEN + 1, PART_SMALL);
    expect(small(state)).toEqual([SOURCE_TOKEN + 1, 0, 1]);
  });

  test('include the same action twice only once, and the step belongs to the begun one', () => {
    const state = turn(0, 0);
    expect(small(state)).toEqual([0]);
    step(state, 0, PART_GREAT);
    expect(small(state)).toEqual([0]);
    step(state, 0, PART_SMALL);
    expect([state.notBegun, state.begunParts, small(state)]).toEqual([[-1, 0], 0, [0]]);
  });

  test('for the same action twice: the second one begins and ends the first if that does not allow the step', () => {
    const state = turn(0, 0);
    step(state, 0, PART_GREAT);
    step(state, 0, PART_GREAT);
    expect([state.notBegun, state.begun, state.begunParts]).toEqual([[-1, -1], 0, PART_SMALL]);
  });
});

test('a preview of a turn has just the given actions, and no token to spend', () => {
  const state = { ...turn(2, 2, 1), phase: 'plan', seat: -1, mover: -1, acted: 0, plans: [-1, -1] };
  startTurnWith(state, 1, [1]);
  expect(state).toMatchObject({ phase: 'act', seat: 1, mover: 1, notBegun: [1, -1], tokenSpent: true });
  expect(state.plans).toEqual([-1, encodePlan(1, 1)]);
});
