import { BotError } from '@durbar/bots';
import { CommanderError } from 'commander';
import type { CommandEnvironment } from './environment.ts';
import { Failure, UsageError } from './environment.ts';
import { makeProgram } from './program.ts';

/**
 * Runs one command line.
 * @param args arguments without the program name
 * @returns the exit code: 0 success, 1 failure or a failed check, 2 wrong command line
 */
export async function run(args: readonly string[], environment: CommandEnvironment): Promise<number> {
  let code = 0;
  const program = makeProgram(environment, (failed) => {
    code = failed;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    // Commander has already written its message. A request for help is no error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof UsageError || error instanceof Failure || error instanceof BotError) {
      environment.err(`durbar: ${error.message}\n`);
      return error instanceof UsageError ? 2 : 1;
    }
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    environment.err(`durbar: internal error; please report it\n${stack}\n`);
    return 1;
  }
}
