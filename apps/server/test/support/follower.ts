import type { FromServer, WireLogEntry, WireSituation } from '@durbar/protocol';
import type { Page } from './page.ts';

/** Follows one table as a page does: a snapshot, then updates without gaps or repetitions. */
export class Follower {
  readonly table: string;
  stream = '';
  n = -1;
  situation: WireSituation | null = null;
  log: WireLogEntry[] = [];
  /** Number of snapshots, the first one included. */
  snapshots = 0;
  /** Violations of the stream's rules. */
  readonly faults: string[] = [];
  #page: Page | null = null;
  #read = 0;

  constructor(table: string) {
    this.table = table;
  }

  /** Opens the table through a page, resuming from what is known. */
  attach(page: Page): void {
    this.#page = page;
    this.#read = page.got.length;
    const known = this.n >= 0 ? { stream: this.stream, since: this.n, chat: 0 } : {};
    page.send({ t: 'watch', table: this.table, ...known });
  }

  /** Reads the messages since the last call. */
  read(): this {
    const page = this.#page;
    if (!page) return this;
    for (; this.#read < page.got.length; this.#read++) {
      const message = page.got[this.#read];
      if (message) this.#take(message);
    }
    return this;
  }

  #take(message: FromServer): void {
    if (message.t === 'table' && message.info.id === this.table && message.snapshot) {
      this.snapshots++;
      this.stream = message.stream;
      this.n = message.snapshot.n;
      this.situation = message.snapshot.situation;
      this.log = [...message.snapshot.log];
    }
    if (message.t !== 'update' || message.table !== this.table || !this.situation) return;
    const { update } = message;
    if (update.n !== this.n + 1) this.faults.push(`update ${update.n} after ${this.n}`);
    for (const { index } of update.happened)
      if (index !== this.log.length) this.faults.push(`line ${index} after ${this.log.length} lines`);
      else this.log.push(...update.happened.filter((each) => each.index === index));
    this.n = update.n;
    const view = { ...(this.situation.view as object), ...update.view };
    this.situation = { ...this.situation, ...defined(update.set), ...defined(update.own), view };
  }

  /** Waits until the known state fulfils a condition. */
  async until(holds: (situation: WireSituation) => boolean, what: string): Promise<WireSituation> {
    if (!this.#page) throw new Error('it follows nothing');
    await this.#page.until(() => {
      this.read();
      return this.situation !== null && holds(this.situation);
    }, what);
    if (!this.situation) throw new Error('it was there a moment ago');
    return this.situation;
  }
}

/** The fields that are present: the schema's type also allows `undefined`, which JSON never contains. */
function defined(set: Partial<WireSituation>): Partial<WireSituation> {
  return Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
}
