import * as z from 'zod/mini';

const hashes = z.array(z.nullable(z.string()));

/** What this device knows of one start of a table, first-hand. */
const keptRound = z.object({
  /** The commitment as it was first shown here; null where the match had begun before this device saw the table. */
  commitment: z.nullable(z.string()),
  /** This device's nonce. It shows the nonce only while this round starts. */
  nonce: z.exactOptional(z.string()),
  /** The seat for which the nonce was shown, and everybody's hashes at that moment. */
  given: z.exactOptional(z.object({ seat: z.number(), hashes })),
  /** Another device of the person gave the hash. */
  elsewhere: z.exactOptional(z.boolean()),
});
export type KeptRound = z.infer<typeof keptRound>;

const keptTable = z.object({
  table: z.string(),
  /** By the number of the round. */
  rounds: z.record(z.string(), keptRound),
  /** How this device first met the table: before the match, during it without a seat, or during it with one. */
  met: z.enum(['before', 'watching', 'seated']),
});
export type KeptTable = z.infer<typeof keptTable>;

/** Tables that are kept, the newest first. */
const MAX_TABLES = 100;

/** Where kept deals are stored. */
interface DealStorage {
  read(): readonly KeptTable[] | null;
  write(tables: readonly KeptTable[]): void;
}

/** Reads what was stored; null if it is nothing of the kind. */
export function parseKept(json: unknown): readonly KeptTable[] | null {
  const tables = z.safeParse(z.array(keptTable), json);
  return tables.success ? tables.data : null;
}

/**
 * What this device keeps of tables from before their deals, so that it can check them without believing the server. Without
 * storage it lasts as long as the page.
 */
export class KeptDeals {
  readonly #storage: DealStorage;
  #tables: readonly KeptTable[] = [];

  constructor(storage: DealStorage) {
    this.#storage = storage;
  }

  of(table: string): KeptTable | null {
    return this.#read().find((kept) => kept.table === table) ?? null;
  }

  round(table: string, round: number): KeptRound | null {
    return this.of(table)?.rounds[round] ?? null;
  }

  /** Notes how the device first met a table; later calls change nothing. */
  meet(table: string, met: KeptTable['met']): void {
    if (!this.of(table)) this.#put({ table, rounds: {}, met });
  }

  /** Changes what is kept of a round of a table that was met. */
  keep(table: string, round: number, change: Partial<KeptRound>): void {
    const kept = this.of(table);
    if (!kept) throw new Error(`table ${table} was not met`);
    const before = kept.rounds[round] ?? { commitment: null };
    this.#put({ ...kept, rounds: { ...kept.rounds, [round]: { ...before, ...change } } });
  }

  /** Other tabs write too, so what is stored counts. */
  #read(): readonly KeptTable[] {
    this.#tables = this.#storage.read() ?? this.#tables;
    return this.#tables;
  }

  #put(changed: KeptTable): void {
    const others = this.#read().filter(({ table }) => table !== changed.table);
    this.#tables = [changed, ...others].slice(0, MAX_TABLES);
    this.#storage.write(this.#tables);
  }
}
