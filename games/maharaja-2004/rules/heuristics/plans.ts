import type { ActionEstimator } from '../../../kingdom/rules/index.ts';
import { PlanWeights, estimatePlan as pairValue } from '../../../kingdom/rules/index.ts';
import { fingerprint } from '../notation.ts';
import { CHARACTER, GOVERNOR, MOVE_HOUSE, PALACE, PALACE_AND_HOUSE } from '../position.ts';
import type { View } from '../types.ts';
import { estimateAction, reach } from './estimate-actions.ts';
import type { Features } from './features.ts';
import { readFeatures } from './features.ts';

const hasPalace = (action: number): boolean => action === PALACE || action === PALACE_AND_HOUSE;

/** Estimates of the actions of `seat`. @param tolls gold to get to each city */
function judge(features: Features, seat: number, tolls: readonly number[]): ActionEstimator {
  const { palaces, gold } = features.position;
  return {
    coins: gold[seat]!,
    estimate: (action, coins) => estimateAction(features, seat, action, coins, tolls),
    valueWith: (action, coins) => estimateAction(features, seat, action, coins, tolls).value,
    // The last palace can be built only once.
    exclusive: (first, second) => palaces[seat] === 1 && hasPalace(first) && hasPalace(second),
    together: again,
  };
}

/** Value to `seat` of two actions that it can still take. */
export function estimatePlan(
  features: Features,
  seat: number,
  plan: readonly [first: number, second: number],
  tolls: readonly number[],
): number {
  return pairValue(judge(features, seat, tolls), plan[0], plan[1]);
}

/** Palaces by which a plan may be worse than the best one and still count as nearly as likely. */
const SLACK = 0.2;

/** The share of its value that a second action keeps: the best city, character or governor can be taken only once. */
function again(first: number, second: number): number {
  if (first !== second) return 1;
  return first === CHARACTER || first === GOVERNOR || first === MOVE_HOUSE ? 0.5 : 0.97;
}

/** How likely seats are to choose each plan, from public information only. */
export const plans = new PlanWeights<View>(
  (position) => fingerprint({ ...position, plans: [] }),
  (position, seat) => judge(readFeatures(position), seat, reach(position, seat)),
  SLACK,
);
