import { existsSync, readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/** On Linux, a link to the folder of the thread that reads it, named by its id. */
const THIS_THREAD = '/proc/thread-self';

/**
 * Has a thread in which bots think yield the processor to the server's main thread, so that people's moves do not wait for them. Does
 * nothing where threads have no priorities of their own, and on a main thread.
 */
export function yieldToMainThread(): void {
  if (isMainThread || !existsSync(THIS_THREAD)) return;
  const thread = Number(readlinkSync(THIS_THREAD).split('/').at(-1));
  setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
}
