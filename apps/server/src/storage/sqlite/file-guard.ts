import { accessSync, constants, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { reason } from './file-check.ts';
import { readIdentity } from './identity.ts';
import type { FileLock } from './lock.ts';

/** With fewer bytes free, the disk may be full: there may still be room inside of SQLite's files. */
const SCARCE_BYTES = 1024 * 1024;

/** What is wrong with the data file on the disk, in words for the operator of the server. */
export type FileTrouble =
  /** Its name is gone, or belongs to another file: what is stored would be gone with the process. */
  | { readonly kind: 'gone'; readonly reason: string }
  /** The same for its write-ahead log; the file itself is there. */
  | { readonly kind: 'log gone'; readonly reason: string }
  /** The disk may refuse writes, which only a write can show. */
  | { readonly kind: 'suspect'; readonly reason: string };

/** Watches the open data file, since an open file keeps working even after somebody has removed it. */
export class FileGuard {
  /** Path of the data file, without symbolic links. */
  readonly file: string;
  readonly #lock: Pick<FileLock, 'renew' | 'release'>;
  readonly #forget: () => void;
  readonly #identity: string | null;
  #logs: readonly (string | null)[];

  /** @param forget called at the release */
  constructor(file: string, lock: Pick<FileLock, 'renew' | 'release'>, forget: () => void) {
    this.file = file;
    this.#lock = lock;
    this.#forget = forget;
    this.#identity = readIdentity(file);
    this.#logs = this.#findLogs();
  }

  /** Whether the files are those that are open; takes microseconds. */
  look(): FileTrouble | null {
    try {
      const found = readIdentity(this.file);
      if (found === null) return { kind: 'gone', reason: 'the data file was removed' };
      if (found !== this.#identity) return { kind: 'gone', reason: 'the data file was replaced' };
      const same = this.#findLogs().every((log, i) => log === this.#logs[i]);
      return same ? null : { kind: 'log gone', reason: "the data file's write-ahead log was removed" };
    } catch (error) {
      return { kind: 'gone', reason: `the data file cannot be reached: ${reason(error)}` };
    }
  }

  /** Like `look`, and whether the file system may refuse what is written. */
  lookCloser(): FileTrouble | null {
    return this.look() ?? this.#suspect();
  }

  #suspect(): FileTrouble | null {
    try {
      accessSync(this.file, constants.W_OK);
      const { bavail, bsize } = statfsSync(dirname(this.file));
      return bavail * bsize < SCARCE_BYTES ? { kind: 'suspect', reason: 'the disk is full' } : null;
    } catch (error) {
      return { kind: 'suspect', reason: reason(error) };
    }
  }

  /** Takes the write-ahead log that is there now for the one that is open: call it after it was created again. */
  acceptLogs(): void {
    this.#logs = this.#findLogs();
  }

  /** Takes the lock again if somebody removed its file. @returns whether somebody did */
  renewLock(): boolean {
    return this.#lock.renew();
  }

  release(): void {
    this.#forget();
    this.#lock.release();
  }

  #findLogs(): readonly (string | null)[] {
    return ['-wal', '-shm'].map((end) => readIdentity(this.file + end));
  }
}
