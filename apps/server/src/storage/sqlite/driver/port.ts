/*
 * What the store needs of an SQLite library. Two do: the one that Node bundles, and a compiled package for a Node
 * without. A data file moves freely between them.
 */

export type Row = Readonly<Record<string, unknown>>;

export interface Statement {
  /** Whether it answers with rows. */
  readonly reader: boolean;
  /** Runs it. Rows that it answers with are lost. */
  run(...parameters: readonly unknown[]): Changes;
  /** The first row. */
  get(...parameters: readonly unknown[]): Row | undefined;
  all(...parameters: readonly unknown[]): Row[];
}

export interface Changes {
  readonly changes: number | bigint;
  readonly lastInsertRowid: number | bigint;
}

/** One open database file. */
export interface Connection {
  /** Runs statements without parameters. */
  exec(sql: string): void;
  prepare(sql: string): Statement;
  /** Ends a transaction without its changes, if one is open: SQLite itself ends it after some failures. */
  rollback(): void;
  close(): void;
}

interface OpenOptions {
  readonly readOnly?: boolean;
  /** Milliseconds to wait while another connection holds a lock. */
  readonly timeout: number;
}

export interface Driver {
  readonly name: string;
  /** Opens a file; without `readOnly` it is created if missing. */
  open(file: string, options: OpenOptions): Connection;
}

/** Runs a pragma. @returns the first value it answers with, if any */
export function pragma(connection: Connection, text: string): unknown {
  return Object.values(connection.prepare(`PRAGMA ${text}`).get() ?? {})[0];
}

/** SQLite's primary result codes that mean something to this program. */
const CODES: ReadonlyMap<number, string> = new Map([
  [5, 'SQLITE_BUSY'],
  [6, 'SQLITE_LOCKED'],
  [8, 'SQLITE_READONLY'],
  [10, 'SQLITE_IOERR'],
  [11, 'SQLITE_CORRUPT'],
  [13, 'SQLITE_FULL'],
  [14, 'SQLITE_CANTOPEN'],
  [26, 'SQLITE_NOTADB'],
]);

/** SQLite's name of an error; null if it is not an error of SQLite. */
export function sqliteCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  const { code } = error;
  if (code === 'ERR_SQLITE_ERROR')
    return 'errcode' in error && typeof error.errcode === 'number'
      ? (CODES.get(error.errcode & 0xff) ?? 'SQLITE_ERROR')
      : 'SQLITE_ERROR';
  return typeof code === 'string' && code.startsWith('SQLITE_') ? code : null;
}

/** Whether an error of SQLite is one of these, such as `SQLITE_BUSY`, or a finer case of one. */
export function isSqliteError(error: unknown, ...codes: readonly string[]): boolean {
  const code = sqliteCode(error);
  return code !== null && codes.some((each) => code === each || code.startsWith(`${each}_`));
}
