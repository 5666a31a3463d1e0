import { Piscina } from 'piscina';
import type { BotTask } from './task.ts';

/** The outcome of a decision. */
export type BotResult =
  | { readonly move: unknown }
  | { readonly failure: 'late' | 'failed'; readonly error: unknown };

/** Where bots decide. */
export interface BotThreads {
  run(task: BotTask): Promise<BotResult>;
  /** Ends all threads; what runs is never settled. */
  close(): Promise<void>;
}

/**
 * Threads in which bots decide. The time limit of a decision starts when a thread takes it up; a late one loses its thread,
 * which is replaced.
 */
export class WorkerThreads implements BotThreads {
  readonly #piscina: Piscina<BotTask, string>;
  readonly #limitMs: number;

  /**
   * @param worker the module that each thread runs
   * @param onError called when an idle thread ends unexpectedly; a new thread replaces it
   */
  constructor(worker: URL, threads: number, limitMs: number, onError: (error: unknown) => void) {
    this.#limitMs = limitMs;
    this.#piscina = new Piscina<BotTask, string>({
      ...resolveModule(worker),
      // Threads start when a bot first has to decide: many servers need none.
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
    });
    this.#piscina.on('error', onError);
  }

  async run(task: BotTask): Promise<BotResult> {
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

  async close(): Promise<void> {
    await this.#piscina.destroy();
  }
}

/** What a thread loads: the worker itself or, from source, a module that loads TypeScript first. */
function resolveModule(worker: URL): { filename: string; workerData?: object; execArgv?: string[] } {
  if (!worker.pathname.endsWith('.ts')) return { filename: worker.href };
  const filename = new URL('./from-source.cjs', import.meta.url).href;
  return { filename, workerData: { module: worker.href }, execArgv: [] };
}
