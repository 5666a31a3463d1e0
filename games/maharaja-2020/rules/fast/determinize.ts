import type { Cells, Rng } from '@durbar/kernel';
import { drawPlan } from '../../../kingdom/rules/index.ts';
import { determinizeBrahmabot } from '../brahmabot/hidden.ts';
import type { View } from '../types.ts';
import { writeBrahmabot } from './brahmabot/cells.ts';
import { writeCells } from './cells.ts';
import type { FastPlans } from './estimate/plans.ts';
import { PLANS_OF } from './layout.ts';
import type { FastMatch } from './match.ts';

/** Stands for a plan that the viewer does not know. */
const UNKNOWN = -2;

/** Views as cells, with what is hidden filled in by drawing. */
export class Determinizer {
  readonly #match: FastMatch;
  readonly #plans: FastPlans;
  /** The view as cells. */
  readonly #cells: Cells;

  constructor(match: FastMatch, plans: FastPlans) {
    this.#match = match;
    this.#plans = plans;
    this.#cells = new Int16Array(match.size);
  }

  /** Draws a state, as the contract's `determinize`. */
  draw(view: View, rng: Rng, into: Cells): void {
    const cells = this.#cells;
    writeCells({ ...view, plans: view.plans.map((plan) => plan ?? UNKNOWN), brahmabot: null }, cells);
    into.set(cells);
    for (let seat = 0; seat < this.#match.seats; seat++)
      if (cells[PLANS_OF + seat] === UNKNOWN)
        into[PLANS_OF + seat] = drawPlan(this.#plans.weights(cells, seat), rng);
    if (view.brahmabot) writeBrahmabot(determinizeBrahmabot(view, view.brahmabot, rng), into);
  }
}
