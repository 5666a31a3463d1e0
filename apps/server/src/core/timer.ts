/** Node's timers cannot wait longer: with more, they fire at once. */
const MAX_WAIT_MS = 2 ** 31 - 1;

/**
 * Runs a task once after any time, however long. It does not keep the process running.
 * @returns a function that cancels it
 */
export function after(ms: number, task: () => void): () => void {
  let timer: NodeJS.Timeout;
  const wait = (left: number): void => {
    const part = Math.min(left, MAX_WAIT_MS);
    timer = setTimeout(() => (left > part ? wait(left - part) : task()), part);
    timer.unref();
  };
  wait(ms);
  return () => clearTimeout(timer);
}
