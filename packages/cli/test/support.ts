import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Host } from '../src/host.ts';
import { run } from '../src/run.ts';

/** What a command left behind. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A folder of one's own, gone after the test. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'durbar-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs a command line in this process. */
export async function durbar(args: readonly string[], host: Partial<Host> = {}): Promise<Ran> {
  let out = '';
  let err = '';
  const code = await run(args, {
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
    ...host,
  });
  return { code, out, err };
}

/** The last line of standard error without its line end. */
export function lastLine({ err }: Ran): string {
  return err.trimEnd().split('\n').at(-1) ?? '';
}
