import type { ActionEstimator } from '../../../kingdom/rules/index.ts';
import { estimatePlan as estimateInBestOrder, PlanWeights } from '../../../kingdom/rules/index.ts';
import { fingerprint } from '../fingerprint.ts';
import { CHARACTER, STATUE_AND_SHRINE, STATUE_DISCOUNT, TRACK } from '../position.ts';
import type { View } from '../types.ts';
import { estimateAction, tollsToCities } from './action-estimates.ts';
import type { Features } from './features.ts';
import { extractFeatures } from './features.ts';

/** Estimates of the actions of `seat`. @param tolls coins to reach each city */
function estimatorFor(features: Features, seat: number, tolls: readonly number[]): ActionEstimator {
  const { position } = features;
  return {
    coins: position.coins[seat]!,
    estimate: (action, coins) => estimateAction(features, seat, action, coins, tolls),
    valueWith: (action, coins) => estimateAction(features, seat, action, coins, tolls).value,
    exclusive: (first, second) => isExclusive(position.statues[seat]!, first, second),
    together: sharedShare,
  };
}

/** Value of two actions for `seat`, in the better order: the second one has the coins that the first one leaves. */
export function estimateTwoActions(
  features: Features,
  seat: number,
  first: number,
  second: number,
  tolls: readonly number[] = tollsToCities(features.position, seat),
): number {
  return estimateInBestOrder(estimatorFor(features, seat, tolls), first, second);
}

/** Whether only one of two actions can be done, because both need the last statue. @param statues statues left */
export function isExclusive(statues: number, first: number, second: number): boolean {
  return statues === 1 && buildsStatue(first) && buildsStatue(second);
}

function buildsStatue(action: number): boolean {
  return action === STATUE_DISCOUNT || action === STATUE_AND_SHRINE;
}

/**
 * Share of their value that two actions bring together: the same action twice brings less, because the best place or
 * character can be taken only once.
 */
export function sharedShare(first: number, second: number): number {
  if (first !== second) return 1;
  if (first === CHARACTER || first === TRACK) return 0.5;
  return buildsStatue(first) ? 0.9 : 0.95;
}

/** Points by which a plan may be worse than the best one and still count as nearly as likely. */
export const PLAN_SLACK = 0.7;

/** How likely plans are. Depends on the position without its plans. */
export const plans = new PlanWeights<View>(
  (position) => fingerprint({ ...position, plans: [] }),
  (position, seat) => estimatorFor(extractFeatures(position), seat, tollsToCities(position, seat)),
  PLAN_SLACK,
);
