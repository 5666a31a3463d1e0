import * as z from 'zod/mini';

const hashes = z.array(z.nullable(z.string()));

/** What the deal is made for; see `deal-terms.ts`. */
const dealTerms = z.object({
  game: z.string(),
  rules: z.number(),
  /** A hash of each option's value, by name; options that are not named have their defaults. */
  options: z.record(z.string(), z.string()),
});
export type DealTerms = z.infer<typeof dealTerms>;

/** What this device itself saw of one start of a table. */
const keptRound = z.object({
  /** The commitment that was first shown here; null if the match had begun before this device saw the table. */
  commitment: z.nullable(z.string()),
  /** This device's nonce. It shows the nonce only while this round starts. */
  nonce: z.exactOptional(z.string()),
  /** The seat for which the nonce was shown, and everybody's hashes and what the deal was for at that moment. */
  given: z.exactOptional(z.object({ seat: z.number(), hashes, terms: z.exactOptional(dealTerms) })),
  /** Whether another device of the person gave the hash. */
  elsewhere: z.exactOptional(z.boolean()),
});
export type KeptRound = z.infer<typeof keptRound>;

const keptTable = z.object({
  table: z.string(),
  /** By number of the round. */
  rounds: z.record(z.string(), keptRound),
  /** When this device first saw the table: before the match, during it without a seat, or during it with one. */
  met: z.enum(['before', 'watching', 'seated']),
});
export type KeptTable = z.infer<typeof keptTable>;

/** The stored tables, newest first. */
const MAX_TABLES = 100;

/** Where kept deals are stored. */
interface DealStorage {
  read(): readonly KeptTable[] | null;
  write(tables: readonly KeptTable[]): void;
}

/** Parses stored data; null if it is invalid. */
export function parseKept(json: unknown): readonly KeptTable[] | null {
  const tables = z.safeParse(z.array(keptTable), json);
  return tables.success ? tables.data : null;
}

/**
 * Stores what this device saw of tables before their deals, so that it can check the deals without trusting the server.
 * Without storage the data lasts as long as the page.
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

  /** Records when the device first saw a table; later calls change nothing. */
  meet(table: string, met: KeptTable['met']): void {
    if (!this.of(table)) this.#put({ table, rounds: {}, met });
  }

  /** Changes the stored data about a round. The table must have been recorded before. */
  keep(table: string, round: number, change: Partial<KeptRound>): void {
    const kept = this.of(table);
    if (!kept) throw new Error(`table ${table} was not met`);
    const before = kept.rounds[round] ?? { commitment: null };
    this.#put({ ...kept, rounds: { ...kept.rounds, [round]: { ...before, ...change } } });
  }

  /** Other tabs write too, so the stored data counts. */
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
