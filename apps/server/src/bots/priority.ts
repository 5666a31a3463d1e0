import { existsSync, readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** A link to the calling thread's own folder. */
const SELF = '/proc/thread-self';

/**
 * Has the thread that calls this yield to others, so that bots that think do not delay people's moves. Only Linux knows
 * priorities of threads; elsewhere nothing changes.
 */
export function yieldToOthers(): void {
  if (process.platform !== 'linux' || !existsSync(SELF)) return;
  const thread = Number(/\/task\/(\d+)$/.exec(readlinkSync(SELF))?.[1]);
  if (Number.isInteger(thread)) setPriority(thread, constants.priority.PRIORITY_LOW);
}
