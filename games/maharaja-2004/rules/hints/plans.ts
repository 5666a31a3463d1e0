import type { Judge } from '../../../kingdom/rules/index.ts';
import { PlanBook, planWorth as worthOf } from '../../../kingdom/rules/index.ts';
import { fingerprint } from '../fingerprint.ts';
import { CHARACTER, GOVERNOR, MOVE_HOUSE, PALACE, PALACE_AND_HOUSE } from '../position.ts';
import type { View } from '../types.ts';
import { prospect, reach } from './actions.ts';
import type { Study } from './study.ts';
import { study } from './study.ts';

const hasPalace = (action: number): boolean => action === PALACE || action === PALACE_AND_HOUSE;

/** How the actions of `seat` are judged. @param tolls gold to get to each city */
function judge(known: Study, seat: number, tolls: readonly number[]): Judge {
  const { palaces, gold } = known.position;
  return {
    coins: gold[seat]!,
    prospect: (action, coins) => prospect(known, seat, action, coins, tolls),
    // The last palace can be built only once.
    exclusive: (first, second) => palaces[seat] === 1 && hasPalace(first) && hasPalace(second),
    together: again,
  };
}

/** What `seat` could expect of two actions it has in hand. */
export function planWorth(
  known: Study,
  seat: number,
  plan: readonly [first: number, second: number],
  tolls: readonly number[],
): number {
  return worthOf(judge(known, seat, tolls), plan[0], plan[1]);
}

/** Palaces by which a plan may fall short without seeming much less likely. */
const SLACK = 0.2;

/** The same thing twice brings less: the best city, character or governor is taken once. */
function again(first: number, second: number): number {
  if (first !== second) return 1;
  return first === CHARACTER || first === GOVERNOR || first === MOVE_HOUSE ? 0.5 : 0.97;
}

/** Plans as seats seem to judge them, from what everybody sees: all but the plans themselves. */
export const plans = new PlanBook<View>(
  (position) => fingerprint({ ...position, plans: [] }),
  (position, seat) => judge(study(position), seat, reach(position, seat)),
  SLACK,
);
