/**
 * The best use of an action: its value in the game's points, and the coins that it costs (negative if it brings coins).
 */
export interface ActionEstimate {
  readonly value: number;
  readonly coins: number;
}

export const NO_ESTIMATE: ActionEstimate = { value: 0, coins: 0 };

/** The sum of two estimates. */
export function addEstimates(one: ActionEstimate, other: ActionEstimate): ActionEstimate {
  return { value: one.value + other.value, coins: one.coins + other.coins };
}

/** The estimate with the higher value, the first of equals. */
export function betterEstimate(one: ActionEstimate, other: ActionEstimate): ActionEstimate {
  return other.value > one.value ? other : one;
}

/** What the value of two actions of one seat depends on. */
export interface PairEstimator {
  /** Coins the seat has. */
  readonly coins: number;
  /** Value of the best use of an action with `coins` in the present position. */
  valueWith(action: number, coins: number): number;
  /** Whether only one of the two actions can be done. */
  exclusive(first: number, second: number): boolean;
  /** Share of the sum of their values that two actions bring together. */
  together(first: number, second: number): number;
}

/** A game's estimates of what one seat can do with its actions. */
export interface ActionEstimator extends PairEstimator {
  /** The best use of an action with `coins` in the present position. */
  estimate(action: number, coins: number): ActionEstimate;
}

/** Number of actions of a disc. */
export const ACTIONS = 9;
/** Plans have numbers below this one; those with their actions in the wrong order are not used. */
export const PLAN_NUMBERS = ACTIONS * ACTIONS;

/** Value of two actions, in the better order: the second one has the coins that the first one leaves. */
export function estimatePlan(judge: ActionEstimator, first: number, second: number): number {
  const { coins } = judge;
  const one = judge.estimate(first, coins);
  const other = judge.estimate(second, coins);
  return estimatePair(judge, first * ACTIONS + second, one.value, one.coins, other.value, other.coins);
}

/**
 * Value of two actions, the first of which is `pair / 9` and the second `pair % 9`.
 * @param one value of the first action if it has all coins, and `cost` what it costs then
 * @param other the same for the second action, with `otherCost`
 */
export function estimatePair(
  judge: PairEstimator,
  pair: number,
  one: number,
  cost: number,
  other: number,
  otherCost: number,
): number {
  const first = Math.trunc(pair / ACTIONS);
  const second = pair % ACTIONS;
  if (judge.exclusive(first, second)) return Math.max(one, other);
  const share = judge.together(first, second);
  const { coins } = judge;
  if (cost + otherCost <= coins && cost >= 0 && otherCost >= 0) return (one + other) * share;
  const oneFirst = one + judge.valueWith(second, coins - cost);
  const otherFirst = other + judge.valueWith(first, coins - otherCost);
  return Math.max(oneFirst, otherFirst) * share;
}

/** Value of each plan, by its number; 0 for pairs in the wrong order. */
function estimatePlans(judge: ActionEstimator): number[] {
  const single = Array.from({ length: ACTIONS }, (_, action) => judge.estimate(action, judge.coins));
  const worths = new Array<number>(PLAN_NUMBERS).fill(0);
  for (const [first, one] of single.entries())
    for (const [second, other] of single.entries())
      if (first <= second)
        worths[first * ACTIONS + second] = estimatePair(
          judge,
          first * ACTIONS + second,
          one.value,
          one.coins,
          other.value,
          other.coins,
        );
  return worths;
}

/**
 * How likely each plan is: the inverse cube of its distance in points from the best plan; 0 for pairs in the wrong order.
 * @param worths value of each plan, by its number
 * @param slack added to the distance, so that small differences hardly matter
 * @param into written by number of the plan
 */
export function weighPlanValues(worths: ArrayLike<number>, slack: number, into: PlanNumbers): void {
  let best = Number.NEGATIVE_INFINITY;
  for (let plan = 0; plan < PLAN_NUMBERS; plan++) best = Math.max(best, worths[plan]!);
  for (let first = 0; first < ACTIONS; first++)
    for (let second = 0; second < ACTIONS; second++) {
      const plan = first * ACTIONS + second;
      const short = slack + best - worths[plan]!;
      into[plan] = first > second ? 0 : 1 / (short * short * short);
    }
}

/** A number for each plan. */
type PlanNumbers = number[] | Float64Array;

/** Weights of the plans of each seat. They are cached for the last position, because searches ask repeatedly. */
export class PlanWeights<P> {
  readonly #keyOf: (position: P) => string;
  readonly #estimatorFor: (position: P, seat: number) => ActionEstimator;
  readonly #slack: number;
  #key = '';
  #weights = new Map<number, readonly number[]>();

  /**
   * @param keyOf text of everything that the estimates depend on, which must be public
   * @param estimatorFor the game's estimates for the actions of a seat
   * @param slack points by which a plan may fall short and still be about as likely
   */
  constructor(
    keyOf: (position: P) => string,
    estimatorFor: (position: P, seat: number) => ActionEstimator,
    slack: number,
  ) {
    this.#keyOf = keyOf;
    this.#estimatorFor = estimatorFor;
    this.#slack = slack;
  }

  /** Value of each plan of a seat, by its number. */
  values(position: P, seat: number): number[] {
    return estimatePlans(this.#estimatorFor(position, seat));
  }

  /** How likely each plan of a seat is, by its number; 0 for pairs in the wrong order. */
  weights(position: P, seat: number): readonly number[] {
    const key = this.#keyOf(position);
    if (key !== this.#key) {
      this.#key = key;
      this.#weights = new Map();
    }
    const known = this.#weights.get(seat);
    if (known) return known;
    const weights: number[] = [];
    weighPlanValues(this.values(position, seat), this.#slack, weights);
    this.#weights.set(seat, weights);
    return weights;
  }
}
