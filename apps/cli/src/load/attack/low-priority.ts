import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const THREADS = '/proc/self/task';
/** How much of the processors the session has next to others, where Linux shares them among sessions: as a nice value. */
const SESSION = '/proc/self/autogroup';
const SESSION_NICE = '10';

/** Has this process, and the session that it is alone in, yield to all others. */
export function lowerPriority(): void {
  setPriority(constants.priority.PRIORITY_LOW);
  if (process.platform !== 'linux') return;
  // The line above was for this thread alone.
  for (const thread of readdirSync(THREADS)) setPriority(Number(thread), constants.priority.PRIORITY_LOW);
  if (existsSync(SESSION)) writeFileSync(SESSION, SESSION_NICE);
}
