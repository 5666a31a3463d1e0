import type { After } from '@durbar/bot-protocol';

/**
 * Timers of this thread. What arrived while the thread was busy comes first: somebody whose answer is here is not late.
 */
export const after: After = (ms, task) => {
  let pending: NodeJS.Immediate | null = null;
  const timer = setTimeout(() => {
    pending = setImmediate(() => {
      pending = setImmediate(task);
    });
  }, ms);
  return () => {
    clearTimeout(timer);
    if (pending) clearImmediate(pending);
  };
};
