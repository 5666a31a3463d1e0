/** A token bucket: gives a number of tokens per second on average, and twice as many at once. */
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

  /** Takes tokens. @returns false, and takes none, if too few are left */
  take(now: number, tokens: number = 1): boolean {
    this.#fill(now);
    if (this.#left < tokens) return false;
    this.#left -= tokens;
    return true;
  }

  /** Whether more than half of what can be had at once is taken. */
  isLow(now: number): boolean {
    this.#fill(now);
    return this.#left < this.#perSecond;
  }

  /** Whether nothing was taken lately: a new bucket would be the same. */
  isFull(now: number): boolean {
    this.#fill(now);
    return this.#left >= 2 * this.#perSecond;
  }

  #fill(now: number): void {
    this.#left = Math.min(2 * this.#perSecond, this.#left + ((now - this.#at) * this.#perSecond) / 1000);
    this.#at = now;
  }
}
