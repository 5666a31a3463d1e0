import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { type Child, runSelfForJson, startSelf } from './child.ts';
import { LoadResult, ServerTimes, Times } from './load-result.ts';
import type { LoadTask } from './task.ts';

/** Number of measured tables, moves per second at each, and seconds of each measurement, quiet or under attack. */
const TABLES = 10;
const PER_SECOND = 3;
const SECONDS = 20;
/** Seconds for the attack to reach its full rate. */
const WARM_UP = 5;

/** What was measured, quiet or under attack. */
const Phase = z.object({
  times: Times,
  server: ServerTimes,
  /** Load average of the last minute, at the end. */
  loadAverage: z.number(),
});
export type Phase = z.infer<typeof Phase>;

export const Round = z.object({
  quiet: Phase,
  attacked: Phase,
  /** Answers to the attacker per second. */
  attackPerSecond: z.number(),
});
export type Round = z.infer<typeof Round>;

const Outcomes = z.object({ outcomes: z.record(z.string(), z.number()) });

/** Measures once without and once with the attack, each with a new server. @param attackFirst which of them comes first */
export async function playRound(game: string, attackFirst: boolean): Promise<Round> {
  const attacked = attackFirst ? await playAttacked(game) : null;
  const quiet = await withServer((server) => measure(server, game));
  return { quiet, ...(attacked ?? (await playAttacked(game))) };
}

function playAttacked(game: string): Promise<Omit<Round, 'quiet'>> {
  return withServer(async (server) => {
    const attacker = await startSelf(['attacker', server.url, game], {}, true);
    const began = performance.now();
    let attacked: Phase | undefined;
    let printed = '';
    try {
      attacked = await measure(server, game);
    } finally {
      printed = await attacker.end();
    }
    const seconds = (performance.now() - began) / 1000;
    const { outcomes } = Outcomes.parse(JSON.parse(printed.trim().split('\n').at(-1) ?? ''));
    const answers = Object.values(outcomes).reduce((sum, count) => sum + count, 0);
    return { attacked, attackPerSecond: Math.round(answers / seconds) };
  });
}

/** Runs a task with a server that has its usual limits and an empty data file. */
async function withServer<T>(task: (server: Child) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'durbar-soak-'));
  const data = join(folder, 'durbar.db');
  const serve = ['serve', '--json', '--port', '0', '--host', '127.0.0.1', '--data', data];
  try {
    const server = await startSelf(serve, { LOG_LEVEL: 'silent' });
    try {
      return await task(server);
    } finally {
      await server.end();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure({ url, pid }: Child, game: string): Promise<Phase> {
  const task: LoadTask = {
    server: 'durbar',
    load: 'paced',
    url,
    tables: TABLES,
    warmUp: WARM_UP,
    seconds: SECONDS,
    perSecond: PER_SECOND,
    process: pid,
    watched: true,
    game,
  };
  const result = LoadResult.parse(await runSelfForJson(['load-generator', JSON.stringify(task)]));
  return Phase.parse({ ...result, loadAverage: Number((loadavg()[0] ?? 0).toFixed(1)) });
}
