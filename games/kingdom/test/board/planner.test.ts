import { describe, expect, test } from 'vitest';
import { getPlanner as plannerOf2004 } from '../../../maharaja-2004/board/model/plan-preview.ts';
import { maharaja2004, palacePrice } from '../../../maharaja-2004/rules/index.ts';
import { steps as steps2004 } from '../../../maharaja-2004/test/board/games.ts';
import { getPlanner as plannerOf2020 } from '../../../maharaja-2020/board/model/plan-preview.ts';
import { maharaja2020, statuePrice, travelOptionsTo } from '../../../maharaja-2020/rules/index.ts';
import { steps as steps2020 } from '../../../maharaja-2020/test/board/games.ts';
import type { Arrows } from '../../board/model/plan-play.ts';
import type { Plan, PlannedAction } from '../../board/model/plan-summary.ts';
import type { Planner } from '../../board/model/planner.ts';

/** A seat that plans, with its planner. */
interface Planning {
  readonly planner: Planner;
  readonly coins: number;
  /** The price of a large piece in a city by the action; null if the action builds none. */
  readonly greatPrice: (city: number, action: number) => number | null;
}

const planning2020: readonly Planning[] = steps2020
  .filter(({ before }) => before.phase === 'plan')
  .map(({ before, seat }) => ({
    planner: plannerOf2020(maharaja2020.view(before, seat), seat),
    coins: before.coins[seat] ?? 0,
    greatPrice: (city, action) =>
      action === 0 || action === 2 ? statuePrice(before, seat, city, action) : null,
  }));

const planning2004: readonly Planning[] = steps2004
  .filter(({ before }) => before.phase === 'plan')
  .map(({ before, seat }) => ({
    planner: plannerOf2004(maharaja2004.view(before, seat), seat),
    coins: before.gold[seat] ?? 0,
    greatPrice: (_, action) => (action === 5 || action === 6 ? palacePrice(before, seat) : null),
  }));

const every = (list: readonly Planning[], nth: number) => list.filter((_, i) => i % nth === 0);

/** Actions at the arrows: each alone, and pairs of them. */
const PLANS: readonly Arrows[] = Array.from({ length: 9 }, (_, first) => first).flatMap((first) =>
  [null, first, 4, 2].map((second): Arrows => [first, second]),
);

const ARROWS = [0, 1] as const;

const built = ({ great, small }: PlannedAction): number => great.coins + small.coins;

const isDone = ({ actions }: Plan): boolean => actions.every(({ progress }) => progress === 'done');

describe.each([
  ['Maharaja (2020)', every(planning2020, 8)],
  ['Maharaja (2004)', every(planning2004, 12)],
])('a planner of %s', (_, planning) => {
  const plans = planning.flatMap(({ planner, coins, greatPrice }) =>
    PLANS.map((arrows) => ({ planner, coins, greatPrice, arrows, plan: planner.play(arrows, null) })),
  );

  test('adds up: what is left is what there was and what each action changes', () => {
    for (const { plan, coins } of plans) {
      expect(plan.coins).toBe(coins);
      expect(plan.left).toBe(coins + plan.actions.reduce((sum, { change }) => sum + change.coins, 0));
      expect(plan.left).toBeGreaterThanOrEqual(0);
    }
    const actions = plans.flatMap(({ plan }) => plan.actions);
    for (const { progress, refusal } of actions) expect(refusal === null).toBe(progress !== 'none');
    const builds = actions.filter(({ place }) => place !== null);
    expect(builds.length).toBeGreaterThan(50);
    for (const one of builds) expect(one.change.coins).toBe(one.bonus - built(one) - one.toll);
  });

  const places = plans.flatMap(({ planner, arrows }) =>
    ARROWS.flatMap((arrow) =>
      planner.places(arrows, arrow).map((place) => {
        const plan = planner.play(arrows, place.place);
        const action = plan.actions.find((one) => one.arrow === arrow);
        return { place, plan, action, toll: Math.max(0, ...plan.actions.map((one) => one.toll)) };
      }),
    ),
  );

  test('states the same price for a place as for the plan that is played there', () => {
    const open = places.filter(({ place }) => place.price !== null && place.place < 7);
    expect(open.length).toBeGreaterThan(80);
    for (const { place, plan, action, toll } of open) {
      expect(plan.aim).toBe(place.place);
      expect(place.toll).toBe(toll);
      expect(place.price).toBe((action ? built(action) : 0) + toll);
    }
  });

  test('says why an action cannot be done in a place, and in which villages a road lacks a piece', () => {
    const closed = places.filter(({ place }) => place.price === null);
    expect(closed.length).toBeGreaterThan(80);
    for (const { place, action } of closed) {
      expect(action?.place).not.toBe(place.place);
      expect(place.refusal).not.toBeNull();
    }
    const cutOff = closed.filter(({ place }) => place.refusal?.key === 'refusal.cutOff');
    expect(cutOff.length).toBeGreaterThan(0);
    for (const { place } of cutOff) expect([place.missing.length > 0, place.journey]).toEqual([true, null]);
  });

  test('prices large pieces as the rules do', () => {
    const single = plans.flatMap(({ plan, greatPrice }) =>
      plan.actions
        .filter(({ great, place }) => great.count === 1 && place !== null)
        .map(({ great, place, action }) => [great.coins, greatPrice(place ?? 0, action)]),
    );
    expect(single.length).toBeGreaterThan(10);
    for (const [coins, price] of single) expect(coins).toBe(price);
  });

  test('begins with the best payout in the scored city', () => {
    const payouts = plans
      .filter(({ plan }) => isDone(plan))
      .map(({ planner, arrows, plan }) => ({
        best: plan.scoring?.after.coins ?? 0,
        others: [0, 1, 2, 3, 4, 5, 6]
          .map((city) => planner.play(arrows, city))
          .filter(isDone)
          .map(({ scoring }) => scoring?.after.coins ?? 0),
      }));
    expect(payouts.length).toBeGreaterThan(50);
    for (const { best, others } of payouts) expect(best).toBeGreaterThanOrEqual(Math.max(0, ...others));
  });
});

test('the toll of a journey in a plan is that of the cheapest road in Maharaja (2020)', () => {
  const journeys = steps2020
    .filter(({ before }) => before.phase === 'plan')
    .flatMap(({ before, seat }) => {
      const { actions } = plannerOf2020(before, seat).play([0, 4], null);
      const moved = actions.find(({ journey }) => journey !== null);
      return moved ? [{ before, seat, moved }] : [];
    });
  expect(journeys.length).toBeGreaterThan(3);
  for (const { before, seat, moved } of journeys) {
    const city = moved.journey?.city ?? -1;
    expect(moved.toll).toBe(travelOptionsTo(before, seat, city)[0]?.total);
    expect(moved.place).toBe(city);
  }
});
