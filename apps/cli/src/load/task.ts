import { z } from 'zod';
import { loadGame } from '../game.ts';
import { openBareField } from './bare-field.ts';
import { openDurbarField } from './durbar-field.ts';
import { runPaced, runSaturated } from './measure.ts';
import { processorWait } from './processor-wait.ts';
import { readMetrics, serverTimes } from './server-times.ts';
import type { Field, LoadResult } from './slot.ts';

/** A load run, as the driver's process gets it. */
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
  /** The server's process: a paced run then has the times of all commands, and the server's. */
  process: z.int().positive().optional(),
  /** Id of the game to play. */
  game: z.string(),
});
export type LoadTask = z.infer<typeof LoadTask>;

/** Opens the tables, loads the server through them, and closes them. */
export async function drive(task: LoadTask): Promise<LoadResult> {
  const { load, warmUp, seconds, perSecond } = task;
  const field = await openField(task);
  try {
    if (load === 'saturated') return await runSaturated(field.slots, warmUp, seconds);
    if (task.process !== undefined) return await runPacedWatched(field, task, task.process);
    return await runPaced(field.slots, perSecond, warmUp, seconds);
  } finally {
    await field.close();
  }
}

/** A paced run with the times of all commands and what the server says of them. */
async function runPacedWatched({ slots }: Field, task: LoadTask, server: number): Promise<LoadResult> {
  const { url, perSecond, warmUp, seconds } = task;
  const wait = processorWait([server, process.pid]);
  let before: Promise<string> | undefined;
  const begun = (): void => {
    before = readMetrics(url);
    // It is awaited below.
    before.catch(() => undefined);
  };
  const result = await runPaced(slots, perSecond, warmUp, seconds, { wait, begun });
  return { ...result, server: serverTimes((await before) ?? '', await readMetrics(url)) };
}

async function openField({ server, url, tables, game }: LoadTask): Promise<Field> {
  if (server === 'bare') return openBareField(url, tables);
  return openDurbarField(url, tables, await loadGame(game));
}
