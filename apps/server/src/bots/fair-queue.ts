/** Whom a decision is charged to. */
export interface Payer {
  readonly network: string;
  readonly table: string;
}

interface Share {
  /** Milliseconds charged so far; a new one starts where the network served last was. */
  spent: number;
  running: number;
}

interface TableQueue<T> extends Share {
  readonly items: T[];
}

interface NetworkQueue<T> extends Share {
  readonly tables: Map<string, TableQueue<T>>;
}

/**
 * Fair queue of waiting tasks. The network that has used the least time comes first, within it the table that has used the least
 * time, and within that the task that has waited longest. An idle network saves up nothing: when it returns, its time starts at
 * that of the network served last.
 */
export class FairQueue<T> {
  readonly #networks = new Map<string, NetworkQueue<T>>();
  /** Time used by the network that was served last. */
  #served = 0;
  #waiting = 0;

  /** Number of tasks that wait. */
  get size(): number {
    return this.#waiting;
  }

  add({ network, table }: Payer, item: T): void {
    let queue = this.#networks.get(network);
    if (!queue) {
      queue = { spent: this.#served, running: 0, tables: new Map() };
      this.#networks.set(network, queue);
    }
    let at = queue.tables.get(table);
    if (!at) {
      const least = Math.min(...[...queue.tables.values()].map(({ spent }) => spent));
      at = { spent: Number.isFinite(least) ? least : 0, running: 0, items: [] };
      queue.tables.set(table, at);
    }
    at.items.push(item);
    this.#waiting++;
  }

  /**
   * Takes the next task and charges what it is expected to take.
   * @param most tasks of one network that may run at once
   */
  take(expect: (item: T) => number, most: number): { readonly payer: Payer; readonly item: T } | null {
    const network = least(this.#networks, (queue) => waits(queue) && queue.running < most);
    if (!network) return null;
    const table = least(network.value.tables, ({ items }) => items.length > 0);
    const item = table?.value.items.shift();
    if (!table || item === undefined) return null;
    this.#waiting--;
    this.#served = Math.max(this.#served, network.value.spent);
    const payer = { network: network.key, table: table.key };
    for (const share of [network.value, table.value]) {
      share.running++;
      share.spent += expect(item);
    }
    return { payer, item };
  }

  /** A task has ended. @param more milliseconds it took beyond what was expected; less is negative */
  end({ network, table }: Payer, more: number): void {
    const queue = this.#networks.get(network);
    const at = queue?.tables.get(table);
    if (!queue || !at) return;
    for (const share of [queue, at]) {
      share.running--;
      share.spent += more;
    }
    this.#forget();
  }

  clear(): void {
    this.#networks.clear();
    this.#waiting = 0;
  }

  /** Forgets networks and tables that neither wait nor run and would gain nothing by being new. */
  #forget(): void {
    for (const [network, queue] of this.#networks) {
      const idle = queue.running === 0 && !waits(queue);
      if (idle && queue.spent <= this.#served) this.#networks.delete(network);
      if (idle && this.#waiting === 0) this.#networks.delete(network);
      for (const [table, { running, items }] of queue.tables)
        if (running === 0 && items.length === 0 && queue.tables.size > KEPT_TABLES)
          queue.tables.delete(table);
    }
    if (this.#networks.size === 0) this.#served = 0;
  }
}

/** Tables of a network whose use is remembered while they neither wait nor run. */
const KEPT_TABLES = 100;

function waits<T>({ tables }: NetworkQueue<T>): boolean {
  for (const { items } of tables.values()) if (items.length > 0) return true;
  return false;
}

/** The entry that has spent least among those that fit; the first of equals. */
function least<S extends Share>(
  entries: ReadonlyMap<string, S>,
  fits: (share: S) => boolean,
): { readonly key: string; readonly value: S } | null {
  let found: { readonly key: string; readonly value: S } | null = null;
  for (const [key, value] of entries)
    if (fits(value) && (found === null || value.spent < found.value.spent)) found = { key, value };
  return found;
}
