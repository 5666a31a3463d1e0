import {
  asError,
  type Commit,
  type CommitOutcome,
  type RowChange,
  StorageError,
  type Store,
} from './store.ts';

/** Something that gathers changes until the writer takes them. */
export interface CommitSource {
  /** The changes gathered so far; called once for each `enqueue`. */
  take(): Commit;
  /** Called with the outcome of what `take` returned. */
  settle(outcome: CommitOutcome): void;
  /** Whether metrics may count what `take` returned; they must not reveal secrets. Default: they may. */
  readonly isCounted?: boolean;
}

/**
 * Group commit: all changes of one turn of the event loop are stored together, so that many rooms share one wait for the
 * disk. One group is written at a time; changes that arrive meanwhile form the next group. Changes that are not urgent are
 * stored with the next urgent ones or after a short delay, so that any number of them adds few waits for the disk.
 */
export class Writer {
  readonly #store: Pick<Store, 'commit'>;
  readonly #gatherMs: number;
  #queue: CommitSource[] = [];
  /** Whether anything in the queue is to be stored at the end of this turn. */
  #urgent = false;
  #scheduled = false;
  /** Runs while the queue has only changes that are not urgent. */
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  /** Called after each group with its number of commits that may be counted and its duration in milliseconds. */
  onCommit: (commits: number, ms: number) => void = () => undefined;
  /** Called with errors thrown by `settle`, which must not keep other sources from being settled. */
  onError: (error: unknown) => void = () => undefined;

  /** @param gatherMs how long changes that are not urgent are gathered */
  constructor(store: Pick<Store, 'commit'>, gatherMs: number) {
    this.#store = store;
    this.#gatherMs = gatherMs;
  }

  /**
   * Has `source.take` called at the end of this turn or, if it is not urgent, with the next that is, at most a moment later.
   * Sources are settled in the order they were queued.
   */
  enqueue(source: CommitSource, urgent = true): void {
    this.#queue.push(source);
    this.#urgent ||= urgent;
    this.#schedule();
  }

  /** Something queued has become urgent. */
  hurry(): void {
    this.#urgent = true;
    this.#schedule();
  }

  /** Stores one commit that nothing else is gathered with. @throws {StorageError} if it was not stored */
  write(commit: Commit): Promise<void> {
    return new Promise((resolve, reject) => {
      this.enqueue({
        take: () => commit,
        settle: (outcome) => {
          const error = toError(outcome);
          if (error) reject(error);
          else resolve();
        },
      });
    });
  }

  /** Stores rows that no room owns. @throws {StorageError} if they were not stored */
  writeRows(changes: readonly RowChange[]): Promise<void> {
    return this.write({ room: null, changes });
  }

  /** Resolves once everything queued is settled. */
  async drain(): Promise<void> {
    while (this.#running || this.#queue.length > 0) await (this.#running ?? this.#flush());
  }

  #schedule(): void {
    if (this.#scheduled || this.#running || this.#queue.length === 0) return;
    if (!this.#urgent) {
      this.#timer ??= setTimeout(() => {
        this.#timer = null;
        this.hurry();
      }, this.#gatherMs);
      return;
    }
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      if (!this.#running && this.#queue.length > 0) void this.#flush();
    });
  }

  #flush(): Promise<void> {
    const sources = this.#queue;
    this.#queue = [];
    this.#urgent = false;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#running = this.#writeGroup(sources).finally(() => {
      this.#running = null;
      this.#schedule();
    });
    return this.#running;
  }

  async #writeGroup(sources: readonly CommitSource[]): Promise<void> {
    const started = performance.now();
    const outcomes = await this.#commit(sources.map((source) => source.take()));
    const counted = sources.filter(({ isCounted = true }) => isCounted).length;
    if (counted > 0) this.onCommit(counted, performance.now() - started);
    for (const [i, source] of sources.entries()) {
      try {
        source.settle(outcomes[i] ?? failed(new Error('the store gave no outcome')));
      } catch (error) {
        this.onError(error);
      }
    }
  }

  async #commit(commits: readonly Commit[]): Promise<readonly CommitOutcome[]> {
    try {
      return await this.#store.commit(commits);
    } catch (error) {
      // A store that breaks its contract must not leave anybody waiting.
      return commits.map(() => failed(error));
    }
  }
}

function failed(error: unknown): CommitOutcome {
  return { kind: 'failed', error: asError(error) };
}

/** Why a commit was not stored; null if it was. */
export function toError(outcome: CommitOutcome): StorageError | null {
  if (outcome.kind === 'done') return null;
  return outcome.kind === 'refused'
    ? new StorageError('the room has another owner, or its log has other entries than expected')
    : new StorageError('the database could not store a change', { cause: outcome.error });
}
