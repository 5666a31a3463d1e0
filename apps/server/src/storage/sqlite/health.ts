import { rmSync } from 'node:fs';
import { type Commit, type CommitOutcome, notStored, StoreDown } from '../store.ts';
import { type Connection, isSqliteError, pragma, sqliteCode } from './driver/port.ts';
import { reason } from './file-check.ts';
import type { FileGuard, FileTrouble } from './file-guard.ts';
import { rescue } from './rescue.ts';

/** Called with what the operator of the server should know. */
export type Warn = (facts: object, message: string) => void;

/** Errors of SQLite that say something of the disk, not of what was to be stored. */
const OF_DISK = ['SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_READONLY', 'SQLITE_CANTOPEN', 'SQLITE_CORRUPT'];

const MAX_MARK = 2 ** 31 - 1;

/** Whether what is committed lasts: the open files are those on the disk, and the disk takes what is written. */
export class Health {
  readonly #connection: Connection;
  readonly #guard: FileGuard;
  readonly #warn: Warn;
  #trouble: string | null = null;
  /** The file that has what the removed data file held; empty if it could not be written, null while all is well. */
  #rescue: string | null = null;
  #isLockLost = false;

  constructor(connection: Connection, guard: FileGuard, warn: Warn = () => undefined) {
    this.#connection = connection;
    this.#guard = guard;
    this.#warn = warn;
  }

  get trouble(): string | null {
    return this.#trouble;
  }

  /** @throws {StorageError} unless what is committed lasts */
  mustBeWell(): void {
    this.#note(this.#guard.look());
    if (this.#trouble !== null) throw notStored(this);
  }

  /** Writes by itself, outside of a commit, under the same conditions. @throws {StorageError} unless it lasts */
  async write<T>(task: () => Promise<T>): Promise<T> {
    this.mustBeWell();
    try {
      const result = await task();
      this.mustBeWell();
      return result;
    } catch (error) {
      if (!isSqliteError(error, ...OF_DISK)) throw error;
      this.#trouble = reason(error);
      throw notStored(this);
    }
  }

  /** Commits only while all is well, and calls it done only if all still is afterwards. */
  around(commits: readonly Commit[], commit: () => readonly CommitOutcome[]): readonly CommitOutcome[] {
    this.#note(this.#guard.look());
    if (this.#trouble !== null) return this.#refuse(commits);
    const outcomes = commit();
    this.#note(this.#guard.look());
    if (this.#trouble !== null) return this.#refuse(commits);
    for (const outcome of outcomes)
      if (outcome.kind === 'failed' && isSqliteError(outcome.error, ...OF_DISK))
        this.#trouble = reason(outcome.error);
    return this.#trouble === null ? outcomes : outcomes.map((outcome) => this.#blame(outcome));
  }

  #refuse(commits: readonly Commit[]): readonly CommitOutcome[] {
    const error = new StoreDown(this.#trouble ?? '');
    return commits.map(() => ({ kind: 'failed', error }));
  }

  #blame(outcome: CommitOutcome): CommitOutcome {
    if (outcome.kind !== 'failed') return outcome;
    return { kind: 'failed', error: new StoreDown(this.#trouble ?? '', { cause: outcome.error }) };
  }

  #note(trouble: FileTrouble | null): void {
    if (trouble) this.#trouble = trouble.reason;
  }

  /** Checks the files thoroughly, and repairs what it can. @throws {StoreDown} if commits would not last */
  check(): void {
    let found = this.#guard.lookCloser();
    if (found?.kind === 'log gone' && this.#renewLog()) found = this.#guard.lookCloser();
    if (found?.kind === 'gone') this.#rescueOnce();
    if (!found || found.kind === 'suspect') {
      this.#endRescue();
      this.#keepLock();
      // Trouble that shows only when writing is over once writing works.
      const failure = found || this.#trouble !== null ? this.#tryToWrite() : null;
      this.#trouble = failure === null ? null : (found?.reason ?? failure);
    } else this.#trouble = found.reason;
    if (this.#trouble !== null) throw new StoreDown(this.#trouble);
  }

  /** @returns why not; null if it works */
  #tryToWrite(): string | null {
    try {
      const mark = Number(pragma(this.#connection, 'user_version'));
      this.#connection.exec(`PRAGMA user_version = ${mark >= MAX_MARK ? 1 : mark + 1}`);
      return null;
    } catch (error) {
      return reason(error);
    }
  }

  /** Has SQLite store what its removed write-ahead log holds, and make a new one. @returns whether it did */
  #renewLog(): boolean {
    try {
      if (pragma(this.#connection, 'journal_mode = DELETE') !== 'delete') return false;
      if (pragma(this.#connection, 'journal_mode = WAL') !== 'wal') return false;
      pragma(this.#connection, 'user_version');
      this.#guard.acceptLogs();
      this.#warn({}, "the data file's write-ahead log was removed; nothing is lost, and there is a new one");
      return true;
    } catch (error) {
      if (sqliteCode(error) === null) throw error;
      // Another connection reads: tried again with the next look.
      return false;
    }
  }

  /** What was stored until now is still in the open file: it must not be lost with the process. */
  #rescueOnce(): void {
    if (this.#rescue !== null) return;
    try {
      this.#rescue = rescue(this.#connection, this.#guard.file);
      this.#warn({ file: this.#rescue }, 'what the removed data file holds was written into a new file');
    } catch (error) {
      this.#rescue = '';
      this.#warn({ err: error }, 'what the removed data file holds could not be written into a new file');
    }
  }

  /** The data file is back, with all that was rescued. */
  #endRescue(): void {
    if (this.#rescue === null) return;
    if (this.#rescue !== '') rmSync(this.#rescue, { force: true });
    this.#rescue = null;
  }

  #keepLock(): void {
    try {
      if (!this.#guard.renewLock()) return;
      this.#isLockLost = false;
      this.#warn({}, "the data file's lock was removed; it was taken again, and no other server came in");
    } catch (error) {
      if (this.#isLockLost) return;
      this.#isLockLost = true;
      this.#warn({ err: error }, "the data file's lock was removed and can't be taken again yet");
    }
  }
}
