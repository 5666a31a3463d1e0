import type { Cells, Seat } from '@durbar/kernel';
import { PLAN_NUMBERS, weighPlans as weighPlanMoves } from '../../../kingdom/rules/index.ts';
import * as AT from '../fast/cells.ts';
import { writePosition } from '../fast/states.ts';
import { sourceOf } from '../flow.ts';
import type { Move, View } from '../types.ts';
import { Estimator } from './estimate.ts';
import { weighPlans } from './plans.ts';
import type { SeatActions } from './seat-actions.ts';

// The estimates for positions of the contract: each is written as cells and read by the estimator of its match.

/** Matches whose estimators are kept. */
const KEPT = 4;
const estimators: Estimator[] = [];
const cells: Cells = new Int16Array(AT.SIZE);
const weights = new Float64Array(PLAN_NUMBERS);

/** The estimator of a position's match, which has read the position. Valid until the next call. */
function read(position: View): Estimator {
  const { seats, map, variants } = position;
  let estimator = estimators.find(
    ({ match }) => match.seats === seats && match.variants === variants && match.map === map,
  );
  if (!estimator) {
    estimator = new Estimator(position);
    estimators.unshift(estimator);
    if (estimators.length > KEPT) estimators.pop();
  }
  writePosition(position, cells);
  estimator.read(cells);
  return estimator;
}

/** Expected final palaces of `seat` minus those of its best rival. */
export function evaluate(position: View, seat: Seat): number {
  const estimator = read(position);
  return estimator.lead(estimator.now, seat);
}

/** Weights of moves before any search; all positive. */
export function movePriors(position: View, seat: Seat, moves: readonly Move[]): number[] {
  if (position.phase === 'plan') return weighPlanMoves(moves, planWeights(position, seat));
  const estimator = read(position);
  estimator.moves.begin(seat);
  return moves.map((move) => estimator.moves.weigh(move, sourceOf(move)));
}

/** How likely `seat` is to choose each plan, by its number, from public information only; 0 for pairs in the wrong order. */
export function planWeights(position: View, seat: Seat): number[] {
  weighPlans(read(position), seat, weights);
  return [...weights];
}

/** Value of each plan of `seat` in palaces, by its number. */
export function planValues(position: View, seat: Seat): number[] {
  return [...read(position).planValues(seat)];
}

/** The best uses that `seat` could make of actions. Valid until the next call. */
export function seatActions(position: View, seat: Seat): SeatActions {
  const { actions, now } = read(position);
  actions.begin(now, seat);
  return actions;
}
