import type { Cells, MoveCode, Seat } from '@durbar/kernel';
import { PLAN_NUMBERS } from '../../../kingdom/rules/index.ts';
import { sourceOf } from '../flow.ts';
import { Estimator } from '../heuristics/estimate.ts';
import { weighPlans } from '../heuristics/plans.ts';
import type { Move } from '../types.ts';
import * as AT from './cells.ts';
import { indexOf } from './codes.ts';
import { OVER, PLAN } from './layout.ts';
import type { FastMatch } from './match.ts';
import { applyMove, moveOf } from './rules.ts';
import { leadInPalaces } from './scoring.ts';

/** Values of states and moves of a match. */
export class Values {
  readonly #match: FastMatch;
  readonly #estimator: Estimator;
  readonly #weights = new Float64Array(PLAN_NUMBERS);
  /** Moves of the contract by their codes. */
  readonly #moves: Move[] = [];

  constructor(match: FastMatch) {
    this.#match = match;
    this.#estimator = new Estimator(match);
  }

  /** Value of a state for `seat`: its lead in palaces, at the end the actual one. */
  of(cells: Cells, seat: Seat): number {
    if (cells[AT.phase] === OVER) return leadInPalaces(cells, this.#match.seats, seat);
    this.#estimator.read(cells);
    return this.#estimator.lead(this.#estimator.now, seat);
  }

  /** Writes the value for `seat` after each of its first `count` moves. */
  after(cells: Cells, seat: Seat, moves: Int32Array, count: number, into: Float64Array): void {
    const { now, next } = this.#estimator;
    const { seats } = this.#match;
    this.#estimator.read(cells);
    if (cells[AT.phase] === PLAN && isAnotherPlanning(cells, seats, seat)) {
      for (let i = 0; i < count; i++) into[i] = this.#estimator.leadWithPlan(seat, indexOf(moves[i]!));
      return;
    }
    // What a move does not change is estimated once.
    for (let other = 0; other < seats; other++) if (other !== seat) this.#estimator.seatValue(now, other);
    for (let i = 0; i < count; i++) {
      next.cells.set(cells);
      const changes = applyMove(this.#match, next.cells, seat, moves[i]!);
      if (next.cells[AT.phase] === OVER) {
        into[i] = leadInPalaces(next.cells, seats, seat);
        continue;
      }
      this.#estimator.readNext(seat, changes);
      into[i] = this.#estimator.lead(next, seat);
    }
  }

  /** Writes the weight of each of the first `count` moves of `seat`. */
  priors(cells: Cells, seat: Seat, moves: Int32Array, count: number, into: Float64Array): void {
    const { moves: weights } = this.#estimator;
    if (cells[AT.phase] === PLAN) {
      const plans = this.planWeights(cells, seat);
      for (let i = 0; i < count; i++) into[i] = plans[indexOf(moves[i]!)]!;
      return;
    }
    this.#estimator.read(cells);
    weights.begin(seat);
    for (let i = 0; i < count; i++) {
      const move = this.#move(moves[i]!);
      into[i] = weights.weigh(move, sourceOf(move));
    }
  }

  /** How likely each plan of `seat` is, by its number. Valid until the next call. */
  planWeights(cells: Cells, seat: Seat): Float64Array {
    this.#estimator.read(cells);
    weighPlans(this.#estimator, seat, this.#weights);
    return this.#weights;
  }

  #move(code: MoveCode): Move {
    return (this.#moves[code] ??= moveOf(code));
  }
}

/** Whether another seat than `seat` has yet to seal its plan. */
function isAnotherPlanning(cells: Cells, seats: number, seat: Seat): boolean {
  for (let other = 0; other < seats; other++)
    if (other !== seat && cells[AT.plans + other] === -1) return true;
  return false;
}
