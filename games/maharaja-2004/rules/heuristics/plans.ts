import { weighPlanValues } from '../../../kingdom/rules/index.ts';
import type { Estimator } from './estimate.ts';

/** Palaces by which a plan may be worse than the best one and still count as nearly as likely. */
const SLACK = 0.2;

/**
 * Writes how likely a seat is to choose each plan in the present position, by its number, from public information only; 0 for pairs in the wrong
 * order.
 */
export function weighPlans(estimator: Estimator, seat: number, into: Float64Array): void {
  weighPlanValues(estimator.planValues(seat), SLACK, into);
}
