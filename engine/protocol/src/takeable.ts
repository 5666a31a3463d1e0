/* Apart from the schemas: the home page asks before it loads a schema library. */

import type { TableCard } from './tables.ts';

/** Whether somebody may sit down in the running match of a table. */
export function isTakeable({ status, unplayable, seats }: TableCard): boolean {
  const isRunning = status === 'running' || status === 'paused';
  return isRunning && !unplayable && seats.some(({ kind }) => kind === 'empty');
}
