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
    // The last statue can be built only once.
    exclusive: (first, second) => position.statues[seat] === 1 && buildsStatue(first) && buildsStatue(second),
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

function buildsStatue(action: number): boolean {
  return action === STATUE_DISCOUNT || action === STATUE_AND_SHRINE;
}

/**
 * Share of their value that two actions bring together: the same action twice brings less, because the best place or
 * character can be taken only once.
 */
function sharedShare(first: number, second: number): number {
  if (first !== second) return 1;
  if (first === CHARACTER || first === TRACK) return 0.5;
  return buildsStatue(first) ? 0.9 : 0.95;
}

/** Points by which a plan may be worse than the best one and still count as nearly as likely. */
const SLACK = 0.7;

/** How likely plans are. Depends on the position without its plans. */
export const plans = new PlanWeights<View>(
  (position) => fingerprint({ ...position, plans: [] }),
  (position, seat) => estimatorFor(extractFeatures(position), seat, tollsToCities(position, seat)),
  SLACK,
);
