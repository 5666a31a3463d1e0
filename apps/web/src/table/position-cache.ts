/** Fetches each earlier position only once: the log only grows, so the position after an entry never changes. */
export class PositionCache {
  readonly #fetch: (index: number) => Promise<unknown>;
  readonly #known = new Map<number, Promise<unknown>>();

  /** @param fetch loads the view after log entry `index`, parsed by the game */
  constructor(fetch: (index: number) => Promise<unknown>) {
    this.#fetch = fetch;
  }

  at(index: number): Promise<unknown> {
    const known = this.#known.get(index);
    if (known) return known;
    const loading = this.#fetch(index);
    this.#known.set(index, loading);
    // The caller handles the failure; the next call tries again.
    loading.catch(() => this.#known.delete(index));
    return loading;
  }

  /** Drops everything, because the viewer changed. */
  clear(): void {
    this.#known.clear();
  }
}
