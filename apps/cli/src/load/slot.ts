import { z } from 'zod';

/** One table under load. The driver has it send one command at a time. */
export interface Slot {
  /**
   * Sends the next command of the seat that has to decide.
   * @param done called when all four clients have received the update
   * @returns false if the match has ended
   */
  submit(done: () => void): boolean;
}

/** Tables that are ready to play, and a function that closes their sockets. */
export interface Field {
  readonly slots: readonly Slot[];
  close(): Promise<void>;
}

/** Result of a load run. Times are from sending a command until the last of the four clients has its update. */
export const LoadResult = z.object({
  tables: z.number(),
  seconds: z.number(),
  commands: z.number(),
  commandsPerSecond: z.number(),
  p50Ms: z.number(),
  p99Ms: z.number(),
});
export type LoadResult = z.infer<typeof LoadResult>;
