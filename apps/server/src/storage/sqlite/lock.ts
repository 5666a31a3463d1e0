import { readlinkSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { StartupError } from '../../config/settings.ts';
import { reason } from './file-check.ts';

/**
 * Locks the data file, so that no second server can open it. The lock is taken on an empty file beside the data file. The
 * operating system releases it when the process ends, even after a crash.
 * @returns a function that releases the lock
 * @throws {StartupError} if another process holds it
 */
export function lockDataFile(file: string): () => void {
  let lock: Database.Database;
  try {
    lock = new Database(`${realFile(file)}.lock`, { timeout: 0 });
  } catch (error) {
    throw new StartupError(`The data file ${file} cannot be used: ${reason(error)}.`);
  }
  try {
    lock.pragma('journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    const busy = error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
    throw new StartupError(
      busy
        ? `The data file ${file} is in use by another Durbar server.`
        : `The data file ${file} cannot be used: ${reason(error)}.`,
    );
  }
  return () => lock.close();
}

/** Maximum number of symbolic links to follow; Linux has the same limit. */
const MAX_LINKS = 40;

/** Resolves symbolic links, so that all names of a file share one lock. The file need not exist. */
function realFile(file: string): string {
  let real = file;
  for (let i = 0; i < MAX_LINKS; i++) {
    const target = linkTarget(real);
    if (target === null) return real;
    real = resolve(dirname(real), target);
  }
  return real;
}

function linkTarget(file: string): string | null {
  try {
    return readlinkSync(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EINVAL' || code === 'ENOENT' || code === 'UNKNOWN') return null;
    throw error;
  }
}
