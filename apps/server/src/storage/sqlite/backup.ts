import { closeSync, fsyncSync, linkSync, openSync, rmSync, statSync } from 'node:fs';
import { StartupError } from '../../config/settings.ts';
import { chooseDriver } from './driver/choose.ts';
import { type Connection, type Driver, pragma } from './driver/port.ts';
import { checkExisting, reason } from './file-check.ts';
import { createPrivate } from './private-files.ts';

const TIMEOUT_MS = 5000;

/**
 * Copies the data file as it is at one moment. A server may be writing to it meanwhile.
 * @param toFile must not exist yet
 * @returns bytes written
 * @throws {StartupError} with the reason; then no backup file is left
 */
export async function backup(dataFile: string, toFile: string, given?: Driver): Promise<number> {
  const driver = given ?? (await chooseDriver());
  if (checkExisting(dataFile) === 0) throw new StartupError(`There is no data file ${dataFile}.`);
  if (statSync(toFile, { throwIfNoEntry: false }))
    throw new StartupError(`${toFile} already exists; a backup never overwrites a file.`);
  try {
    const source = driver.open(dataFile, { readOnly: true, timeout: TIMEOUT_MS });
    try {
      copyTo(source, toFile, (copy) => checkWhole(driver, copy));
    } finally {
      source.close();
    }
    return statSync(toFile).size;
  } catch (error) {
    throw new StartupError(`The backup ${toFile} could not be written: ${reason(error)}.`);
  }
}

/**
 * Writes all that a connection sees into a new file, which is there whole or not at all, for its owner only.
 * @param check called with the path of the copy before it gets its name
 */
export function copyTo(source: Connection, toFile: string, check?: (copy: string) => void): void {
  const partial = `${toFile}.partial-${process.pid}`;
  try {
    createPrivate(partial);
    // One self-contained file, without a write-ahead log beside it.
    source.prepare('VACUUM INTO ?').run(partial);
    flush(partial);
    check?.(partial);
    // Unlike a rename, a link never replaces a file that was created meanwhile.
    linkSync(partial, toFile);
  } finally {
    rmSync(partial, { force: true });
  }
}

/** SQLite does not wait until the disk has such a copy. */
function flush(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function checkWhole(driver: Driver, file: string): void {
  const copy = driver.open(file, { readOnly: true, timeout: 0 });
  try {
    if (pragma(copy, 'quick_check(1)') !== 'ok') throw new Error('the copy is damaged');
  } finally {
    copy.close();
  }
}
