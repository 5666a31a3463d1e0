import type { Arm } from './node.ts';

/** A move at the root that the search compares with others. */
export interface Candidate<M> {
  readonly arm: Arm<M>;
  /** Reward, from 0 to 1, that the look one move ahead predicts. */
  readonly predictedReward: number;
}

/**
 * Sorts candidates by their mean rewards, best first. Few visits are mostly luck, so the predicted reward counts like
 * `lookAheadVisits` visits. Predicted rewards are shifted first, so that their mean equals the mean of all rewards.
 */
export function rankCandidates<M>(
  candidates: readonly Candidate<M>[],
  lookAheadVisits: number,
): Candidate<M>[] {
  const visits = sum(candidates, ({ arm }) => arm.visits);
  const reward = visits > 0 ? sum(candidates, ({ arm }) => arm.total) / visits : 0;
  const shift = reward - sum(candidates, ({ predictedReward }) => predictedReward) / candidates.length;
  const valued = candidates.map((candidate) => {
    const { visits: own, total } = candidate.arm;
    const weight = own + lookAheadVisits;
    return {
      candidate,
      value: weight > 0 ? (total + lookAheadVisits * (candidate.predictedReward + shift)) / weight : -1,
    };
  });
  return valued.toSorted((a, b) => b.value - a.value).map(({ candidate }) => candidate);
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
