import type { Rng, Seat } from '@durbar/kernel';
import { drawPlans } from '../../kingdom/rules/index.ts';
import { determinizeBrahmabot } from './brahmabot/hidden.ts';
import { plans } from './hints/plans.ts';
import type { State, View } from './types.ts';
import { copy } from './view.ts';

/** A state that `seat` could be in: plans it has not seen are drawn from what is plausible for their seats, piles shuffled. */
export function determinize(position: View, _seat: Seat, rng: Rng): State {
  const { brahmabot } = position;
  return copy(
    position,
    drawPlans(position.plans, (other) => plans.weights(position, other), rng),
    brahmabot && determinizeBrahmabot(position, brahmabot, rng),
  );
}
