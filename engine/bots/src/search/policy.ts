import type { Rng, Seat } from '@durbar/kernel';
import { at, fraction, randomBelow } from '@durbar/kernel';
import { bestIndex } from '../look-ahead.ts';
import { numberAt, withRoom } from './numbers.ts';
import type { List, SearchRules } from './search-rules.ts';

/** Number of moves that a playout values one move ahead, if the game's `movePriors` can select them. */
const LOOKED_AT = 6;

/** Chooses moves before any search, with memory that is reused from call to call. */
export class Policy<C, H> {
  readonly #rules: SearchRules<C, H>;
  readonly #moves: List<H>;
  #weights: Float64Array = new Float64Array(64);
  #values: Float64Array = new Float64Array(64);
  /** The largest weights, largest first. */
  readonly #largest = new Float64Array(LOOKED_AT);
  /** Moves of the smallest of these weights. */
  readonly #level: H[] = [];

  constructor(rules: SearchRules<C, H>) {
    this.#rules = rules;
    this.#moves = rules.newMoves();
  }

  /**
   * Probability of each of the first `count` moves before any search: the game's `movePriors`, or a uniform one, times a
   * factor for the value one move ahead if the game has an estimate. The next call reuses the result.
   * @param temperature a move that is this many points worse than the best one gets 1/e of its weight; 0 uses `movePriors`
   *   alone
   */
  priorShares(state: C, seat: Seat, moves: List<H>, count: number, temperature: number): Float64Array {
    const rules = this.#rules;
    this.#makeRoom(count);
    const shares = this.#weights;
    if (rules.priors) rules.priors(state, seat, moves, count, shares);
    else shares.fill(1, 0, count);
    if (temperature > 0 && rules.hasEstimate) {
      const values = this.#values;
      rules.values(state, seat, moves, count, values);
      let best = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < count; i++) best = Math.max(best, numberAt(values, i));
      for (let i = 0; i < count; i++)
        shares[i] = numberAt(shares, i) * Math.exp((numberAt(values, i) - best) / temperature);
    }
    const sum = sumOf(shares, count);
    for (let i = 0; i < count; i++) shares[i] = numberAt(shares, i) / sum;
    return shares;
  }

  /**
   * Chooses a plausible move of `seat` in a playout. With an estimate it is the best move one move ahead, among all moves if the
   * game has `evaluateMoves`, else among those with the highest `movePriors`. Without an estimate it is drawn by `movePriors`, or
   * uniformly.
   */
  likelyMove(state: C, seat: Seat, rng: Rng): H {
    const rules = this.#rules;
    const moves = this.#moves;
    const count = rules.legalMoves(state, seat, moves);
    if (count === 1) return at(moves, 0);
    this.#makeRoom(count);
    if (!rules.hasEstimate) return this.#drawMove(state, seat, count, rng);
    let few = count;
    if (rules.priors && !rules.looksAtAll && count > LOOKED_AT) {
      rules.priors(state, seat, moves, count, this.#weights);
      this.#keepLikeliest(count);
      few = LOOKED_AT;
    }
    rules.values(state, seat, moves, few, this.#values);
    return at(moves, bestIndex(this.#values, few, rng));
  }

  #makeRoom(count: number): void {
    this.#weights = withRoom(this.#weights, count);
    this.#values = withRoom(this.#values, count);
  }

  /** Draws one of the moves by their weights, or uniformly. */
  #drawMove(state: C, seat: Seat, count: number, rng: Rng): H {
    const rules = this.#rules;
    const moves = this.#moves;
    const weights = this.#weights;
    if (!rules.priors) return at(moves, randomBelow(rng, count));
    rules.priors(state, seat, moves, count, weights);
    let left = fraction(rng) * sumOf(weights, count);
    for (let i = 0; i < count; i++) {
      left -= numberAt(weights, i);
      if (left < 0) return at(moves, i);
    }
    return at(moves, count - 1);
  }

  /**
   * Moves the `LOOKED_AT` moves with the largest weights to the start of the list. Among those of the smallest of these weights the
   * first ones count, and come last.
   */
  #keepLikeliest(count: number): void {
    const moves = this.#moves;
    const weights = this.#weights;
    const level = this.#level;
    const threshold = this.#threshold(count);
    let kept = 0;
    let equals = 0;
    for (let i = 0; i < count; i++) {
      const weight = numberAt(weights, i);
      if (weight > threshold) moves[kept++] = at(moves, i);
      else if (weight === threshold && equals < LOOKED_AT) level[equals++] = at(moves, i);
    }
    for (let i = 0; kept < LOOKED_AT; i++) moves[kept++] = at(level, i);
  }

  /** The smallest of the `LOOKED_AT` largest weights. */
  #threshold(count: number): number {
    const weights = this.#weights;
    const largest = this.#largest;
    largest.fill(Number.NEGATIVE_INFINITY);
    let threshold = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const weight = numberAt(weights, i);
      if (weight <= threshold) continue;
      let place = LOOKED_AT - 1;
      for (; place > 0 && numberAt(largest, place - 1) < weight; place--)
        largest[place] = numberAt(largest, place - 1);
      largest[place] = weight;
      threshold = numberAt(largest, LOOKED_AT - 1);
    }
    return threshold;
  }
}

function sumOf(numbers: Float64Array, count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += numberAt(numbers, i);
  return sum;
}
