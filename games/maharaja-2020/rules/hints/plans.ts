import type { Judge } from '../../../kingdom/rules/index.ts';
import { PlanBook, planWorth as worthOf } from '../../../kingdom/rules/index.ts';
import { fingerprint } from '../fingerprint.ts';
import { CHARACTER, STATUE_AND_SHRINE, STATUE_DISCOUNT, TRACK } from '../position.ts';
import type { View } from '../types.ts';
import { prospect, reach } from './actions.ts';
import type { Study } from './study.ts';
import { study } from './study.ts';

/** How the actions of `seat` are judged. @param tolls coins to get to each city */
function judge(known: Study, seat: number, tolls: readonly number[]): Judge {
  const { position } = known;
  return {
    coins: position.coins[seat]!,
    prospect: (action, coins) => prospect(known, seat, action, coins, tolls),
    // The last statue can be built only once.
    exclusive: (first, second) => position.statues[seat] === 1 && hasStatue(first) && hasStatue(second),
    together: again,
  };
}

/** What `seat` could expect of two actions: the second with the coins the first leaves, in the better order. */
export function planWorth(
  known: Study,
  seat: number,
  first: number,
  second: number,
  tolls: readonly number[] = reach(known.position, seat),
): number {
  return worthOf(judge(known, seat, tolls), first, second);
}

function hasStatue(action: number): boolean {
  return action === STATUE_DISCOUNT || action === STATUE_AND_SHRINE;
}

/** The same thing twice brings less: the best place or character is taken once. */
function again(first: number, second: number): number {
  if (first !== second) return 1;
  if (first === CHARACTER || first === TRACK) return 0.5;
  return hasStatue(first) ? 0.9 : 0.95;
}

/** Points by which a plan may fall short without seeming much less likely. */
const SLACK = 0.7;

/** All that plans are judged by is the position without them. */
export const plans = new PlanBook<View>(
  (position) => fingerprint({ ...position, plans: [] }),
  (position, seat) => judge(study(position), seat, reach(position, seat)),
  SLACK,
);
