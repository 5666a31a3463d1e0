import { z } from 'zod';

/** The time of every command in milliseconds, as measured and without the time spent waiting for a processor. */
export const Times = z.object({ all: z.array(z.number()), withoutWait: z.array(z.number()) });
export type Times = z.infer<typeof Times>;

/** What the server says of the moves of a run, and how late its event loop was. */
export const ServerTimes = z.object({
  /** Moves by the time from a move's arrival until its answer: those up to so many milliseconds, null for all longer ones. */
  moves: z.array(z.object({ upToMs: z.number().nullable(), count: z.number() })),
  loopP99Ms: z.number(),
  loopMaxMs: z.number(),
});
export type ServerTimes = z.infer<typeof ServerTimes>;

/** Result of a load run. Times are from sending a command until the last of the four clients has its update. */
export const LoadResult = z.object({
  tables: z.number(),
  seconds: z.number(),
  commands: z.number(),
  commandsPerSecond: z.number(),
  p50Ms: z.number(),
  p99Ms: z.number(),
  /** Processor time of the server per command, in microseconds; only where it can be measured. */
  serverCpuUs: z.number().optional(),
  times: Times.optional(),
  server: ServerTimes.optional(),
});
export type LoadResult = z.infer<typeof LoadResult>;
