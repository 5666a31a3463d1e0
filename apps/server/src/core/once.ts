/** How long an answer is kept for a request that comes again. */
const KEPT_MS = 10 * 60_000;
/** Number of answers to keep: beyond it the oldest is dropped. */
const MAX_KEPT = 10_000;

/** Carries out each request once: one that comes again, even while the first is on its way, gets the same answer. */
export class Once<T> {
  readonly #now: () => number;
  readonly #answers = new Map<string, { readonly at: number; readonly answer: Promise<T> }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** @param key of the request, null for one that cannot come again. What fails may be tried again. */
  run(key: string | null, task: () => Promise<T>): Promise<T> {
    if (key === null) return task();
    const known = this.#answers.get(key);
    if (known && this.#now() - known.at < KEPT_MS) return known.answer;
    const answer = task();
    const kept = { at: this.#now(), answer };
    this.#answers.set(key, kept);
    answer.catch(() => {
      if (this.#answers.get(key) === kept) this.#answers.delete(key);
    });
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > MAX_KEPT && oldest !== undefined) this.#answers.delete(oldest);
    return answer;
  }
}
