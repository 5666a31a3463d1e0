import type { PairEstimator } from '../heuristics/plan-estimates.ts';
import { ACTIONS, estimatePair, PLAN_NUMBERS } from '../heuristics/plan-estimates.ts';

/** More coins than any two actions can cost, tolls included. */
const COINS = 128;

/** A game's estimates of single actions of one seat, in fast form. */
export interface FastEstimator {
  /** Cost in coins of the use that `estimate` found; negative if it brings coins. */
  readonly cost: number;
  /** Value of the best use of an action with `coins`; writes `cost`. */
  estimate(action: number, coins: number): number;
  /** See `PairEstimator`. */
  exclusive(first: number, second: number): boolean;
  together(first: number, second: number): number;
}

/** Values of the plans of one seat in fast form, as `estimatePlan` computes them. */
export class PlanValues implements PairEstimator {
  coins = 0;
  readonly #judge: FastEstimator;
  /** Values and costs of single actions with all coins. */
  readonly #single = new Float64Array(ACTIONS);
  readonly #costs = new Int32Array(ACTIONS);
  /** Values by action and coins; those are known that have the number of the present seat and position. */
  readonly #values = new Float64Array(ACTIONS * COINS);
  readonly #stamps = new Int32Array(ACTIONS * COINS);
  #stamp = 0;

  constructor(judge: FastEstimator) {
    this.#judge = judge;
  }

  /** Begins with another seat or position. @param coins coins the seat has */
  begin(coins: number): void {
    this.#stamp++;
    this.coins = coins;
  }

  /** Value of two actions. */
  pair(first: number, second: number): number {
    const judge = this.#judge;
    const one = judge.estimate(first, this.coins);
    const { cost } = judge;
    const other = judge.estimate(second, this.coins);
    return estimatePair(this, first * ACTIONS + second, one, cost, other, judge.cost);
  }

  /** Writes the value of each plan by its number; 0 for pairs in the wrong order. */
  all(into: Float64Array): void {
    const judge = this.#judge;
    const single = this.#single;
    const costs = this.#costs;
    for (let action = 0; action < ACTIONS; action++) {
      single[action] = judge.estimate(action, this.coins);
      costs[action] = judge.cost;
    }
    for (let plan = 0; plan < PLAN_NUMBERS; plan++) {
      const first = Math.trunc(plan / ACTIONS);
      const second = plan % ACTIONS;
      into[plan] =
        first > second
          ? 0
          : estimatePair(
              this,
              first * ACTIONS + second,
              single[first]!,
              costs[first]!,
              single[second]!,
              costs[second]!,
            );
    }
  }

  valueWith(action: number, coins: number): number {
    const at = action * COINS + Math.min(coins, COINS - 1);
    if (this.#stamps[at] !== this.#stamp) {
      this.#stamps[at] = this.#stamp;
      this.#values[at] = this.#judge.estimate(action, coins);
    }
    return this.#values[at]!;
  }

  exclusive(first: number, second: number): boolean {
    return this.#judge.exclusive(first, second);
  }

  together(first: number, second: number): number {
    return this.#judge.together(first, second);
  }
}
