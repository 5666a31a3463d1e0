import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Failure } from '../environment.ts';

/** A server started by the benchmark. */
export interface Child {
  readonly url: string;
  /** Its process. */
  readonly pid: number;
  /** Asks the server to stop and waits until it has. @returns all that it printed */
  end(): Promise<string>;
  /** Ends the server at once, as a power cut would, and waits until it is gone. */
  kill(): Promise<void>;
}

/** The same flags as `npm start`; `docs/hosting.md` gives the reason. */
const SERVER_FLAGS = ['--min-semi-space-size=8', '--max-semi-space-size=8', '--initial-heap-size=512'];

/** So much memory that the load generator never collects its whole heap: a pause of its own would count as the server's. */
const GENERATOR_FLAGS = ['--min-semi-space-size=8', '--max-semi-space-size=8', '--initial-heap-size=3072'];

interface SpawnOptions {
  readonly nodeFlags: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Start it in a separate session, to which Linux gives its own share of processor time. */
  readonly apart?: boolean;
}

/** Starts this program with other arguments and captures its output. */
function spawnSelf(args: readonly string[], { nodeFlags, env = {}, apart = false }: SpawnOptions) {
  return spawn(process.execPath, [...nodeFlags, ...selfArguments(), ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    // The child's input ends with this process, however that ends.
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: apart,
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
 * @param apart see `SpawnOptions`
 * @throws {Failure} with its output, if it ends before that
 */
export async function startSelf(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  apart = false,
): Promise<Child> {
  const child = spawnSelf(args, { nodeFlags: SERVER_FLAGS, env, apart });
  const ended = exited(child);
  // `address` reports a child that could not be started.
  ended.catch(() => undefined);
  let printed = '';
  const read = (chunk: Buffer): void => {
    printed += chunk.toString();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const end = async (): Promise<string> => {
    child.kill('SIGTERM');
    await ended;
    return printed;
  };
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  return { url: await address(child, () => printed), pid: child.pid ?? 0, end, kill };
}

/**
 * Runs this program with other arguments, as a load generator, to its end.
 * @returns the JSON that it printed
 * @throws {Failure} with its error output, if it failed
 */
export async function runSelfForJson(args: readonly string[]): Promise<unknown> {
  const child = spawnSelf(args, { nodeFlags: GENERATOR_FLAGS });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), exited(child)]);
  if (child.exitCode !== 0)
    throw new Failure(`the load generator failed: ${err.trim().replace(/^durbar: /, '')}`);
  return JSON.parse(out);
}

/** @param printed all that it has printed so far */
function address(child: ChildProcess, printed: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const read = (): void => {
      const [, found] = /"address":"([^"]+)"/.exec(printed()) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    child.once('exit', () =>
      reject(new Failure(`the server under test did not start; its output: ${printed().trim()}`)),
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
