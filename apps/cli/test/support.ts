import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Host } from '../src/host.ts';
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

/** Makes a host that collects the output. */
export function makeHost(parts: Partial<Host> = {}): { host: Host; out: () => string; err: () => string } {
  let out = '';
  let err = '';
  const host: Host = {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    terminal: false,
    cwd: process.cwd(),
    env: {},
    now: () => performance.now(),
    untilStopped: () => Promise.resolve(),
    ...parts,
  };
  return { host, out: () => out, err: () => err };
}

/** Runs a command line in this process. */
export async function durbar(args: readonly string[], parts: Partial<Host> = {}): Promise<Ran> {
  const { host, out, err } = makeHost(parts);
  const code = await run(args, host);
  return { code, out: out(), err: err() };
}

/** The last line of standard error, without its line break. */
export function lastLine({ err }: Ran): string {
  return err.trimEnd().split('\n').at(-1) ?? '';
}
