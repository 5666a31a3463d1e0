const HOUR = 60 * 60_000;
/** More keys than these are not remembered: the oldest goes first. */
const MOST_KEYS = 10_000;

/** How often something may be done within an hour, for each address or network. */
export class HourlyLimit {
  readonly #elapsed: () => number;
  readonly #most: number;
  readonly #done = new Map<string, readonly number[]>();

  /** @param elapsed milliseconds of a clock that nobody can set */
  constructor(elapsed: () => number, most: number) {
    this.#elapsed = elapsed;
    this.#most = most;
  }

  /** Whether it may be done once more; it counts as done then. Upper and lower case are alike. */
  allows(given: string): boolean {
    const key = given.toLowerCase();
    const at = this.#elapsed();
    const recent = (this.#done.get(key) ?? []).filter((each) => at - each < HOUR);
    if (recent.length >= this.#most) return false;
    this.#done.delete(key);
    this.#done.set(key, [...recent, at]);
    const [oldest] = this.#done.keys();
    if (this.#done.size > MOST_KEYS && oldest !== undefined) this.#done.delete(oldest);
    return true;
  }
}
