import { z } from 'zod';
import { loadGame } from '../game.ts';
import { openBareTables } from './bare-tables.ts';
import { openDurbarTables } from './durbar-tables.ts';
import type { LoadResult } from './load-result.ts';
import type { LoadTables } from './load-tables.ts';
import { runPaced, runSaturated } from './measure.ts';
import { processorTime, processorWait } from './processor.ts';
import { readMetrics, serverTimes } from './server-times.ts';

/** A load run, as the load generator's process gets it. */
export const LoadTask = z.object({
  server: z.enum(['durbar', 'bare']),
  load: z.enum(['saturated', 'paced']),
  /** Address of the server. */
  url: z.string(),
  tables: z.int().positive(),
  /** Seconds before counting begins, and seconds to count. */
  warmUp: z.int().nonnegative(),
  seconds: z.int().positive(),
  /** Commands a second of each table in a paced run. */
  perSecond: z.number().positive(),
  /** The server's process. */
  process: z.int().positive(),
  /** Whether a paced run has the times of all commands, and the server's. */
  watched: z.boolean().default(false),
  /** Id of the game to play. */
  game: z.string(),
});
export type LoadTask = z.infer<typeof LoadTask>;

/** Opens the tables, loads the server through them, and closes them. */
export async function runLoad(task: LoadTask): Promise<LoadResult> {
  const { load, warmUp, seconds, perSecond, watched } = task;
  const serverTime = processorTime(task.process);
  const opened = await openTables(task);
  try {
    if (load === 'saturated') return await runSaturated(opened.tables, warmUp, seconds, serverTime);
    if (watched) return await runPacedWatched(opened, task);
    return await runPaced(opened.tables, perSecond, warmUp, seconds, serverTime);
  } finally {
    await opened.close();
  }
}

/** A paced run with the times of all commands and what the server says of them. */
async function runPacedWatched({ tables }: LoadTables, task: LoadTask): Promise<LoadResult> {
  const { url, perSecond, warmUp, seconds } = task;
  const wait = processorWait([task.process, process.pid]);
  let before: Promise<string> | undefined;
  const onCountingStart = (): void => {
    before = readMetrics(url);
    // It is awaited below.
    before.catch(() => undefined);
  };
  const observers = { wait, onCountingStart };
  const result = await runPaced(tables, perSecond, warmUp, seconds, processorTime(task.process), observers);
  return { ...result, server: serverTimes((await before) ?? '', await readMetrics(url)) };
}

async function openTables({ server, url, tables, game }: LoadTask): Promise<LoadTables> {
  if (server === 'bare') return openBareTables(url, tables);
  return openDurbarTables(url, tables, await loadGame(game));
}
