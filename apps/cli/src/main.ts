import { reason } from './files.ts';
import { run } from './run.ts';

let finished = false;

/** Ends before the command does. */
function leave(code: number): never {
  finished = true;
  process.exit(code);
}

// Whoever reads our output may close it early, as `head` does; that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') leave(0);
  process.stderr.write(`durbar: can't write the output: ${reason(error)}\n`);
  leave(1);
});

// Somebody's own bot runs in this process, and can end it.
process.once('exit', () => {
  if (finished) return;
  process.stderr.write('durbar: something the command ran, such as a bot, ended it before it was done\n');
  process.exitCode = 1;
});

/** Resolves at the first Ctrl+C or request to end. */
function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  terminal: process.stderr.isTTY,
  cwd: process.cwd(),
  env: process.env,
  now: () => performance.now(),
  untilStopped,
});
finished = true;
