import { readdirSync, readFileSync } from 'node:fs';

/** Returns the milliseconds that some processes have waited for a processor so far. */
export type ProcessorWait = () => number;

export const noWait: ProcessorWait = () => 0;

/**
 * How long the main threads of some processes were ready to run while others had all processors: 0 on a machine with idle
 * processors. Measured on Linux only; elsewhere it is always 0.
 */
export function processorWait(processes: readonly number[]): ProcessorWait {
  if (process.platform !== 'linux') return noWait;
  return () => processes.reduce((sum, pid) => sum + schedule(`/proc/${pid}`).waitedMs, 0);
}

/** Returns the milliseconds of processor time that a process has used so far, in all the threads that it has. */
export type ProcessorTime = () => number;

/** The processor time of a process; null where it is not known: it is measured on Linux only. */
export function processorTime(pid: number): ProcessorTime | null {
  if (process.platform !== 'linux') return null;
  const tasks = `/proc/${pid}/task`;
  return () => readdirSync(tasks).reduce((sum, task) => sum + schedule(`${tasks}/${task}`).usedMs, 0);
}

/** How long a process or thread has run, and has been ready to run, so far. @param folder of it in `/proc` */
function schedule(folder: string): { readonly usedMs: number; readonly waitedMs: number } {
  // "Time on a processor, time waiting for one, in nanoseconds, number of turns."
  const [used, waited] = readFileSync(`${folder}/schedstat`, 'utf8').split(' ');
  return { usedMs: Number(used) / 1e6, waitedMs: Number(waited) / 1e6 };
}
