import { asError, type Commit, type CommitOutcome } from '../store.ts';
import type { ChangeWriter } from './changes.ts';
import type { Connection, Statement } from './driver/port.ts';

const DONE: CommitOutcome = { kind: 'done' };
const REFUSED: CommitOutcome = { kind: 'refused' };

/**
 * Stores groups of commits, each group in one transaction if possible. One process owns the whole data file, so one epoch
 * covers all of its rooms: opening the file raises it, and commits under an earlier one are refused.
 */
export class Transactions {
  readonly #connection: Connection;
  readonly #changes: ChangeWriter;
  readonly #begin: Statement;
  readonly #end: Statement;
  readonly #readEpoch: Statement;
  readonly #readLast: Statement;
  /** Entries of rooms that were written lately. As long as the epoch is the same, nobody else writes any. */
  readonly #counts = new Map<string, number>();

  constructor(connection: Connection, changes: ChangeWriter) {
    this.#connection = connection;
    this.#changes = changes;
    this.#begin = connection.prepare('BEGIN IMMEDIATE');
    this.#end = connection.prepare('COMMIT');
    this.#readEpoch = connection.prepare(`SELECT value FROM setting WHERE key = '${EPOCH}'`);
    this.#readLast = connection.prepare('SELECT max(n) AS last FROM log_entry WHERE table_id = ?');
  }

  commit(commits: readonly Commit[]): readonly CommitOutcome[] {
    const together = this.#transact(commits);
    if (!(together instanceof Error)) return together;
    if (commits.length === 1) return [{ kind: 'failed', error: together }];
    // At least one of them can't be stored; each gets its own transaction to find out which.
    return commits.map((commit) => {
      const alone = this.#transact([commit]);
      return alone instanceof Error ? { kind: 'failed', error: alone } : (alone[0] ?? REFUSED);
    });
  }

  /** @returns the outcomes, or the error because of which nothing was stored */
  #transact(commits: readonly Commit[]): readonly CommitOutcome[] | Error {
    try {
      this.#begin.run();
      const epoch = Number(this.#readEpoch.get()?.['value']);
      const outcomes = commits.map((commit) => this.#write(commit, epoch));
      this.#end.run();
      return outcomes;
    } catch (error) {
      this.#connection.rollback();
      this.#counts.clear();
      return asError(error);
    }
  }

  #write(commit: Commit, epoch: number): CommitOutcome {
    if (commit.room !== null) {
      const { room, next, entries } = commit;
      if (commit.epoch !== epoch || this.#countEntries(room) !== next) return REFUSED;
      for (const [i, entry] of entries.entries()) this.#changes.addEntry(room, next + i, entry);
      this.#counts.set(room, next + entries.length);
    }
    for (const change of commit.changes) this.#changes.write(change);
    return DONE;
  }

  #countEntries(room: string): number {
    if (this.#counts.size > COUNTS) this.#counts.clear();
    return this.#counts.get(room) ?? Number(this.#readLast.get(room)?.['last'] ?? -1) + 1;
  }
}

/** Rooms whose number of entries is remembered, at most. */
const COUNTS = 10_000;

const EPOCH = 'epoch';

/** Raises the epoch of the data file. @returns the new one */
export function raiseEpoch(connection: Connection): number {
  const raise = connection.prepare(
    `INSERT INTO setting (key, value) VALUES ('${EPOCH}', '1')
     ON CONFLICT (key) DO UPDATE SET value = CAST(value AS INTEGER) + 1
     RETURNING value`,
  );
  return Number(raise.get()?.['value']);
}
