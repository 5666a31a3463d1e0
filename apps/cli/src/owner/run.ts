import { resolve } from 'node:path';
import type { Command } from 'commander';
import { type CommandEnvironment, Failure, UsageError } from '../environment.ts';
import { accessFile, accessServer, explainProblem, type OwnerAccess } from './access.ts';

/** How a command of the owner gets at a server, and prints. */
export interface AccessFlags {
  readonly url?: string;
  readonly data?: string;
  readonly json?: true;
}

/** What a command found, for the output. */
interface Found {
  readonly json: unknown;
  readonly lines: readonly string[];
}

/** Runs a task of the owner and prints what it found. */
export type Run = (flags: AccessFlags, task: (access: OwnerAccess) => Promise<Found>) => Promise<void>;

export function addAccessOptions(command: Command): Command {
  return command
    .option('--url <address>', 'the running server; default: this machine, at PORT')
    .option('--data <file>', 'the data file of a stopped server; default: DURBAR_DATA or ./data/durbar.db')
    .option('--json', 'print the result as JSON');
}

export function makeRun(environment: CommandEnvironment): Run {
  return async (flags, task) => {
    const { json, lines } = await withAccess(environment, flags, task);
    environment.out(flags.json ? `${JSON.stringify(json, null, 2)}\n` : `${lines.join('\n')}\n`);
  };
}

/** Runs a task at a running server, or on the data file of a stopped one. */
async function withAccess<T>(
  { env, cwd }: CommandEnvironment,
  { url, data }: AccessFlags,
  task: (access: OwnerAccess) => Promise<T>,
): Promise<T> {
  const { readSettings, StartupError, withOwner, Problem } = await import('@durbar/server');
  try {
    const settings = readSettings(env);
    const { ownerKey, port, basePath } = settings;
    if (url !== undefined && ownerKey === null)
      throw new UsageError('--url needs OWNER_KEY, with the value that the server has.');
    if (ownerKey !== null && data === undefined)
      return await task(accessServer(url ?? `http://127.0.0.1:${port}${basePath}`, ownerKey));
    const dataFile = resolve(cwd, data ?? settings.dataFile);
    return await withOwner({ ...settings, dataFile }, Date.now, (owner) => task(accessFile(owner)));
  } catch (error) {
    if (error instanceof Problem) throw new Failure(explainProblem(error.words.key));
    if (error instanceof StartupError)
      throw new Failure(
        `${error.message} To act while the server runs, set OWNER_KEY for it and for this command.`,
      );
    throw error;
  }
}
