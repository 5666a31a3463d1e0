import type { ServerParts } from '../../src/index.ts';

/** The time of a test: it passes when the test says so, and then what was to run later runs. */
export class TestTime {
  #now: number;
  readonly #tasks = new Map<number, { readonly at: number; readonly task: () => void }>();
  #count = 0;

  constructor(now = 1_800_000_000_000) {
    this.#now = now;
  }

  get now(): number {
    return this.#now;
  }

  /** What a server takes its time from. */
  readonly parts: Pick<ServerParts, 'now' | 'after'> = {
    now: () => this.#now,
    after: (ms, task) => {
      const id = this.#count++;
      this.#tasks.set(id, { at: this.#now + ms, task });
      return () => void this.#tasks.delete(id);
    },
  };

  /** Lets time pass, in one step: as for a machine that slept. */
  pass(ms: number): void {
    this.#now += ms;
    for (const [id, { at, task }] of this.#tasks) {
      if (at > this.#now) continue;
      this.#tasks.delete(id);
      task();
    }
  }
}
