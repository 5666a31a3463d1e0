import type { Rng, Seat } from '@durbar/kernel';
import { drawPlans } from '../../kingdom/rules/index.ts';
import { determinizeBrahmabot } from './brahmabot/hidden.ts';
import { plans } from './heuristics/plan-estimates.ts';
import type { State, View } from './types.ts';
import { copy } from './view.ts';

/**
 * Draws a state that is consistent with a view: unknown plans come from the plausible plans of their seats, and piles
 * are shuffled.
 */
export function determinize(position: View, _seat: Seat, rng: Rng): State {
  const { brahmabot } = position;
  return copy(
    position,
    drawPlans(position.plans, (other) => plans.weights(position, other), rng),
    brahmabot && determinizeBrahmabot(position, brahmabot, rng),
  );
}
