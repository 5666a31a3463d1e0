import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { Failure, UsageError } from '../environment.ts';
import { type BotActivity, BotActivityMonitor } from './bot-activity-monitor.ts';
import type { Simulation } from './simulate.ts';
import { Summary } from './tally.ts';

/** What the thread is started with. */
export interface Task {
  readonly sim: Simulation;
  /** Memory of the `Watch`. */
  readonly buffer: SharedArrayBuffer;
}

/** What the thread sends. Bots run in it and could send too, so it is read with care. */
const Message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), done: z.number(), total: z.number() }),
  z.object({ kind: z.literal('program'), pid: z.int().min(2) }),
  z.object({ kind: z.literal('done'), summary: Summary }),
  z.object({ kind: z.literal('usage'), message: z.string() }),
  z.object({ kind: z.literal('failure'), message: z.string() }),
  z.object({ kind: z.literal('broken'), stack: z.string() }),
]);
export type Message = z.infer<typeof Message>;

/** Longest times that a bot may take, in milliseconds. */
export interface Limits {
  readonly load: number;
  readonly decision: number;
}

/** How often the thread is looked at, in milliseconds. */
const POLL_MS = 50;

/**
 * Plays the matches in a thread that can be ended, because a bot from outside may never return.
 * @throws {UsageError} if a bot cannot be loaded
 * @throws {Failure} if a bot fails, takes too long or ends the thread, or a record cannot be written
 */
export async function simulateInThread(
  sim: Simulation,
  limits: Limits,
  onMatch: (done: number, total: number) => void,
): Promise<Summary> {
  const watch = new BotActivityMonitor();
  const worker = startWorker({ sim, buffer: watch.buffer });
  const programs: number[] = [];
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Summary>((resolve, reject) => {
      timer = whenLate(watch, limits, (busy) => reject(new Failure(lateText(sim, busy, limits))));
      worker.on('message', (sent: unknown) => {
        const message = Message.safeParse(sent).data;
        if (message?.kind === 'progress') onMatch(message.done, message.total);
        if (message?.kind === 'program') return void programs.push(message.pid);
        // The simulation has ended, and its programs with it.
        if (message && message.kind !== 'progress') programs.length = 0;
        if (message?.kind === 'done') resolve(message.summary);
        if (message?.kind === 'usage') reject(new UsageError(message.message));
        if (message?.kind === 'failure') reject(new Failure(message.message));
        if (message?.kind === 'broken') reject(new Error(message.stack));
      });
      worker.once('error', (error) => reject(new Failure(describeError(error))));
      worker.once('exit', () => reject(new Failure('a bot ended the simulation before it was done')));
    });
  } finally {
    clearInterval(timer);
    await worker.terminate();
    // A thread that was ended could not end its programs.
    for (const pid of programs) endProcess(pid);
  }
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
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

/** Calls `late` when a bot has been busy with the same thing for too long. */
function whenLate(
  watch: BotActivityMonitor,
  limits: Limits,
  late: (busy: BotActivity) => void,
): NodeJS.Timeout {
  let turn = watch.changeCount;
  let since = performance.now();
  return setInterval(() => {
    const now = performance.now();
    if (watch.changeCount !== turn) {
      turn = watch.changeCount;
      since = now;
    }
    const busy = watch.current();
    if (busy && now - since >= (busy.seat === null ? limits.load : limits.decision)) late(busy);
  }, POLL_MS);
}

function lateText({ bots }: Simulation, busy: BotActivity, limits: Limits): string {
  const { bot, seat, match, decision } = busy;
  const name = `bot '${bots[bot] ?? ''}'`;
  if (seat === null) return `${name} did not load within ${limits.load / 1000} s`;
  return `${name} in seat ${seat + 1} gave no move within ${limits.decision / 1000} s (match ${match}, decision ${decision}); --bot-limit sets this time`;
}

/** The reason of an error that ended the thread and did not come from the simulation itself. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return `a bot failed outside 'choose': ${String(error)}`;
  const outOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return outOfMemory
    ? 'the bots used more memory than their thread may have'
    : `a bot failed outside 'choose': ${error.message}`;
}
