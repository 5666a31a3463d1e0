import { readlinkSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartupError } from '../../config/settings.ts';
import { type Connection, type Driver, isSqliteError } from './driver/port.ts';
import { reason } from './file-check.ts';
import { readIdentity } from './identity.ts';
import { createPrivate } from './private-files.ts';

/** Another process uses the data file. */
export function inUse(file: string): StartupError {
  return new StartupError(`The data file ${file} is in use by another Durbar server.`);
}

/**
 * Locks the data file, so that no second server can open it by the same name; `exclusive.ts` keeps out servers that use another name.
 * The lock is taken on an empty file beside the data file. The operating system releases it when the process ends, even after
 * a crash.
 */
export class FileLock {
  readonly path: string;
  readonly #driver: Driver;
  #held: Connection;
  #identity: string | null;

  /** @throws {StartupError} if another process holds it */
  constructor(driver: Driver, file: string) {
    this.#driver = driver;
    try {
      this.path = `${realFile(file)}.lock`;
      this.#held = takeLock(driver, this.path);
      this.#identity = readIdentity(this.path);
    } catch (error) {
      throw isSqliteError(error, 'SQLITE_BUSY')
        ? inUse(file)
        : new StartupError(`The data file ${file} cannot be used: ${reason(error)}.`);
    }
  }

  /** Takes the lock again if its file was removed or replaced. @returns whether it was */
  renew(): boolean {
    if (readIdentity(this.path) === this.#identity) return false;
    const held = takeLock(this.#driver, this.path);
    this.#held.close();
    this.#held = held;
    this.#identity = readIdentity(this.path);
    return true;
  }

  release(): void {
    this.#held.close();
  }
}

function takeLock(driver: Driver, path: string): Connection {
  createPrivate(path);
  const lock = driver.open(path, { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** Maximum number of symbolic links to follow; Linux has the same limit. */
const MAX_LINKS = 40;

/** Resolves symbolic links, so that all names of a file share one lock. The file need not exist. */
export function realFile(file: string): string {
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
