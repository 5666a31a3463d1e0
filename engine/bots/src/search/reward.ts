import type { Seat } from '@durbar/kernel';
import { meanDistance, shareOfWin, winChanceOfMargin, winChanceOfScores } from '../state-value.ts';
import type { SearchRules } from './search-rules.ts';
import { MAX_SEATS } from './search-rules.ts';

/** Values states by rough chances to win, with memory that is reused from call to call. */
export class Reward<C> {
  /** Mean distance between the scores of two seats at the end of playouts, in points. */
  spread = 1;
  readonly #rules: SearchRules<C, unknown>;
  /** Part of a finished match's reward that is the win, from 0 to 1. */
  readonly #win: number;
  readonly #scores = new Float64Array(MAX_SEATS);
  readonly #ranks = new Int32Array(MAX_SEATS);

  constructor(rules: SearchRules<C, unknown>, win: number) {
    this.#rules = rules;
    this.#win = win;
  }

  /** Distance between final or expected scores; without them the lead of `seat`, either way. */
  distance(state: C, seat: Seat): number {
    if (!this.#rules.scores) return Math.abs(this.#rules.value(state, seat));
    return meanDistance(this.#scores, this.#rules.scores(state, this.#scores));
  }

  /** Rough chance of `seat` to win by its final, expected or estimated points, from 0 to 1. */
  winChance(state: C, seat: Seat): number {
    const count = this.#rules.scores?.(state, this.#scores) ?? 0;
    return this.#winChance(state, seat, count);
  }

  /**
   * Adds the reward of each of the seats for an iteration that is valued at `state`, divided by the number of valuations.
   * @param seats one bit each
   */
  add(state: C, seats: number, valuations: number, rewards: Float64Array): void {
    const rules = this.#rules;
    const scored = rules.scores?.(state, this.#scores) ?? 0;
    const isOver = rules.active(state) === 0;
    const ranked = isOver ? rules.ranks(state, this.#ranks) : 0;
    for (let left = seats; left !== 0; left &= left - 1) {
      const seat = 31 - Math.clz32(left & -left);
      let reward = this.#winChance(state, seat, scored);
      if (isOver) reward = this.#win * shareOfWin(this.#ranks, ranked, seat) + (1 - this.#win) * reward;
      rewards[seat] = (rewards[seat] ?? 0) + reward / valuations;
    }
  }

  /** @param count number of scores that were written; 0 if the game does not estimate them */
  #winChance(state: C, seat: Seat, count: number): number {
    return this.#rules.scores
      ? winChanceOfScores(this.#scores, count, seat, this.spread)
      : winChanceOfMargin(this.#rules.value(state, seat), this.spread);
  }
}
