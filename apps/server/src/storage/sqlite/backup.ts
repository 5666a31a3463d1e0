import { linkSync, rmSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { StartupError } from '../../config/settings.ts';
import { checkExisting, reason } from './file-check.ts';

const ALL_PAGES = 0x7fff_ffff;

/**
 * Copies the data file as it is at one moment. A server may be writing to it meanwhile.
 * @param toFile must not exist yet
 * @returns bytes written
 * @throws {StartupError} with the reason; then no backup file is left
 */
export async function backup(dataFile: string, toFile: string): Promise<number> {
  if (checkExisting(dataFile) === 0) throw new StartupError(`There is no data file ${dataFile}.`);
  if (statSync(toFile, { throwIfNoEntry: false }))
    throw new StartupError(`${toFile} already exists; a backup never overwrites a file.`);
  const partial = `${toFile}.partial-${process.pid}`;
  try {
    await copy(dataFile, partial);
    // Unlike a rename, a link never replaces a file that was created meanwhile.
    linkSync(partial, toFile);
    return statSync(toFile).size;
  } catch (error) {
    throw new StartupError(`The backup ${toFile} could not be written: ${reason(error)}.`);
  } finally {
    rmSync(partial, { force: true });
  }
}

async function copy(from: string, to: string): Promise<void> {
  const source = new Database(from, { readonly: true, fileMustExist: true, timeout: 5000 });
  try {
    // In one step: a copy in several steps starts again after each write of the server.
    await source.backup(to, { progress: () => ALL_PAGES });
  } finally {
    source.close();
  }
  const made = new Database(to, { fileMustExist: true });
  try {
    const found: unknown = made.pragma('quick_check(1)', { simple: true });
    if (found !== 'ok') throw new Error('the copy is damaged');
    // One self-contained file, without a write-ahead log beside it.
    made.pragma('journal_mode = DELETE');
  } finally {
    made.close();
  }
}
