import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Failure } from '../host.ts';

/** A server that the bench has started. */
export interface Child {
  readonly url: string;
  /** Asks it to stop, and waits until it has. */
  end(): Promise<void>;
}

/** As `npm start` has it; `docs/hosting.md` says why. */
const NODE_FLAGS = ['--min-semi-space-size=8', '--max-semi-space-size=8', '--initial-heap-size=512'];

/** Runs this very program with other arguments, and reads what it says and complains of. */
function spawnSelf(args: readonly string[], env: Readonly<Record<string, string>>) {
  return spawn(process.execPath, [...NODE_FLAGS, ...self(), ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function exited(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => resolve());
    child.once('error', reject);
  });
}

/**
 * Starts this very program with other arguments and waits until it prints its address as JSON.
 * @throws {Failure} with what it said, if it ends before that
 */
export async function startSelf(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Child> {
  const child = spawnSelf(args, env);
  const ended = exited(child);
  // `address` tells of a child that could not be started.
  ended.catch(() => undefined);
  const end = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url: await address(child), end };
}

/**
 * Runs this very program with other arguments to its end.
 * @returns the JSON that it printed
 * @throws {Failure} with what it complained of, if it failed
 */
export async function askSelf(args: readonly string[]): Promise<unknown> {
  const child = spawnSelf(args, {});
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr), exited(child)]);
  if (child.exitCode !== 0)
    throw new Failure(`the load could not be made: ${complaint.trim().replace(/^durbar: /, '')}`);
  return JSON.parse(said);
}

function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const read = (chunk: Buffer): void => {
      said += chunk.toString();
      const [, found] = /"address":"([^"]+)"/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    child.once('exit', () =>
      reject(new Failure(`the server under test did not start; it said: ${said.trim()}`)),
    );
  });
}

/** Arguments for Node that run this program: built as one file, or from source. */
function self(): string[] {
  const here = import.meta.url;
  if (!here.endsWith('.ts')) return [fileURLToPath(here)];
  return ['--import', import.meta.resolve('tsx'), fileURLToPath(new URL('../main.ts', here))];
}
