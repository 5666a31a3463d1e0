import type { ActionEstimate, PairEstimator } from '../heuristics/plan-estimates.ts';
import { estimatePair, PLAN_NUMBERS } from '../heuristics/plan-estimates.ts';

const ACTIONS = 9;
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

/**
 * Values of the plans of one seat in fast form. Estimates of single actions are kept by action and coins until the next
 * `begin`, because plans share them.
 */
export class PlanValues implements PairEstimator {
  coins = 0;
  readonly #judge: FastEstimator;
  readonly #values = new Float64Array(ACTIONS * COINS);
  readonly #costs = new Int32Array(ACTIONS * COINS);
  /** The estimates that are known are those with the number of the present position. */
  readonly #stamps = new Int32Array(ACTIONS * COINS);
  #stamp = 0;
  readonly #one: { -readonly [K in keyof ActionEstimate]: ActionEstimate[K] } = { value: 0, coins: 0 };
  readonly #other: { -readonly [K in keyof ActionEstimate]: ActionEstimate[K] } = { value: 0, coins: 0 };

  constructor(judge: FastEstimator) {
    this.#judge = judge;
  }

  /** Begins with another seat or position: forgets all estimates. @param coins coins the seat has */
  begin(coins: number): void {
    this.#stamp++;
    this.coins = coins;
  }

  valueWith(action: number, coins: number): number {
    return this.#values[this.#find(action, coins)]!;
  }

  exclusive(first: number, second: number): boolean {
    return this.#judge.exclusive(first, second);
  }

  together(first: number, second: number): number {
    return this.#judge.together(first, second);
  }

  /** Value of two actions, see `estimatePlan`. */
  pair(first: number, second: number): number {
    const one = this.#find(first, this.coins);
    const other = this.#find(second, this.coins);
    this.#one.value = this.#values[one]!;
    this.#one.coins = this.#costs[one]!;
    this.#other.value = this.#values[other]!;
    this.#other.coins = this.#costs[other]!;
    return estimatePair(this, first, second, this.#one, this.#other);
  }

  /** Writes the value of each plan by its number; 0 for pairs in the wrong order. */
  all(into: Float64Array): void {
    for (let plan = 0; plan < PLAN_NUMBERS; plan++) into[plan] = 0;
    for (let first = 0; first < ACTIONS; first++)
      for (let second = first; second < ACTIONS; second++)
        into[first * ACTIONS + second] = this.pair(first, second);
  }

  /** Index of an estimate, which is made if it is not known. */
  #find(action: number, coins: number): number {
    const at = action * COINS + Math.min(coins, COINS - 1);
    if (this.#stamps[at] !== this.#stamp) {
      this.#stamps[at] = this.#stamp;
      this.#values[at] = this.#judge.estimate(action, coins);
      this.#costs[at] = this.#judge.cost;
    }
    return at;
  }
}
