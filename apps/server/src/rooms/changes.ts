import type { LogEntry } from '@durbar/table';
import type { Commit, CommitOutcome, RowChange } from '../storage/store.ts';
import { type CommitSource, toError, type Writer } from '../storage/writer.ts';
import type { Settle } from './room-view.ts';

interface Waiting {
  /** Waits until nothing is pending, not for its own change. */
  readonly forAll: boolean;
  readonly settle: Settle;
}

interface Batch {
  readonly entries: LogEntry[];
  readonly changes: RowChange[];
  readonly waiting: Waiting[];
  /** Whether somebody relies on it; without, its failure leaves the room as it is. */
  matters: boolean;
  /** Whether anything in it may be known to others than the one who made it. */
  shows: boolean;
}

/** What changes are like. */
interface Nature {
  /** Whether others may know that something changed. */
  readonly shows?: boolean;
  /** Whether somebody waits for their own move: other changes may be stored a moment later, together. */
  readonly urgent?: boolean;
}

/**
 * The changes of a room that memory has and the store does not have yet. All changes of one turn form one commit; while it
 * is being written, further changes form the next one.
 */
export class RoomChanges implements CommitSource {
  readonly #room: string;
  readonly #writer: Writer;
  readonly #onFailure: (error: Error) => void;
  #epoch: number;
  /** Number of log entries that are stored. */
  #next: number;
  #gathering: Batch | null = null;
  #writing: Batch | null = null;

  /** @param onFailure called before anybody who waits, if changes that matter were not stored */
  constructor(
    room: string,
    writer: Writer,
    { epoch, next }: { epoch: number; next: number },
    onFailure: (error: Error) => void,
  ) {
    this.#room = room;
    this.#writer = writer;
    this.#epoch = epoch;
    this.#next = next;
    this.#onFailure = onFailure;
  }

  /** Whether everything in memory is durable. */
  get isEmpty(): boolean {
    return this.#gathering === null && this.#writing === null;
  }

  /** Starts again after the room was read again. Nothing may be pending. */
  reset({ epoch, next }: { epoch: number; next: number }): void {
    this.#epoch = epoch;
    this.#next = next;
  }

  /** Stores changes that matter. */
  submit(
    entries: readonly LogEntry[],
    changes: readonly RowChange[],
    settle: Settle,
    { shows = true, urgent = true }: Nature = {},
  ): void {
    const batch = this.#gather(changes, urgent);
    batch.shows ||= shows;
    batch.entries.push(...entries);
    batch.matters = true;
    batch.waiting.push({ forAll: false, settle });
  }

  /** Stores changes that may be lost. */
  keep(changes: readonly RowChange[], settle: Settle): void {
    const batch = this.#gather(changes, false);
    batch.shows = true;
    batch.waiting.push({ forAll: false, settle });
  }

  /** Runs a task as soon as nothing is pending; at once if nothing is. */
  afterDurable(settle: Settle): void {
    const last = this.#gathering ?? this.#writing;
    if (last) last.waiting.push({ forAll: true, settle });
    else settle(null);
  }

  get isCounted(): boolean {
    return this.#writing?.shows ?? false;
  }

  take(): Commit {
    const batch = this.#gathering;
    // It failed along with the batch before it.
    if (!batch) return { room: null, changes: [] };
    this.#gathering = null;
    this.#writing = batch;
    const { entries, changes } = batch;
    return { room: this.#room, epoch: this.#epoch, next: this.#next, entries, changes };
  }

  settle(outcome: CommitOutcome): void {
    const batch = this.#writing;
    this.#writing = null;
    if (!batch) return;
    const error = toError(outcome);
    if (error && batch.matters) return this.#fail(batch, error);
    if (!error) this.#next += batch.entries.length;
    const postponed: Waiting[] = [];
    for (const waiting of batch.waiting) {
      if (!waiting.forAll) this.#call(waiting, error);
      else if (this.isEmpty) this.#call(waiting, null);
      else postponed.push(waiting);
    }
    this.#gathering?.waiting.unshift(...postponed);
  }

  /** Changes made meanwhile build on those that failed, so they fail too. */
  #fail(batch: Batch, error: Error): void {
    const later = this.#gathering?.waiting ?? [];
    this.#gathering = null;
    this.#onFailure(error);
    for (const waiting of [...batch.waiting, ...later]) this.#call(waiting, error);
  }

  /** One that throws must not keep the others from being called. */
  #call({ settle }: Waiting, error: Error | null): void {
    try {
      settle(error);
    } catch (thrown) {
      this.#writer.onError(thrown);
    }
  }

  #gather(changes: readonly RowChange[], urgent: boolean): Batch {
    if (!this.#gathering) {
      this.#gathering = newBatch();
      this.#writer.enqueue(this, urgent);
    } else if (urgent) this.#writer.hurry();
    this.#gathering.changes.push(...changes);
    return this.#gathering;
  }
}

function newBatch(): Batch {
  return { entries: [], changes: [], waiting: [], matters: false, shows: false };
}
