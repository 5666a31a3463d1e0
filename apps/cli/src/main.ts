import { once } from 'node:events';
import { reason } from './files.ts';
import { run } from './run.ts';

// Whoever reads the output may close it early, as `head` does; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`durbar: can't write the output: ${reason(error)}\n`);
  process.exit(1);
});

/** Resolves at the first Ctrl+C or request to end. */
function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}

/** Resolves once a reader that is slower than this program has caught up. */
async function drained(): Promise<void> {
  if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain');
}

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  drained,
  // Opened only by commands that read it.
  get input() {
    return process.stdin;
  },
  err: (text) => process.stderr.write(text),
  terminal: process.stderr.isTTY,
  cwd: process.cwd(),
  env: process.env,
  now: () => performance.now(),
  untilStopped,
});
