import Database from 'better-sqlite3';
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import { StartupError } from '../../config/startup-error.ts';
import { Writer } from '../writer.ts';
import { APPLICATION_ID, checkDataFile, reason } from './file-check.ts';
import { lockDataFile } from './lock.ts';
import { migrations } from './migrations/index.ts';
import type { Reader, Schema } from './schema.ts';

/** The open data file: queries are read through `reader` and written through `writer`, which share one connection. */
export interface Storage {
  readonly reader: Reader;
  readonly writer: Writer;
  /** Writes what waits, then closes the file. */
  close(): Promise<void>;
}

/** Larger files are only looked through where they are read: checking the whole would delay the start. */
const CHECKED_BYTES = 256 * 1024 * 1024;

/**
 * Opens the data file, makes it if missing and brings its schema up to date.
 * @throws {StartupError} if it cannot be used; then nothing in it was changed
 */
export async function openStorage(file: string): Promise<Storage> {
  const size = checkDataFile(file);
  const unlock = lockDataFile(file);
  let sqlite: Database.Database | undefined;
  try {
    sqlite = new Database(file, { timeout: 5000 });
    prepareFile(sqlite, file, size);
    const reader = new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqlite }) });
    await migrate(reader);
    const writer = new Writer(sqlite);
    return {
      reader,
      writer,
      async close() {
        writer.flush();
        await reader.destroy();
        unlock();
      },
    };
  } catch (error) {
    sqlite?.close();
    unlock();
    if (error instanceof StartupError || !(error instanceof Database.SqliteError)) throw error;
    throw new StartupError(`The data file ${file} cannot be used: ${reason(error)}. It was left as it is.`);
  }
}

function prepareFile(sqlite: Database.Database, file: string, size: number): void {
  if (size === 0) sqlite.pragma(`application_id = ${APPLICATION_ID}`);
  else if (size <= CHECKED_BYTES) checkWhole(sqlite, file);
  checkSchema(sqlite, file);
  // Shows now, with a clear message, what would otherwise fail at somebody's first move.
  sqlite.exec('BEGIN IMMEDIATE; COMMIT');
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma('temp_store = MEMORY');
  sqlite.pragma('cache_size = -65536');
  // Larger steps than the standard 1000 pages: fewer pauses while the log is folded into the file.
  sqlite.pragma('wal_autocheckpoint = 4000');
}

function checkWhole(sqlite: Database.Database, file: string): void {
  if (!isSound(sqlite))
    throw new StartupError(`The data file ${file} is damaged; it was left as it is. Restore a backup.`);
}

function isSound(sqlite: Database.Database): boolean {
  try {
    return sqlite.pragma('quick_check(1)', { simple: true }) === 'ok';
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CORRUPT')) return false;
    throw error;
  }
}

/** @throws {StartupError} if a Durbar of later days has changed the schema */
function checkSchema(sqlite: Database.Database, file: string): void {
  const done = sqlite.prepare("SELECT 1 FROM sqlite_master WHERE name = 'kysely_migration'").get()
    ? sqlite.prepare<[], { name: string }>('SELECT name FROM kysely_migration').all()
    : [];
  if (done.some(({ name }) => !Object.hasOwn(migrations, name)))
    throw new StartupError(
      `The data file ${file} was written by a newer Durbar; it was left as it is. Update Durbar, or name another file in DURBAR_DATA.`,
    );
}

async function migrate(reader: Reader): Promise<void> {
  const migrator = new Migrator({
    db: reader,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('the schema could not be brought up to date', { cause: error });
}
