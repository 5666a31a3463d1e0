import type Database from 'better-sqlite3';

/** One query with its values, such as Kysely's `compile()` gives. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Something could not be made durable; nothing of it was written. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** Statements that are written together or not at all. */
interface Unit {
  /** Units of one scope follow from each other: where one fails, those after it in the queue fail too. */
  readonly scope: string;
  readonly statements: readonly Statement[];
  readonly settle: (error: Error | null) => void;
}

/**
 * Group commit: whatever is to be written in one turn of the event loop goes into one transaction, so that many commands
 * share the wait for the disk. Nobody is told of anything before `settle`: then it is durable.
 */
export class Writer {
  readonly #sqlite: Database.Database;
  readonly #prepared = new Map<string, Database.Statement>();
  readonly #begin: Database.Statement;
  readonly #commit: Database.Statement;
  #queue: Unit[] = [];
  #scheduled = false;
  /** Told of each commit: how many units it held and how long it took, in milliseconds. */
  onCommit: (units: number, ms: number) => void = () => undefined;
  /** Told of errors thrown by a `settle`, which must not keep the others from theirs. */
  onError: (error: unknown) => void = () => undefined;

  constructor(sqlite: Database.Database) {
    this.#sqlite = sqlite;
    this.#begin = sqlite.prepare('BEGIN IMMEDIATE');
    this.#commit = sqlite.prepare('COMMIT');
  }

  /**
   * Queues statements; `settle` is called once they are durable, or with the error that kept them from it. Units are
   * settled in the order they were queued, failed ones before the others. Without statements, `settle` runs after what was queued before.
   */
  enqueue(scope: string, statements: readonly Statement[], settle: (error: Error | null) => void): void {
    this.#queue.push({ scope, statements, settle });
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => this.flush());
  }

  /** As `enqueue`. @throws if the statements could not be made durable */
  write(scope: string, statements: readonly Statement[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.enqueue(scope, statements, (error) => (error ? reject(error) : resolve()));
    });
  }

  /** Writes all that waits, now. */
  flush(): void {
    this.#scheduled = false;
    const units = this.#queue;
    if (units.length === 0) return;
    this.#queue = [];
    const started = performance.now();
    const errors = this.#commitAll(units);
    this.onCommit(units.length, performance.now() - started);
    // Failures first: what is told of a success may speak of everything that its scope holds in memory.
    if (errors) for (const [i, unit] of units.entries()) if (errors[i]) this.#settle(unit, errors[i]);
    for (const [i, unit] of units.entries()) if (!errors?.[i]) this.#settle(unit, null);
  }

  /** @returns null if all are durable, else the error of each unit, null for those that are */
  #commitAll(units: readonly Unit[]): readonly (Error | null)[] | null {
    const writing = units.filter((unit) => unit.statements.length > 0);
    if (writing.length === 0 || !this.#transact(writing)) return null;
    const failed = new Map<string, Error>();
    return units.map((unit) => {
      const error = failed.get(unit.scope) ?? this.#transact([unit]);
      if (error) failed.set(unit.scope, error);
      return error;
    });
  }

  /** @returns the error that made it roll back, or null */
  #transact(units: readonly Unit[]): Error | null {
    try {
      this.#begin.run();
      for (const { statements } of units)
        for (const { sql, parameters } of statements) this.#statement(sql).run(...parameters);
      this.#commit.run();
      return null;
    } catch (error) {
      if (this.#sqlite.inTransaction) this.#sqlite.exec('ROLLBACK');
      return new StorageError('the data file could not be written to', { cause: error });
    }
  }

  #statement(sql: string): Database.Statement {
    let statement = this.#prepared.get(sql);
    if (!statement) {
      statement = this.#sqlite.prepare(sql);
      this.#prepared.set(sql, statement);
    }
    return statement;
  }

  #settle(unit: Unit, error: Error | null): void {
    try {
      unit.settle(error);
    } catch (error) {
      this.onError(error);
    }
  }
}
