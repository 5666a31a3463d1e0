import { z } from 'zod';
import { loadGame } from '../game.ts';
import { openBareField } from './bare-field.ts';
import { openDurbarField } from './durbar-field.ts';
import { pace, saturate } from './measure.ts';
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
  /** Id of the game to play. */
  game: z.string(),
});
export type LoadTask = z.infer<typeof LoadTask>;

/** Opens the tables, loads the server through them, and closes them. */
export async function drive(task: LoadTask): Promise<LoadResult> {
  const { load, warmUp, seconds } = task;
  const field = await openField(task);
  try {
    if (load === 'saturated') return await saturate(field.slots, warmUp, seconds);
    return await pace(field.slots, 1, warmUp, seconds);
  } finally {
    await field.close();
  }
}

async function openField({ server, url, tables, game }: LoadTask): Promise<Field> {
  if (server === 'bare') return openBareField(url, tables);
  return openDurbarField(url, tables, await loadGame(game));
}
