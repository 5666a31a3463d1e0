import { at, seededDeal } from '@durbar/kernel';
import type { BazaarState } from '@durbar/testkit/toy';
import { bazaar } from '@durbar/testkit/toy';
import { expect, test } from 'vitest';
import {
  addBranch,
  addStep,
  beginDraft,
  chooseBranch,
  currentSteps,
  listBranches,
  type PlanDraft,
  placeOf,
  rebaseDraft,
  removeStep,
  withPlan,
} from '../src/table/plan-draft.ts';

const BUILD = { kind: 'build' } as const;
const END = { kind: 'end' } as const;
const bid = (coins: number) => ({ kind: 'bid', coins }) as const;

/** Seat 0 has offered a card to seat 1, which must answer; `decline` has it answer. */
function offered(decline = false): BazaarState {
  const options = bazaar.parseOptions({ merchant: false, length: 'long' }, 3);
  const state = bazaar.setup(options, 3, seededDeal('plans'));
  for (const seat of [0, 1, 2]) bazaar.apply(state, seat, bid(seat === 0 ? 1 : 0));
  bazaar.apply(state, 0, { kind: 'take' });
  bazaar.apply(state, 0, { kind: 'offer', place: 0 });
  if (decline) bazaar.apply(state, 1, { kind: 'decline' });
  return state;
}

function begin(seat = 0): PlanDraft {
  const draft = beginDraft(bazaar, bazaar.view(offered(), seat), seat, 7);
  if (!draft) throw new Error('nothing can be foreseen');
  return draft;
}

test('steps are added and taken back, each on the position after the one before', () => {
  const empty = begin();
  const one = addStep(bazaar, empty, BUILD);
  const two = addStep(bazaar, one, END);
  expect(placeOf(bazaar, empty).decision?.kind).toBe('trade');
  expect(placeOf(bazaar, one).view).toMatchObject({ fame: [1, 0, 0] });
  expect(placeOf(bazaar, two).decision).toBeNull();
  expect(addStep(bazaar, two, BUILD)).toBe(two);
  expect(listBranches(two)).toEqual([[BUILD, END]]);
  expect(currentSteps(removeStep(two))).toHaveLength(1);
  expect(two.made).toBe(7);
});

test('what the rules refuse is no step', () => {
  const empty = begin();
  expect(addStep(bazaar, empty, bid(1))).toBe(empty);
});

test('a seat that is asked now plans nothing', () => {
  expect(beginDraft(bazaar, bazaar.view(offered(), 1), 1, 7)).toBeNull();
});

test('a sealed choice replaces the one before', () => {
  const draft = addStep(bazaar, addStep(bazaar, begin(2), bid(1)), bid(2));
  expect(listBranches(draft)).toEqual([[bid(2)]]);
  expect(placeOf(bazaar, draft)).toMatchObject({ sealed: bid(2), decision: { kind: 'bid' } });
});

test('branches are made one after the other, at most three, and empty ones are left out', () => {
  let draft = addStep(bazaar, begin(), BUILD);
  draft = addBranch(addBranch(draft));
  expect(draft).toMatchObject({ current: 1, branches: [[{}], []] });
  draft = addBranch(addStep(bazaar, draft, END));
  expect(listBranches(draft)).toEqual([[BUILD], [END]]);
  draft = addStep(bazaar, draft, BUILD);
  expect(addBranch(draft)).toBe(draft);
  expect(currentSteps(chooseBranch(draft, 1))).toMatchObject([{ move: END }]);
});

test('a plan that was left is shown as far as it holds', () => {
  const branches = addStep(bazaar, addStep(bazaar, begin(), BUILD), END).branches;
  const plan = { made: 7, kind: 'trade', premise: null, branches };
  expect(listBranches(withPlan(bazaar, begin(), plan))).toEqual([[BUILD, END]]);
  const other = [[at(at(branches, 0), 0), { move: END, effect: [{ kind: 'built' }] }]];
  expect(listBranches(withPlan(bazaar, begin(), { ...plan, branches: other }))).toEqual([[BUILD]]);
  expect(listBranches(withPlan(bazaar, begin(), { ...plan, kind: 'bid' }))).toEqual([]);
});

test('when the match goes on, a plan is kept as far as it holds, and ends when its seat is asked', () => {
  const draft = addStep(bazaar, addStep(bazaar, begin(), BUILD), BUILD);
  const poorer = { ...bazaar.view(offered(), 0), coins: [1, 3, 3] };
  const now = rebaseDraft(bazaar, draft, poorer, 8);
  expect(now && listBranches(now)).toEqual([[BUILD]]);
  expect(now?.made).toBe(8);
  expect(rebaseDraft(bazaar, draft, bazaar.view(offered(true), 0), 8)).toBeNull();
});
