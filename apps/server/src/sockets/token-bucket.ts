/** Allows so many things a second on average, and twice as many at once. */
export class Bucket {
  readonly #perSecond: number;
  #left: number;
  #at: number;

  /** @param now milliseconds, of any clock that never goes back */
  constructor(perSecond: number, now: number) {
    this.#perSecond = perSecond;
    this.#left = 2 * perSecond;
    this.#at = now;
  }

  /** Takes one; false where none is left. */
  take(now: number): boolean {
    this.#left = Math.min(2 * this.#perSecond, this.#left + ((now - this.#at) * this.#perSecond) / 1000);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
