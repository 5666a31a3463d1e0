/** Calls a task after so many milliseconds, unless the returned function was called before. */
export type After = (ms: number, task: () => void) => () => void;
