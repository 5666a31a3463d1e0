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

/** Returns the milliseconds of processor time that a process has used so far, in all its threads. */
export type ProcessorTime = () => number;

/** Milliseconds of one clock tick, which is the unit of Linux's times of processes (USER_HZ). */
const TICK_MS = 10;

/** The processor time of a process; null where it is not known: it is measured on Linux only. */
export function processorTime(pid: number): ProcessorTime | null {
  if (process.platform !== 'linux') return null;
  return () => {
    // The second field, the program's name in brackets, can contain anything; user and system time are fields 14 and 15.
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\))/s);
    const [user, system] = fields.split(' ').slice(11, 13);
    return (Number(user) + Number(system)) * TICK_MS;
  };
}

/** Parses "time on a processor, time waiting for one, in nanoseconds, number of turns". */
function waitMs(pid: number): number {
  const [, waited] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
  return Number(waited) / 1e6;
}
