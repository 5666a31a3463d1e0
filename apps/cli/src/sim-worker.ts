import { parentPort, workerData } from 'node:worker_threads';
import { BotError } from '@durbar/bots';
import { Failure, UsageError } from './environment.ts';
import { BotActivityMonitor } from './sim/bot-activity-monitor.ts';
import { simulate } from './sim/simulate.ts';
import type { Message, Task } from './sim/thread.ts';

// The thread of a simulation with bots from outside; `sim/thread.ts` starts and watches it.

const { sim, buffer } = workerData as Task;
// Only windows have a target origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const send = (message: Message): void => parentPort?.postMessage(message);

try {
  const summary = await simulate(sim, {
    now: () => performance.now(),
    onMatch: (done, total) => send({ kind: 'progress', done, total }),
    watch: new BotActivityMonitor(buffer),
    onStart: (pid) => send({ kind: 'program', pid }),
  });
  send({ kind: 'done', summary });
} catch (error) {
  if (error instanceof UsageError) send({ kind: 'usage', message: error.message });
  else if (error instanceof Failure || error instanceof BotError)
    send({ kind: 'failure', message: error.message });
  else
    send({ kind: 'broken', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}
