import { at } from '@durbar/kernel';
import type { BazaarView } from '@durbar/testkit/toy';
import { bazaar } from '@durbar/testkit/toy';
import { expect, test } from 'vitest';
import { type ConditionalPlan, foreseeDecision, foreseeMove, judgePlan, makePlan } from '../src/index.ts';
import { MatchDriver } from './table.ts';

const build = { kind: 'build' };
const end = { kind: 'end' };
const bid = (coins: number) => ({ kind: 'bid', coins });

/** Seat 0 trades and has offered a card to seat 1, which must answer. */
function offered(): MatchDriver {
  const driver = new MatchDriver();
  driver.trade(0);
  driver.move(0, { kind: 'offer', place: 0 });
  return driver;
}

function plan(
  driver: MatchDriver,
  seat: number,
  ...branches: readonly (readonly unknown[])[]
): ConditionalPlan {
  const made = makePlan(driver.match, seat, { made: driver.match.entryCount, branches });
  if ('refusal' in made) throw new Error(made.refusal.key);
  return made.plan;
}

const viewOf = (driver: MatchDriver, seat: number): BazaarView => bazaar.parseView(driver.match.view(seat));
const verdictOf = (driver: MatchDriver, seat: number, planned: ConditionalPlan) =>
  judgePlan(driver.game, viewOf(driver, seat), seat, planned);

function whyNot(
  driver: MatchDriver,
  seat: number,
  moves: readonly unknown[],
  made = driver.match.entryCount,
) {
  const result = makePlan(driver.match, seat, { made, branches: [moves] });
  return 'refusal' in result ? result.refusal.key : null;
}

test('a plan is carried out if all of its moves are allowed and do what they did', () => {
  const driver = offered();
  const planned = plan(driver, 0, [build, build, end]);
  expect(planned.kind).toBe('trade');
  expect(verdictOf(driver, 0, planned)).toEqual({ kind: 'waits' });
  driver.move(1, { kind: 'decline' });
  expect(verdictOf(driver, 0, planned)).toEqual({ kind: 'plays', branch: 0 });
});

test('a plan outlasts being stored', () => {
  const driver = offered();
  const planned: unknown = JSON.parse(JSON.stringify(plan(driver, 0, [build, end])));
  driver.move(1, { kind: 'decline' });
  expect(verdictOf(driver, 0, planned as ConditionalPlan)).toEqual({ kind: 'plays', branch: 0 });
});

test('a plan fails at the first step that the rules refuse', () => {
  const driver = offered();
  const planned = plan(driver, 0, [build, build, end]);
  driver.move(1, { kind: 'decline' });
  const poor = { ...viewOf(driver, 0), coins: [1, 3, 3] };
  expect(judgePlan(driver.game, poor, 0, planned)).toMatchObject({
    kind: 'fails',
    step: 1,
    refusal: { clause: 'BZR-2.2' },
  });
});

test('a plan fails where a step would do something else', () => {
  const driver = offered();
  const planned = plan(driver, 0, [build, end]);
  const [moves] = planned.branches;
  driver.move(1, { kind: 'decline' });
  const other = [{ ...at(moves ?? [], 0), effect: [{ kind: 'built', seat: 2 }] }, at(moves ?? [], 1)];
  const verdict = verdictOf(driver, 0, { ...planned, branches: [other] });
  expect(verdict).toEqual({ kind: 'fails', step: 0, refusal: null });
});

test('the first branch that holds is carried out', () => {
  const driver = offered();
  const planned = plan(driver, 0, [build, build, end], [build, end], [end]);
  driver.move(1, { kind: 'decline' });
  const branchWith = (coins: number) =>
    judgePlan(driver.game, { ...viewOf(driver, 0), coins: [coins, 3, 3] }, 0, planned);
  expect([2, 1, 0].map(branchWith)).toEqual([0, 1, 2].map((branch) => ({ kind: 'plays', branch })));
});

test('a sealed choice can be planned while others trade, and fails if what it reckons with changes', () => {
  const driver = new MatchDriver();
  driver.trade(0);
  const planned = plan(driver, 1, [bid(2)]);
  expect(planned).toMatchObject({ kind: 'bid', premise: 0 });
  driver.move(0, end);
  expect(verdictOf(driver, 1, planned)).toEqual({ kind: 'plays', branch: 0 });
  const famous = { ...viewOf(driver, 1), fame: [1, 0, 0] };
  expect(judgePlan(driver.game, famous, 1, planned)).toEqual({ kind: 'fails', step: null, refusal: null });
});

test('a plan waits for its own decision', () => {
  const driver = new MatchDriver();
  driver.trade(0);
  const planned = plan(driver, 1, [bid(2)]);
  driver.move(0, { kind: 'offer', place: 0 });
  expect(driver.see(1).decision?.kind).toBe('answer');
  expect(verdictOf(driver, 1, planned)).toEqual({ kind: 'waits' });
});

test('a plan cannot be made of what is not allowed, not foreseen or not well-formed', () => {
  const driver = offered();
  expect(whyNot(driver, 1, [{ kind: 'decline' }])).toBe('table.plan.nothing');
  expect(whyNot(driver, 0, [bid(1)])).toBe('refusal.notNow');
  expect(whyNot(driver, 0, [{ kind: 'dance' }])).toBe('table.malformed');
  expect(whyNot(driver, 0, [end, build])).toBe('table.plan.ended');
  expect(whyNot(driver, 0, [build, build, build])).toBe('refusal.coins');
  driver.do(null, { kind: 'abandon' });
  expect(whyNot(driver, 0, [end])).toBe('table.abandoned');
});

test('a plan that arrives after its seat has decided is refused', () => {
  const driver = offered();
  const made = driver.match.entryCount;
  expect(whyNot(driver, 0, [end], made + 1)).toBe('table.outdated');
  driver.move(1, { kind: 'decline' });
  expect(whyNot(driver, 0, [build, end], made)).toBeNull();
  driver.move(0, build);
  expect(whyNot(driver, 0, [build, end], made)).toBe('table.outdated');
});

test('what nobody can foresee is no part of an effect', () => {
  const driver = new MatchDriver();
  driver.trade(0);
  const foreseen = foreseeDecision(driver.game, viewOf(driver, 1), 1);
  const tried = foreseeMove(driver.game, foreseen?.view, 1, bid(1));
  expect(tried).toMatchObject({ effect: [{ kind: 'bidMade', seat: 1, coins: 1 }], isLast: true });
  driver.move(0, end);
  driver.bids(2);
  const drawn = foreseeMove(driver.game, driver.match.view(2), 2, { kind: 'take' });
  expect(drawn).toEqual({ effect: [], after: null, isLast: true });
});
