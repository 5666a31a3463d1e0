import * as z from 'zod';
import { runUntilStopped } from '../../src/index.ts';
import { toyGames } from './games.ts';

// The server with the toy game, in its own process.
const worker = import.meta.url.endsWith('.ts') ? './toy-bot-worker.ts' : './toy-bot-worker.js';

/** Milliseconds until somebody is told, and until a notice is tried again whose end is not known; from the environment. */
const times = z.object({ delay: z.number(), lease: z.number() }).optional();
const given = times.parse(JSON.parse(process.env['TOY_NOTICES'] ?? 'null') ?? undefined);
const tuning = given && {
  noticeDelayMs: { live: given.delay, days: given.delay },
  noticeLeaseMs: given.lease,
};

process.exit(
  await runUntilStopped(process.env, {
    games: toyGames,
    botWorker: new URL(worker, import.meta.url),
    ...(tuning && { tuning }),
    onDelivery: (point) => {
      if (point === process.env['TOY_KILL_AT']) process.kill(process.pid, 'SIGKILL');
    },
  }),
);
