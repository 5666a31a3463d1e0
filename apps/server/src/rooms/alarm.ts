import type { ServerContext } from '../core/context.ts';
import { isStoreDown, type Store } from '../storage/store.ts';

/** Deadlines that are read at once, besides those of tables that rest. */
const READ = 50;
/** After this time a table is tried again about which nothing could be done. */
const REST_MS = 30_000;

type AlarmContext = Pick<ServerContext, 'now' | 'after' | 'log'> & {
  readonly store: Pick<Store, 'listDeadlines'>;
};

/**
 * The one timer of all clocks: it waits for the earliest deadline that is stored, and has that table attended to, whether or not
 * it is loaded.
 */
export class Alarm {
  readonly #context: AlarmContext;
  readonly #attend: (table: string) => Promise<void>;
  /** Tables about which nothing could be done, and when they are tried again. */
  readonly #resting = new Map<string, number>();
  #cancel: (() => void) | null = null;
  #armedFor = Number.POSITIVE_INFINITY;
  #isRinging = false;
  #stopped = false;

  constructor(context: AlarmContext, attend: (table: string) => Promise<void>) {
    this.#context = context;
    this.#attend = attend;
  }

  start(): void {
    void this.#ring();
  }

  /** A deadline was stored. */
  note(at: number): void {
    if (at < this.#armedFor) this.#arm(at);
  }

  #arm(at: number): void {
    if (this.#stopped) return;
    this.#cancel?.();
    this.#armedFor = at;
    this.#cancel = this.#context.after(Math.max(0, at - this.#context.now()), () => void this.#ring());
  }

  async #ring(): Promise<void> {
    if (this.#isRinging || this.#stopped) return;
    this.#isRinging = true;
    this.#armedFor = Number.POSITIVE_INFINITY;
    let next = Number.POSITIVE_INFINITY;
    try {
      next = await this.#attendAll();
    } catch (error) {
      if (!isStoreDown(error)) this.#context.log.error({ err: error }, 'deadlines could not be read');
      next = this.#context.now() + REST_MS;
    }
    this.#isRinging = false;
    if (next < this.#armedFor) this.#arm(next);
    // A deadline was added during the run, and has passed.
    else if (this.#armedFor <= this.#context.now()) this.#arm(this.#armedFor);
  }

  /** @returns the next deadline */
  async #attendAll(): Promise<number> {
    const { store, now } = this.#context;
    /** The deadlines that were attended to, by table. */
    const attended = new Map<string, number>();
    for (;;) {
      // Tables that rest come first, since they are still due: nobody's clock may stop because of them.
      const found = await store.listDeadlines(READ + this.#resting.size);
      for (const [table, until] of this.#resting) if (until <= now()) this.#resting.delete(table);
      const awake = found.filter(({ table }) => !this.#resting.has(table));
      const due = awake.filter(({ at }) => at <= now());
      if (due.length === 0 || this.#stopped)
        return Math.min(...awake.map(({ at }) => at), ...this.#resting.values());
      for (const { table, at } of due) {
        // Attended to already, and still due: nothing could be done.
        const isDone = attended.get(table) !== at && (await this.#attendTo(table));
        if (!isDone) this.#resting.set(table, now() + REST_MS);
        attended.set(table, at);
      }
    }
  }

  /** @returns whether it could be done */
  async #attendTo(table: string): Promise<boolean> {
    try {
      await this.#attend(table);
      return true;
    } catch (error) {
      if (!isStoreDown(error))
        this.#context.log.error(
          { err: error, table: table.slice(0, 6) },
          'the clocks of a table could not be attended to',
        );
      return false;
    }
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel?.();
  }
}
