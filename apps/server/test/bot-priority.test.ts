import { readdirSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { WorkerThreads } from '../src/bots/threads.ts';

/** How many threads of this process yield to others. */
const yielding = (): number =>
  readdirSync('/proc/self/task').filter(
    (thread) => getPriority(Number(thread)) === constants.priority.PRIORITY_BELOW_NORMAL,
  ).length;

test.runIf(process.platform === 'linux')(
  'a thread in which bots think yields to the main thread',
  async () => {
    const worker = new URL('./support/toy-bot-worker.ts', import.meta.url);
    const threads = new WorkerThreads(worker, 1, 20_000, () => undefined);
    const before = yielding();
    await threads.run({ game: 'none', rules: 1, bot: 'random', seat: 0, view: '{}', seed: '' });
    expect(yielding() - before).toBe(1);
    expect(getPriority(process.pid)).toBe(0);
    await threads.close();
  },
);
