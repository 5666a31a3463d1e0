/** A clock that tests advance; due tasks run in order. */
export class Clock {
  now = 0;
  #tasks: { at: number; task: () => void }[] = [];

  readonly later = (ms: number, task: () => void): (() => void) => {
    const entry = { at: this.now + ms, task };
    this.#tasks.push(entry);
    return () => {
      this.#tasks = this.#tasks.filter((each) => each !== entry);
    };
  };

  /** Advances by `ms` milliseconds. */
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const [next] = this.#tasks.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
      if (!next) break;
      this.#tasks = this.#tasks.filter((each) => each !== next);
      this.now = Math.max(this.now, next.at);
      next.task();
    }
    this.now = end;
  }

  get waiting(): number {
    return this.#tasks.length;
  }
}

/** Runs the continuations of settled promises. */
export async function flushPromises(): Promise<void> {
  for (let i = 0; i < 50; i++) await Promise.resolve();
}
