/** Runs `task` before the next animation frame, or soon on a hidden page. */
export type ScheduleTask = (task: () => void) => void;

/**
 * Collects events until the next animation frame and delivers them together: bots that move several times within a frame
 * cost one rendering of the table.
 */
export class UpdateBatcher<E extends object> {
  readonly #schedule: ScheduleTask;
  readonly #read: (event: E) => void;
  readonly #done: () => void;
  readonly #events: E[] = [];
  #scheduled = false;
  #delivering = false;

  /**
   * @param read receives each event in the order of arrival
   * @param done called after the last event of a batch
   */
  constructor(schedule: ScheduleTask, read: (event: E) => void, done: () => void) {
    this.#schedule = schedule;
    this.#read = read;
    this.#done = done;
  }

  add(event: E): void {
    this.#events.push(event);
    // Events that arrive during a delivery join it at its end.
    if (!this.#delivering) this.#scheduleDelivery();
  }

  /** Delivers all events now. If one throws, those behind it come with the next delivery. */
  flush(): void {
    this.#scheduled = false;
    this.#delivering = true;
    try {
      for (let event = this.#events.shift(); event !== undefined; event = this.#events.shift())
        this.#read(event);
    } finally {
      this.#delivering = false;
      this.#done();
      if (this.#events.length > 0) this.#scheduleDelivery();
    }
  }

  /** Drops all events. */
  clear(): void {
    this.#events.length = 0;
  }

  #scheduleDelivery(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    this.#schedule(() => this.flush());
  }
}
