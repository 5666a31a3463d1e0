import { randomInt } from 'node:crypto';
import { StartupError } from '../../config/settings.ts';
import { type Connection, isSqliteError, pragma } from './driver/port.ts';
import { inUse } from './lock.ts';

/*
 * One server for one file, under whichever name. In WAL mode every connection holds a shared lock on the file itself for as
 * long as it is open, and that lock knows the file by device and number: through a hard link, and without the lock file
 * beside it. A process that gets exclusive access to the file therefore knows that no server has it open.
 */

/**
 * Gets the file for this connection alone.
 * @throws {StartupError} if another connection has it open
 */
export function requireExclusive(connection: Connection, file: string): void {
  try {
    pragma(connection, 'locking_mode = EXCLUSIVE');
    connection.exec('BEGIN EXCLUSIVE; COMMIT');
  } catch (error) {
    throw isSqliteError(error, 'SQLITE_BUSY', 'SQLITE_LOCKED') ? inUse(file) : error;
  }
}

/**
 * Lets others read the file again (a backup does), without letting a second server in: the connection leaves a mark while it
 * is alone, and looks whether it is still there once it holds its shared lock.
 * @throws {StartupError} if another server came in between
 */
export function allowReaders(connection: Connection, file: string): void {
  if (pragma(connection, 'journal_mode = DELETE') !== 'delete') throw inUse(file);
  const mark = randomInt(1, 2 ** 31);
  connection.exec(`PRAGMA user_version = ${mark}`);
  pragma(connection, 'locking_mode = NORMAL');
  // The change of the locking mode takes effect with the next statement that reads.
  readOnce(connection);
  try {
    if (pragma(connection, 'journal_mode = WAL') !== 'wal')
      throw new StartupError(
        `The file system of the data file ${file} cannot hold SQLite's write-ahead log.`,
      );
    readOnce(connection);
  } catch (error) {
    throw isSqliteError(error, 'SQLITE_BUSY', 'SQLITE_LOCKED') ? inUse(file) : error;
  }
  if (pragma(connection, 'user_version') !== mark) throw inUse(file);
}

function readOnce(connection: Connection): void {
  connection.prepare('SELECT count(*) FROM sqlite_master').get();
}
