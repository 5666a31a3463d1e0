import { readlinkSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { StartupError } from '../../config/startup-error.ts';
import { reason } from './file-check.ts';

/**
 * Keeps a second server from the same data file. The lock is the operating system's and ends with the process, however
 * it ends; the empty file beside the data file only gives it a place.
 * @returns what gives the lock back
 * @throws {StartupError} if another process has it
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

/** How many links may lead to a file; the operating system follows no more. */
const MOST_LINKS = 40;

/** The file that links lead to, which need not be there yet: whatever it is called, it has one lock. */
function realFile(file: string): string {
  let real = file;
  for (let i = 0; i < MOST_LINKS; i++) {
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
