import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

/** A server in its own process. */
export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Ends it with a signal. @returns its exit code, or null if the signal ended it */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

const STARTS_WITHIN_MS = 20_000;

/** Starts a server and waits until it prints its address. @throws with its output if it does not start */
export async function startProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`the server ${why}; its output: ${output}`));
    const timer = setTimeout(() => fail('did not start in time'), STARTS_WITHIN_MS);
    const read = (data: Buffer): void => {
      output += data.toString();
      const [, found] = /open at (http:\S+)/.exec(output) ?? [];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => {
      clearTimeout(timer);
      fail('ended');
    });
  }).catch(async (error: unknown) => {
    await end('SIGKILL');
    throw error;
  });
  return { url, child, end };
}

/** Runs a server that should not start. @returns exit code and standard error */
export async function failToStart(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; stderr: string }> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let stderr = '';
  child.stderr.on('data', (data: Buffer) => {
    stderr += data.toString();
  });
  await once(child, 'close');
  return { code: child.exitCode, stderr };
}
