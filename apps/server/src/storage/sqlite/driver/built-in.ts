import { createRequire, isBuiltin } from 'node:module';
import {
  type Changes,
  type Connection,
  type Driver,
  isSqliteError,
  type Row,
  type Statement,
} from './port.ts';

const MODULE = 'node:sqlite';

/* What is used of `node:sqlite`, which the oldest Node that is supported does not have. */

interface BuiltInStatement {
  run(...parameters: readonly unknown[]): Changes;
  get(...parameters: readonly unknown[]): Row | undefined;
  all(...parameters: readonly unknown[]): Row[];
}

interface BuiltInDatabase {
  exec(sql: string): void;
  prepare(sql: string): BuiltInStatement;
  close(): void;
}

interface SqliteModule {
  readonly DatabaseSync: new (file: string, options: { readonly readOnly: boolean }) => BuiltInDatabase;
}

/** The SQLite that Node bundles, from 22.13 on; null if this one has none. */
export function builtInDriver(): Driver | null {
  if (!isBuiltin(MODULE)) return null;
  const loaded = loadQuietly();
  if (!isSqliteModule(loaded)) return null;
  const { DatabaseSync } = loaded;
  return {
    name: MODULE,
    open(file, { readOnly = false, timeout }) {
      const connection = connect(new DatabaseSync(file, { readOnly }));
      connection.exec(`PRAGMA busy_timeout = ${timeout}`);
      return connection;
    },
  };
}

/** Node 22 and 24 warn on standard error that the module may change; hosts can do nothing about that. */
function loadQuietly(): unknown {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = () => undefined;
  try {
    return createRequire(import.meta.url)(MODULE);
  } finally {
    process.emitWarning = emitWarning;
  }
}

function isSqliteModule(loaded: unknown): loaded is SqliteModule {
  return (
    typeof loaded === 'object' &&
    loaded !== null &&
    'DatabaseSync' in loaded &&
    typeof loaded.DatabaseSync === 'function'
  );
}

function connect(db: BuiltInDatabase): Connection {
  return {
    exec: (sql) => db.exec(sql),
    prepare: (sql) => statement(db.prepare(sql), returnsRows(sql)),
    rollback() {
      try {
        db.exec('ROLLBACK');
      } catch (error) {
        // It says so only by its message, and Node 22.13 cannot be asked whether a transaction is open.
        if (!isSqliteError(error, 'SQLITE_ERROR')) throw error;
      }
    },
    close: () => db.close(),
  };
}

function statement(prepared: BuiltInStatement, reader: boolean): Statement {
  return {
    reader,
    run: (...parameters) => prepared.run(...parameters),
    get: (...parameters) => prepared.get(...parameters),
    all: (...parameters) => prepared.all(...parameters),
  };
}

/** By its words, as Node 22.13 can't be asked. Taking one for a reader that is none does no harm: it answers with no rows. */
function returnsRows(sql: string): boolean {
  return /^\s*(?:select|with|pragma|explain|values)\b/i.test(sql) || /\breturning\b/i.test(sql);
}
