import type { Cells } from '@durbar/kernel';
import { PLAN_NUMBERS, weighPlanValues } from '../../../../kingdom/rules/index.ts';
import { PLAN_SLACK } from '../../heuristics/plan-estimates.ts';
import { MOST_SEATS, PLANS_OF } from '../layout.ts';
import type { FastMatch } from '../match.ts';
import type { FastEstimates } from './seats.ts';

/** Values and weights of the plans of all seats in one position, as the contract's `plans`; kept until the position changes. */
export class FastPlans {
  readonly #match: FastMatch;
  readonly #estimates: FastEstimates;
  /** The position, with no plan sealed. */
  readonly #position: Cells;
  readonly #next: Cells;
  /** Seats whose plans are known, one bit each. */
  #known = 0;
  readonly #values = Array.from({ length: MOST_SEATS }, () => new Float64Array(PLAN_NUMBERS));
  readonly #weights = Array.from({ length: MOST_SEATS }, () => new Float64Array(PLAN_NUMBERS));

  constructor(match: FastMatch, estimates: FastEstimates) {
    this.#match = match;
    this.#estimates = estimates;
    this.#position = new Int16Array(match.size);
    this.#next = new Int16Array(match.size);
  }

  /** Value of each plan of a seat, by its number. */
  values(cells: Cells, seat: number): Float64Array {
    this.#know(cells, seat);
    return this.#values[seat]!;
  }

  /** How likely each plan of a seat is, by its number. */
  weights(cells: Cells, seat: number): Float64Array {
    this.#know(cells, seat);
    return this.#weights[seat]!;
  }

  #know(cells: Cells, seat: number): void {
    if (!this.#isKnown(cells)) this.#known = 0;
    if ((this.#known >> seat) & 1) return;
    this.#known |= 1 << seat;
    const { features, actions } = this.#estimates;
    features.read(this.#position);
    actions.begin(this.#position, seat);
    actions.plans.all(this.#values[seat]!);
    weighPlanValues(this.#values[seat]!, PLAN_SLACK, this.#weights[seat]!);
  }

  /** Whether the position is the known one but for its plans; if not, it becomes that. */
  #isKnown(cells: Cells): boolean {
    const next = this.#next;
    const position = this.#position;
    next.set(cells);
    for (let seat = 0; seat < this.#match.seats; seat++) next[PLANS_OF + seat] = -1;
    let at = 0;
    while (at < next.length && next[at] === position[at]) at++;
    if (at === next.length) return true;
    position.set(next);
    return false;
  }
}
