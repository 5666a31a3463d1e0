import { z } from 'zod';

/** One table under load: the driver asks it for commands, one at a time. */
export interface Slot {
  /**
   * Sends the next command of whoever is to move.
   * @param done called once all four have been told of it
   * @returns false if there is nothing more to do at this table
   */
  submit(done: () => void): boolean;
}

/** Tables that are ready, and how to leave them. */
export interface Field {
  readonly slots: readonly Slot[];
  close(): Promise<void>;
}

/** What a run of load came to. Times are from submitting a command to the last of the four being told of it. */
export const LoadResult = z.object({
  tables: z.number(),
  seconds: z.number(),
  commands: z.number(),
  commandsPerSecond: z.number(),
  p50Ms: z.number(),
  p99Ms: z.number(),
});
export type LoadResult = z.infer<typeof LoadResult>;
