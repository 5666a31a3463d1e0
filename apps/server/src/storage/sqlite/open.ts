import { existsSync, statSync } from 'node:fs';
import { Kysely, SqliteDialect } from 'kysely';
import { StartupError } from '../../config/settings.ts';
import { chooseDriver } from './driver/choose.ts';
import { type Connection, type Driver, isSqliteError, pragma, sqliteCode } from './driver/port.ts';
import { allowReaders, requireExclusive } from './exclusive.ts';
import { APPLICATION_ID, checkDataFile, reason } from './file-check.ts';
import { FileGuard } from './file-guard.ts';
import type { Warn } from './health.ts';
import { isOpenHere, noteOpen } from './identity.ts';
import { FileLock, inUse, realFile } from './lock.ts';
import { checkSchema, migrate, requireTables } from './migrate.ts';
import { createPrivate, tighten } from './private-files.ts';
import { refuseIfRescued } from './rescue.ts';
import type { Db, Schema } from './schema.ts';
import { SqliteStore } from './store.ts';

/** Larger files are checked only where they are read: checking all of them would delay the start. */
const CHECKED_BYTES = 256 * 1024 * 1024;

/** How long another connection, such as a backup's, may keep the file before it counts as in use. */
const TIMEOUT_MS = 3000;

export interface OpenParts {
  /** Without it, the one that this Node has. */
  readonly driver?: Driver | undefined;
  readonly warn?: Warn | undefined;
}

/**
 * Opens the data file, creates it if missing, and brings its schema up to date. Reads and writes share one connection.
 * @throws {StartupError} if it cannot be used; then nothing in it was changed
 */
export async function openSqlite(file: string, { driver, warn }: OpenParts = {}): Promise<SqliteStore> {
  const chosen = driver ?? (await chooseDriver());
  const size = checkDataFile(file);
  if (isOpenHere(file)) throw inUse(file);
  if (size === 0) refuseIfRescued(file);
  const lock = new FileLock(chosen, file);
  let connection: Connection | undefined;
  try {
    keepPrivate(file, lock, warn);
    const mayLackWal = mayHaveWalElsewhere(file);
    connection = chosen.open(file, { timeout: TIMEOUT_MS });
    takeFile(connection, file, size, mayLackWal);
    const db = connect(connection);
    await migrate(db);
    await requireTables(db);
    return new SqliteStore(db, connection, new FileGuard(realFile(file), lock, noteOpen(file)), warn);
  } catch (error) {
    connection?.close();
    lock.release();
    throw startupError(error, file);
  }
}

function startupError(error: unknown, file: string): unknown {
  if (sqliteCode(error) === null) return error;
  if (isSqliteError(error, 'SQLITE_CORRUPT', 'SQLITE_NOTADB')) return damaged(file);
  return new StartupError(`The data file ${file} cannot be used: ${reason(error)}. It was not changed.`);
}

function damaged(file: string): StartupError {
  return new StartupError(`The data file ${file} is damaged; it was not changed. Restore a backup.`);
}

/** Sees to it that only the owner of the data file can read it and what lies beside it. */
function keepPrivate(file: string, lock: FileLock, warn: OpenParts['warn']): void {
  const real = realFile(file);
  try {
    createPrivate(real);
  } catch (error) {
    throw new StartupError(`The data file ${file} cannot be created: ${reason(error)}.`);
  }
  const { done, refused } = tighten([real, `${real}-wal`, `${real}-shm`, lock.path]);
  if (done.length > 0)
    warn?.({ files: done }, 'other users of this machine could read these files; now only their owner can');
  if (refused.length > 0)
    warn?.(
      { files: refused },
      'other users of this machine can read these files, and their mode cannot be changed',
    );
}

/**
 * Whether the newest changes may be in a write-ahead log beside another name of the file: a server that was killed under that
 * name has left it there.
 */
function mayHaveWalElsewhere(file: string): boolean {
  const real = realFile(file);
  return statSync(real).nlink > 1 && !existsSync(`${real}-wal`);
}

/** Makes sure that nobody else has the file, and that it is sound. */
function takeFile(connection: Connection, file: string, size: number, mayLackWal: boolean): void {
  requireExclusive(connection, file);
  if (mayLackWal && pragma(connection, 'journal_mode') === 'wal')
    throw new StartupError(
      `The data file ${file} has a second name (a hard link), and was not closed under this one. Start Durbar once under the other name, or remove that name.`,
    );
  if (size === 0) connection.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
  else if (size <= CHECKED_BYTES && pragma(connection, 'quick_check(1)') !== 'ok') throw damaged(file);
  checkSchema(connection, file);
  allowReaders(connection, file);
}

/** Sets a connection up to store durably. */
export function connect(connection: Connection): Db {
  connection.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA temp_store = MEMORY;
    PRAGMA cache_size = -65536;
    -- More than the standard 1000 pages: fewer pauses while the write-ahead log is copied into the file.
    PRAGMA wal_autocheckpoint = 4000;
  `);
  return new Kysely<Schema>({
    dialect: new SqliteDialect({
      database: {
        prepare(sql) {
          const statement = connection.prepare(sql);
          return {
            reader: statement.reader,
            run: (parameters) => statement.run(...parameters),
            all: (parameters) => statement.all(...parameters),
            iterate: (parameters) => statement.all(...parameters).values(),
          };
        },
        close: () => connection.close(),
      },
    }),
  });
}
