import { Piscina } from 'piscina';
import type { BotTask } from './task.ts';

/** What a decision came to. */
export type Thought =
  | { readonly move: unknown }
  | { readonly failure: 'late' | 'failed'; readonly error: unknown };

interface Waiting {
  readonly task: BotTask;
  readonly settle: (thought: Thought) => void;
}

/**
 * Threads that bots think in. A decision's time starts when a thread takes it up; one that is late loses its thread, which
 * is replaced.
 */
export class BotPool {
  readonly #piscina: Piscina<BotTask, string>;
  readonly #limitMs: number;
  readonly #waiting: Waiting[] = [];
  #free: number;
  #closed = false;

  /** @param worker the module that each thread runs */
  constructor(worker: URL, threads: number, limitMs: number) {
    this.#limitMs = limitMs;
    this.#free = threads;
    this.#piscina = new Piscina<BotTask, string>({
      filename: worker.href,
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: 60_000,
      // Run from source, a thread needs the loader that this process may have got in another way.
      ...(worker.pathname.endsWith('.ts') && { execArgv: ['--import', import.meta.resolve('tsx')] }),
    });
  }

  think(task: BotTask): Promise<Thought> {
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
    void this.#run(waiting.task).then((thought) => {
      this.#free++;
      waiting.settle(thought);
      this.#next();
    });
  }

  async #run(task: BotTask): Promise<Thought> {
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

  /** Ends all threads; what they think about comes to nothing. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#waiting.length = 0;
    await this.#piscina.destroy();
  }
}
