import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';
import type { CommandEnvironment } from '../src/environment.ts';
import { run } from '../src/run.ts';

/** Exit code and output of a command. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Makes a temporary folder that is removed after the test. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'durbar-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes an environment that collects the output. */
export function makeEnvironment(parts: Partial<CommandEnvironment> = {}): {
  environment: CommandEnvironment;
  out: () => string;
  err: () => string;
} {
  let out = '';
  let err = '';
  const environment: CommandEnvironment = {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    terminal: false,
    drained: () => Promise.resolve(),
    input: Readable.from([]),
    cwd: process.cwd(),
    env: {},
    now: () => performance.now(),
    untilStopped: () => Promise.resolve(),
    ...parts,
  };
  return { environment, out: () => out, err: () => err };
}

/** Runs a command line in this process. */
export async function durbar(args: readonly string[], parts: Partial<CommandEnvironment> = {}): Promise<Ran> {
  const { environment, out, err } = makeEnvironment(parts);
  const code = await run(args, environment);
  return { code, out: out(), err: err() };
}

/** The last line of standard error, without its line break. */
export function lastLine({ err }: Ran): string {
  return err.trimEnd().split('\n').at(-1) ?? '';
}
