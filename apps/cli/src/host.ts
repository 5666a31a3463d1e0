/** What a command has of the world around it, so that tests can run it in-process. */
export interface Host {
  /** Writes to standard output. */
  out(text: string): void;
  /** Writes to standard error. */
  err(text: string): void;
  /** Whether standard error is a terminal that can show progress. */
  readonly terminal: boolean;
  /** Folder that relative paths start from. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** A clock that never goes back, in milliseconds. */
  now(): number;
  /** Resolves when the program is asked to stop. Until this is called, asking ends the program at once. */
  untilStopped(): Promise<void>;
}

/** The command was called wrongly: exit code 2. The message is all that is shown. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command was called rightly and could not do it: exit code 1. The message is all that is shown. */
export class Failure extends Error {
  override readonly name = 'Failure';
}
