import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { Failure, UsageError } from '../host.ts';
import type { Simulation } from './simulate.ts';
import { Summary } from './tally.ts';
import { type Busy, Watch } from './watch.ts';

/** What the thread is started with. */
export interface Task {
  readonly sim: Simulation;
  /** Memory of the `Watch`. */
  readonly buffer: SharedArrayBuffer;
}

/** What the thread sends. Bots run in it and could send too, so it is read with care. */
const Message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), done: z.number(), total: z.number() }),
  z.object({ kind: z.literal('done'), summary: Summary }),
  z.object({ kind: z.literal('usage'), message: z.string() }),
  z.object({ kind: z.literal('failure'), message: z.string() }),
  z.object({ kind: z.literal('broken'), stack: z.string() }),
]);
export type Message = z.infer<typeof Message>;

/** How often the thread is looked at, in milliseconds. */
const POLL_MS = 50;

/**
 * Plays the matches in a thread that can be ended, because a bot from outside may never return.
 * @param limitMs longest time for a bot to load, and for each of its decisions
 * @throws {UsageError} if a bot cannot be loaded
 * @throws {Failure} if a bot fails, takes too long or ends the thread, or a record cannot be written
 */
export async function simulateInThread(
  sim: Simulation,
  limitMs: number,
  onMatch: (done: number, total: number) => void,
): Promise<Summary> {
  const watch = new Watch();
  const worker = startWorker({ sim, buffer: watch.buffer });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Summary>((resolve, reject) => {
      timer = whenLate(watch, limitMs, (busy) => reject(new Failure(lateText(sim, busy, limitMs))));
      worker.on('message', (sent: unknown) => {
        const message = Message.safeParse(sent).data;
        if (message?.kind === 'progress') onMatch(message.done, message.total);
        if (message?.kind === 'done') resolve(message.summary);
        if (message?.kind === 'usage') reject(new UsageError(message.message));
        if (message?.kind === 'failure') reject(new Failure(message.message));
        if (message?.kind === 'broken') reject(new Error(message.stack));
      });
      worker.once('error', (error) => reject(new Failure(reasonOf(error))));
      worker.once('exit', () => reject(new Failure('a bot ended the simulation before it was done')));
    });
  } finally {
    clearInterval(timer);
    await worker.terminate();
  }
}

/** The module lies beside the bundled program, or one folder up in the tree of modules. */
function startWorker(task: Task): Worker {
  const here = import.meta.url;
  const [, ending] = /\/sim\/thread\.([jt]s)$/.exec(here) ?? [];
  const module = new URL(ending === undefined ? './sim-worker.js' : `../sim-worker.${ending}`, here);
  if (ending !== 'ts') return new Worker(module, { workerData: task });
  const fromSource = new URL('./from-source.mjs', here);
  return new Worker(fromSource, { workerData: { ...task, module: module.href }, execArgv: [] });
}

/** Calls `late` once a bot has been busy with the same thing for `limitMs`. */
function whenLate(watch: Watch, limitMs: number, late: (busy: Busy) => void): NodeJS.Timeout {
  let turn = watch.turn;
  let since = performance.now();
  return setInterval(() => {
    const now = performance.now();
    if (watch.turn !== turn) {
      turn = watch.turn;
      since = now;
    }
    const busy = now - since >= limitMs ? watch.busy() : null;
    if (busy) late(busy);
  }, POLL_MS);
}

function lateText({ bots }: Simulation, { bot, seat, match, decision }: Busy, limitMs: number): string {
  const limit = `${limitMs / 1000} s; --bot-limit sets this time`;
  const name = `bot '${bots[bot] ?? ''}'`;
  if (seat === null) return `${name} did not load within ${limit}`;
  return `${name} in seat ${seat + 1} gave no move within ${limit} (match ${match}, decision ${decision})`;
}

/** The reason of an error that ended the thread and did not come from the simulation itself. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return `a bot failed outside 'choose': ${String(error)}`;
  const outOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return outOfMemory
    ? 'the bots used more memory than their thread may have'
    : `a bot failed outside 'choose': ${error.message}`;
}
