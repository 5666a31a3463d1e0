import { readFileSync } from 'node:fs';

/** Returns the milliseconds that some processes have waited for a processor so far. */
export type ProcessorWait = () => number;

export const noWait: ProcessorWait = () => 0;

/**
 * How long the main threads of some processes were ready to run while others had all processors: 0 on a machine with idle
 * processors. Measured on Linux only; elsewhere it is always 0.
 */
export function processorWait(processes: readonly number[]): ProcessorWait {
  if (process.platform !== 'linux') return noWait;
  return () => processes.reduce((sum, pid) => sum + waitMs(pid), 0);
}

/** Parses "time on a processor, time waiting for one, in nanoseconds, number of turns". */
function waitMs(pid: number): number {
  const [, waited] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
  return Number(waited) / 1e6;
}
