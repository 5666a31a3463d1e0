/**
 * Earlier positions, fetched once each: the log only grows, so what stood after a line stands for ever. `fetch` gives
 * the view after line `index`, read by the game.
 */
export class PositionCache {
  readonly #fetch: (index: number) => Promise<unknown>;
  readonly #known = new Map<number, Promise<unknown>>();

  constructor(fetch: (index: number) => Promise<unknown>) {
    this.#fetch = fetch;
  }

  at(index: number): Promise<unknown> {
    const known = this.#known.get(index);
    if (known) return known;
    const asked = this.#fetch(index);
    this.#known.set(index, asked);
    // A failed look may be tried again; whoever asked hears of the failure.
    asked.catch(() => this.#known.delete(index));
    return asked;
  }

  /** Another viewer, or another match: nothing known holds any more. */
  clear(): void {
    this.#known.clear();
  }
}
