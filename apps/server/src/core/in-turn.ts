/** Has tasks of one key carried out one after the other: each finds what the one before has stored. */
export class InTurn {
  readonly #last = new Map<string, Promise<unknown>>();

  /** @returns what the task returns */
  run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key);
    const done = before ? before.then(task, task) : task();
    this.#last.set(key, done);
    const end = () => {
      if (this.#last.get(key) === done) this.#last.delete(key);
    };
    done.then(end, end);
    return done;
  }
}
