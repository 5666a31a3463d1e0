/** A token bucket: allows a number of things per second on average, and twice as many at once. */
export class TokenBucket {
  readonly #perSecond: number;
  #left: number;
  #at: number;

  /** @param now milliseconds of any monotonic clock */
  constructor(perSecond: number, now: number) {
    this.#perSecond = perSecond;
    this.#left = 2 * perSecond;
    this.#at = now;
  }

  /** Takes a token; false if none is left. */
  take(now: number): boolean {
    this.#left = Math.min(2 * this.#perSecond, this.#left + ((now - this.#at) * this.#perSecond) / 1000);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
