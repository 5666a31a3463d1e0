import { Piscina } from 'piscina';
import type { BotTask } from './task.ts';

/** The outcome of a decision. */
export type BotResult =
  | { readonly move: unknown }
  | { readonly failure: 'late' | 'failed'; readonly error: unknown };

interface Waiting {
  readonly task: BotTask;
  readonly settle: (result: BotResult) => void;
}

/**
 * Threads in which bots decide. The time limit of a decision starts when a thread takes it up; a late one loses its thread,
 * which is replaced.
 */
export class BotPool {
  readonly #piscina: Piscina<BotTask, string>;
  readonly #limitMs: number;
  readonly #waiting: Waiting[] = [];
  #free: number;
  #closed = false;

  /**
   * @param worker the module that each thread runs
   * @param onError called when an unused thread ends by itself; another takes its place
   */
  constructor(worker: URL, threads: number, limitMs: number, onError: (error: unknown) => void) {
    this.#limitMs = limitMs;
    this.#free = threads;
    this.#piscina = new Piscina<BotTask, string>({
      ...moduleOf(worker),
      // Threads start when a bot first has to decide: many servers need none.
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
    });
    this.#piscina.on('error', onError);
  }

  decide(task: BotTask): Promise<BotResult> {
    return new Promise((settle) => {
      this.#waiting.push({ task, settle });
      this.#next();
    });
  }

  #next(): void {
    if (this.#free === 0 || this.#closed) return;
    const waiting = this.#waiting.shift();
    if (!waiting) return;
    this.#free--;
    void this.#run(waiting.task).then((result) => {
      this.#free++;
      waiting.settle(result);
      this.#next();
    });
  }

  async #run(task: BotTask): Promise<BotResult> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), this.#limitMs);
    try {
      return { move: JSON.parse(await this.#piscina.run(task, { signal: limit.signal })) as unknown };
    } catch (error) {
      return { failure: limit.signal.aborted ? 'late' : 'failed', error };
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends all threads; pending decisions are never settled. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#waiting.length = 0;
    await this.#piscina.destroy();
  }
}

/** What a thread loads: the worker itself or, from source, a module that loads TypeScript first. */
function moduleOf(worker: URL): { filename: string; workerData?: object; execArgv?: string[] } {
  if (!worker.pathname.endsWith('.ts')) return { filename: worker.href };
  const filename = new URL('./from-source.mjs', import.meta.url).href;
  return { filename, workerData: { module: worker.href }, execArgv: [] };
}
