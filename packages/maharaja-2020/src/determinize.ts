import type { Rng, Seat } from '@durbar/kernel';
import { fraction } from '@durbar/kernel';
import { planWeights } from './hints/plans.ts';
import type { State, View } from './types.ts';
import { copy } from './view.ts';

/** A state that `seat` could be in: plans it has not seen are drawn from what is plausible for their seats. */
export function determinize(position: View, _seat: Seat, rng: Rng): State {
  return copy(
    position,
    position.plans.map((plan, other) => plan ?? drawPlan(position, other, rng)),
  );
}

function drawPlan(position: View, seat: number, rng: Rng): number {
  const weights = planWeights(position, seat);
  let left = fraction(rng) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [plan, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return plan;
  }
  return weights.findLastIndex((weight) => weight > 0);
}
