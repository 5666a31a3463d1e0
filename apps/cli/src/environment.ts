/** The environment of a command, so that tests can run it in-process. */
export interface CommandEnvironment {
  /** Writes to standard output. */
  out(text: string): void;
  /** Resolves once what was written to standard output has been taken. */
  drained(): Promise<void>;
  /** Standard input. */
  readonly input: AsyncIterable<Uint8Array>;
  /** Writes to standard error. */
  err(text: string): void;
  /** Whether standard error is a terminal that can show progress. */
  readonly terminal: boolean;
  /** The folder against which relative paths are resolved. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** A clock that never goes back, in milliseconds. */
  now(): number;
  /** Resolves when the program is asked to stop. Until it is called for the first time, such a request ends the program at once. */
  untilStopped(): Promise<void>;
}

/** The command line is wrong: exit code 2. Only the message is shown. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command failed: exit code 1. Only the message is shown. */
export class Failure extends Error {
  override readonly name = 'Failure';
}
