/** What a seat might do with an action: its worth in the game's points, and the coins it takes (negative: brings). */
export interface Prospect {
  readonly worth: number;
  readonly coins: number;
}

export const NO_PROSPECT: Prospect = { worth: 0, coins: 0 };

/** Both one after the other. */
export function both(one: Prospect, other: Prospect): Prospect {
  return { worth: one.worth + other.worth, coins: one.coins + other.coins };
}

/** The more worth of two, the first of equals. */
export function better(one: Prospect, other: Prospect): Prospect {
  return other.worth > one.worth ? other : one;
}

/** How a game judges what one seat could do with its actions. */
export interface Judge {
  /** Coins the seat has. */
  readonly coins: number;
  /** The best it could make of an action with so many coins, as things stand. */
  prospect(action: number, coins: number): Prospect;
  /** Whether one of the two actions leaves nothing for the other. */
  exclusive(first: number, second: number): boolean;
  /** What two actions bring together, as a share of what each would bring alone. */
  together(first: number, second: number): number;
}

const ACTIONS = 9;

/** What the seat could expect of two actions: the second with the coins the first leaves, in the better order. */
export function planWorth(judge: Judge, first: number, second: number): number {
  const { coins } = judge;
  return pairWorth(judge, first, second, judge.prospect(first, coins), judge.prospect(second, coins));
}

function pairWorth(judge: Judge, first: number, second: number, one: Prospect, other: Prospect): number {
  if (judge.exclusive(first, second)) return Math.max(one.worth, other.worth);
  const share = judge.together(first, second);
  const { coins } = judge;
  if (one.coins + other.coins <= coins && one.coins >= 0 && other.coins >= 0)
    return (one.worth + other.worth) * share;
  const oneFirst = one.worth + judge.prospect(second, coins - one.coins).worth;
  const otherFirst = other.worth + judge.prospect(first, coins - other.coins).worth;
  return Math.max(oneFirst, otherFirst) * share;
}

/** Worth of each plan, by its number; NaN-free: 0 for pairs in the wrong order. */
function planWorths(judge: Judge): number[] {
  const single = Array.from({ length: ACTIONS }, (_, action) => judge.prospect(action, judge.coins));
  const worths = new Array<number>(ACTIONS * ACTIONS).fill(0);
  for (let first = 0; first < ACTIONS; first++)
    for (let second = first; second < ACTIONS; second++)
      worths[first * ACTIONS + second] = pairWorth(judge, first, second, single[first]!, single[second]!);
  return worths;
}

/** Better plans are likelier: by the inverse, cubed, of how much they fall short. @param slack what hardly matters */
function weigh(worths: readonly number[], slack: number): number[] {
  const best = Math.max(...worths);
  return worths.map((worth, plan) => {
    if (Math.trunc(plan / ACTIONS) > plan % ACTIONS) return 0;
    const short = slack + best - worth;
    return 1 / (short * short * short);
  });
}

/** Plans of each seat as a game judges them. The last position asked about is remembered: searches ask again and again. */
export class PlanBook<P> {
  readonly #keyOf: (position: P) => string;
  readonly #judgeOf: (position: P, seat: number) => Judge;
  readonly #slack: number;
  #key = '';
  #weights = new Map<number, readonly number[]>();

  /**
   * @param keyOf text of all that plans are judged by: what everybody sees
   * @param judgeOf how the game judges the actions of a seat
   * @param slack points by which a plan may fall short without seeming much less likely
   */
  constructor(keyOf: (position: P) => string, judgeOf: (position: P, seat: number) => Judge, slack: number) {
    this.#keyOf = keyOf;
    this.#judgeOf = judgeOf;
    this.#slack = slack;
  }

  /** Worth of each plan of a seat, by its number. */
  worths(position: P, seat: number): number[] {
    return planWorths(this.#judgeOf(position, seat));
  }

  /** How likely each plan of a seat seems, by its number; 0 for pairs in the wrong order. */
  weights(position: P, seat: number): readonly number[] {
    const key = this.#keyOf(position);
    if (key !== this.#key) {
      this.#key = key;
      this.#weights = new Map();
    }
    let weights = this.#weights.get(seat);
    if (!weights) {
      weights = weigh(this.worths(position, seat), this.#slack);
      this.#weights.set(seat, weights);
    }
    return weights;
  }
}
