import type { Logger } from 'pino';
import type { Span } from '../clocks/calendar.ts';
import { mergeSpans } from '../clocks/running-time.ts';
import { isStoreDown, type RowChange, type Store } from '../storage/store.ts';
import type { Writer } from '../storage/writer.ts';
import type { Clock } from './clock.ts';

/** The setting that says when the server last ran. */
const HEARTBEAT = 'heartbeat';
/** Shorter outages do not count. Longer than the time between two heartbeats. */
const SHORTEST_MS = 15_000;

/** When the server did not run, or could store nothing: clocks do not count that time. */
export class Outages {
  readonly #writer: Writer;
  readonly #clock: Clock;
  readonly #log: Logger;
  #spans: readonly Span[];
  #beatAt: { readonly now: number; readonly elapsed: number };
  #timer: NodeJS.Timeout | null = null;

  private constructor(writer: Writer, clock: Clock, log: Logger, spans: readonly Span[]) {
    this.#writer = writer;
    this.#clock = clock;
    this.#log = log;
    this.#spans = mergeSpans(spans);
    this.#beatAt = { now: clock.now(), elapsed: clock.elapsed() };
  }

  /** Reads what is known, and notes the time since the last heartbeat. */
  static async open(store: Store, writer: Writer, clock: Clock, log: Logger): Promise<Outages> {
    const last = Number(await store.readSetting(HEARTBEAT));
    const outages = new Outages(writer, clock, log, await store.listOutages());
    const { now } = outages.#beatAt;
    // If the machine's clock was set back, the length of the outage is unknown.
    await outages.#store(last > 0 && now - last >= SHORTEST_MS ? { from: last, until: now } : null, now);
    return outages;
  }

  /** In order, without overlaps. */
  get spans(): readonly Span[] {
    return this.#spans;
  }

  /** @param beatMs milliseconds between two heartbeats */
  start(beatMs: number): void {
    this.#timer = setInterval(() => void this.beat(), beatMs);
    this.#timer.unref();
  }

  /** Stores that the server runs. Where it could store nothing for a while, or was stopped, that is an outage. */
  async beat(): Promise<void> {
    const [now, elapsed] = [this.#clock.now(), this.#clock.elapsed()];
    const before = this.#beatAt;
    // By the clock that nobody can set: a jump of the other one is no outage.
    const gap = elapsed - before.elapsed >= SHORTEST_MS ? { from: before.now, until: now } : null;
    try {
      await this.#store(gap && gap.from < gap.until ? gap : null, now);
      this.#beatAt = { now, elapsed };
    } catch (error) {
      if (!isStoreDown(error)) this.#log.warn({ err: error }, 'a heartbeat could not be stored');
    }
  }

  async #store(outage: Span | null, now: number): Promise<void> {
    const changes: RowChange[] = [{ kind: 'put setting', key: HEARTBEAT, value: String(now) }];
    if (outage) changes.push({ kind: 'add outage', outage });
    await this.#writer.writeRows(changes);
    if (outage) this.#spans = mergeSpans([...this.#spans, outage]);
  }

  /** The server stops in order: what comes now is an outage. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    try {
      await this.#store(null, this.#clock.now());
    } catch (error) {
      if (!isStoreDown(error)) this.#log.warn({ err: error }, 'the last heartbeat could not be stored');
    }
  }
}
