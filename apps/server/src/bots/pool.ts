import { isQuick, plannedMs, shortened } from './cost.ts';
import { FairQueue, type Payer } from './fair-queue.ts';
import type { BotTask } from './task.ts';
import { ThreadTime } from './thread-time.ts';
import type { BotResult, BotThreads } from './threads.ts';

/** A decision that waits for a thread. */
interface Waiting {
  readonly task: BotTask;
  readonly onStart: () => void;
  readonly settle: (result: BotResult) => void;
}

type Lane = 'quick' | 'slow';

/** Threads that quick bots have to themselves. */
export const QUICK_THREADS = 1;

/**
 * Shares the threads among tables and networks. Quick bots never wait for slow ones. If there are several threads, the slow bots
 * of one network never hold all of them. Slow bots with a large time budget think for a shorter time if other networks have
 * slow bots too, or if their own network has used up its time.
 */
export class BotPool {
  readonly #threads: BotThreads;
  readonly #slowThreads: number;
  readonly #now: () => number;
  readonly #queues: Readonly<Record<Lane, FairQueue<Waiting>>> = {
    quick: new FairQueue(),
    slow: new FairQueue(),
  };
  readonly #time: ThreadTime;
  #freeQuick = QUICK_THREADS;
  #freeSlow: number;
  #closed = false;

  /**
   * @param slowThreads threads besides those of the quick bots
   * @param now milliseconds of any monotonic clock
   */
  constructor(threads: BotThreads, slowThreads: number, now: () => number) {
    this.#threads = threads;
    this.#slowThreads = slowThreads;
    this.#freeSlow = slowThreads;
    this.#now = now;
    this.#time = new ThreadTime(slowThreads);
  }

  /** Decides, in its turn. @param onStart called when a thread takes it up */
  decide(task: BotTask, payer: Payer, onStart: () => void = () => undefined): Promise<BotResult> {
    return new Promise((settle) => {
      const lane = isQuick(task.bot) ? 'quick' : 'slow';
      if (lane === 'slow') this.#time.ask(payer.network, this.#now());
      this.#queues[lane].add(payer, { task, onStart, settle });
      this.#next();
    });
  }

  #next(): void {
    while (!this.#closed && (this.#startQuick() || this.#startSlow()));
  }

  #startQuick(): boolean {
    if (this.#freeQuick > 0) return this.#start('quick', QUICK_THREADS);
    // A thread that no slow bot waits for.
    const spare = this.#freeSlow > 0 && this.#queues.slow.size === 0;
    return spare && this.#start('quick', QUICK_THREADS + this.#slowThreads, 'slow');
  }

  #startSlow(): boolean {
    return this.#freeSlow > 0 && this.#start('slow', Math.max(1, this.#slowThreads - 1));
  }

  /** Has a thread of kind `thread` take up the next decision of a lane. @returns whether there was one */
  #start(lane: Lane, mostOfOne: number, thread: Lane = lane): boolean {
    const queue = this.#queues[lane];
    const next = queue.take(({ task }) => plannedMs(task.bot), mostOfOne);
    if (!next) return false;
    this.#free(thread, -1);
    const { item, payer } = next;
    const { task } = item;
    const started = this.#now();
    const most = lane === 'slow' ? this.#time.mostFor(payer.network, started) : Number.POSITIVE_INFINITY;
    item.onStart();
    void this.#threads.run({ ...task, bot: shortened(task.bot, most) }).then((result) => {
      const ended = this.#now();
      if (lane === 'slow') this.#time.use(payer.network, ended - started, ended);
      queue.end(payer, ended - started - plannedMs(task.bot));
      this.#free(thread, 1);
      item.settle(result);
      this.#next();
    });
    return true;
  }

  #free(thread: Lane, by: number): void {
    if (thread === 'quick') this.#freeQuick += by;
    else this.#freeSlow += by;
  }

  /** Ends all threads; pending decisions are never settled. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const queue of Object.values(this.#queues)) queue.clear();
    await this.#threads.close();
  }
}
