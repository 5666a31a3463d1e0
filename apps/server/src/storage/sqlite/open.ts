import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { StartupError } from '../../config/settings.ts';
import { APPLICATION_ID, checkDataFile, reason } from './file-check.ts';
import { lockDataFile } from './lock.ts';
import { checkSchema, migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { SqliteStore } from './store.ts';

/** Larger files are checked only where they are read: checking all of it would delay the start. */
const CHECKED_BYTES = 256 * 1024 * 1024;

/**
 * Opens the data file, creates it if missing, and brings its schema up to date. Reads and writes share one connection.
 * @throws {StartupError} if it cannot be used; then nothing in it was changed
 */
export async function openSqlite(file: string): Promise<SqliteStore> {
  const size = checkDataFile(file);
  const unlock = lockDataFile(file);
  let sqlite: Database.Database | undefined;
  try {
    sqlite = new Database(file, { timeout: 5000 });
    prepareFile(sqlite, file, size);
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqlite }) });
    await migrate(db);
    return new SqliteStore(db, sqlite, unlock);
  } catch (error) {
    sqlite?.close();
    unlock();
    if (error instanceof StartupError || !(error instanceof Database.SqliteError)) throw error;
    throw new StartupError(`The data file ${file} cannot be used: ${reason(error)}. It was not changed.`);
  }
}

function prepareFile(sqlite: Database.Database, file: string, size: number): void {
  if (size === 0) sqlite.pragma(`application_id = ${APPLICATION_ID}`);
  else if (size <= CHECKED_BYTES) checkWhole(sqlite, file);
  checkSchema(sqlite, file);
  // Fails now, with a clear message, rather than at somebody's first move.
  sqlite.exec('BEGIN IMMEDIATE; COMMIT');
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma('temp_store = MEMORY');
  sqlite.pragma('cache_size = -65536');
  // More than the standard 1000 pages: fewer pauses while the write-ahead log is copied into the file.
  sqlite.pragma('wal_autocheckpoint = 4000');
}

function checkWhole(sqlite: Database.Database, file: string): void {
  if (!isSound(sqlite))
    throw new StartupError(`The data file ${file} is damaged; it was not changed. Restore a backup.`);
}

function isSound(sqlite: Database.Database): boolean {
  try {
    return sqlite.pragma('quick_check(1)', { simple: true }) === 'ok';
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CORRUPT')) return false;
    throw error;
  }
}
