/** Runs `task` before the next picture is drawn, or soon where nothing is drawn. */
export type ScheduleTask = (task: () => void) => void;

/**
 * Keeps what arrives until the next picture is drawn, and then hands all of it on at once: bots that move one after
 * the other within a frame cost one drawing of the table, not one each.
 */
export class UpdateBatcher<E extends object> {
  readonly #soon: ScheduleTask;
  readonly #read: (event: E) => void;
  readonly #done: () => void;
  readonly #events: E[] = [];
  #asked = false;
  #reading = false;

  /**
   * @param read gets each event in the order of arrival, one after the other
   * @param done called after the last one of those that were there together
   */
  constructor(soon: ScheduleTask, read: (event: E) => void, done: () => void) {
    this.#soon = soon;
    this.#read = read;
    this.#done = done;
  }

  add(event: E): void {
    this.#events.push(event);
    // What comes while others are read is read behind them.
    if (!this.#reading) this.#ask();
  }

  /** Hands on what is there now. What lies behind an event that can't be read is handed on the next time. */
  empty(): void {
    this.#asked = false;
    this.#reading = true;
    try {
      for (let event = this.#events.shift(); event !== undefined; event = this.#events.shift())
        this.#read(event);
    } finally {
      this.#reading = false;
      this.#done();
      if (this.#events.length > 0) this.#ask();
    }
  }

  /** Forgets what is there. */
  clear(): void {
    this.#events.length = 0;
  }

  #ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.#soon(() => this.empty());
  }
}
