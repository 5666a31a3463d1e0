import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Failure } from '../host.ts';

/** A server started by the benchmark. */
export interface Child {
  readonly url: string;
  /** Asks the server to stop and waits until it has. */
  end(): Promise<void>;
}

/** The same flags as `npm start`; `docs/hosting.md` gives the reason. */
const NODE_FLAGS = ['--min-semi-space-size=8', '--max-semi-space-size=8', '--initial-heap-size=512'];

/** Starts this program with other arguments and captures its output. */
function spawnSelf(args: readonly string[], env: Readonly<Record<string, string>>) {
  return spawn(process.execPath, [...NODE_FLAGS, ...selfArguments(), ...args], {
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
 * Starts this program with other arguments and waits until it prints its address as JSON.
 * @throws {Failure} with its output, if it ends before that
 */
export async function startSelf(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Child> {
  const child = spawnSelf(args, env);
  const ended = exited(child);
  // `address` reports a child that could not be started.
  ended.catch(() => undefined);
  const end = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url: await address(child), end };
}

/**
 * Runs this program with other arguments to its end.
 * @returns the JSON that it printed
 * @throws {Failure} with its error output, if it failed
 */
export async function runSelfForJson(args: readonly string[]): Promise<unknown> {
  const child = spawnSelf(args, {});
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), exited(child)]);
  if (child.exitCode !== 0)
    throw new Failure(`the load driver failed: ${err.trim().replace(/^durbar: /, '')}`);
  return JSON.parse(out);
}

function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const [, found] = /"address":"([^"]+)"/.exec(printed) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    child.once('exit', () =>
      reject(new Failure(`the server under test did not start; its output: ${printed.trim()}`)),
    );
  });
}

/** Arguments for Node that run this program: bundled into one file, as a tree of modules, or from source. */
function selfArguments(): string[] {
  const here = import.meta.url;
  const [, extension] = /\/load\/child\.([jt]s)$/.exec(here) ?? [];
  const main = fileURLToPath(extension === undefined ? here : new URL(`../main.${extension}`, here));
  return extension === 'ts' ? ['--import', import.meta.resolve('tsx'), main] : [main];
}
