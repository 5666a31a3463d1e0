import { isStoreDown } from '../storage/store.ts';
import type { ServerContext } from './context.ts';

/** What is read at once, besides what rests. */
const READ = 50;
/** After this time that is tried again about which nothing could be done. */
const REST_MS = 30_000;

/** When something is due, and about what. */
interface Due {
  readonly id: string;
  readonly at: number;
}

/** What an alarm rings for. */
interface Duty {
  /** For the log. */
  readonly name: string;
  /** What is stored as due first, at most so many, in order. */
  list(count: number): Promise<readonly Due[]>;
  /** Does what is due about one of them. */
  attend(id: string): Promise<void>;
  /** Whether several that are due are attended to at once, begun in order; otherwise one after the other. */
  readonly atOnce: boolean;
}

/** One timer for all that is due: it waits for the earliest instant that is stored, and has what is due then attended to. */
export class Alarm {
  readonly #context: Pick<ServerContext, 'now' | 'after' | 'log'>;
  readonly #duty: Duty;
  /** Things about which nothing could be done, and when they are tried again. */
  readonly #resting = new Map<string, number>();
  #cancel: (() => void) | null = null;
  #armedFor = Number.POSITIVE_INFINITY;
  #isRinging = false;
  #stopped = false;

  constructor(context: Pick<ServerContext, 'now' | 'after' | 'log'>, duty: Duty) {
    this.#context = context;
    this.#duty = duty;
  }

  start(): void {
    void this.#ring();
  }

  /** Something was stored that is due then. */
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
      if (!isStoreDown(error))
        this.#context.log.error({ err: error, of: this.#duty.name }, 'what is due could not be read');
      next = this.#context.now() + REST_MS;
    }
    this.#isRinging = false;
    if (next < this.#armedFor) this.#arm(next);
    // Something was added during the run, and is due already.
    else if (this.#armedFor <= this.#context.now()) this.#arm(this.#armedFor);
  }

  /** @returns when something is due next */
  async #attendAll(): Promise<number> {
    const { now } = this.#context;
    /** What was attended to, and when that was due. */
    const attended = new Map<string, number>();
    for (;;) {
      // What rests comes first, since it is still due: nothing else may be late because of it.
      const found = await this.#duty.list(READ + this.#resting.size);
      for (const [id, until] of this.#resting) if (until <= now()) this.#resting.delete(id);
      const awake = found.filter(({ id }) => !this.#resting.has(id));
      const due = awake.filter(({ at }) => at <= now());
      if (due.length === 0 || this.#stopped)
        return Math.min(...awake.map(({ at }) => at), ...this.#resting.values());
      const attend = async ({ id, at }: Due): Promise<void> => {
        // Attended to already, and still due: nothing could be done.
        const isDone = attended.get(id) !== at && (await this.#attendTo(id));
        if (!isDone) this.#resting.set(id, now() + REST_MS);
        attended.set(id, at);
      };
      if (this.#duty.atOnce) await Promise.all(due.map(attend));
      else for (const each of due) await attend(each);
    }
  }

  /** @returns whether it could be done */
  async #attendTo(id: string): Promise<boolean> {
    try {
      await this.#duty.attend(id);
      return true;
    } catch (error) {
      if (!isStoreDown(error))
        this.#context.log.error(
          { err: error, of: this.#duty.name, id: id.slice(0, 6) },
          'what is due could not be done',
        );
      return false;
    }
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel?.();
  }
}
