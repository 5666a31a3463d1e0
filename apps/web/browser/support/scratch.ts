import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Folders that are installed, built or written by tests, and not part of the sources. */
const NOT_SOURCES = new Set(['node_modules', 'dist', 'coverage', 'test-results', '.git']);

export interface Finished {
  /** Exit code; null where a signal ended it. */
  readonly code: number | null;
  /** What it wrote to both outputs. */
  readonly output: string;
}

/** A copy of the sources that a test may change, with the installed packages of the original. */
export class Scratch {
  readonly path = mkdtempSync(join(tmpdir(), 'durbar-scratch-'));

  constructor() {
    cpSync(root, this.path, { recursive: true, filter: isSource });
    linkPackages(join(root, 'node_modules'), join(this.path, 'node_modules'));
    for (const folder of readdirSync(join(root, 'apps'))) {
      const nested = join('apps', folder, 'node_modules');
      if (existsSync(join(root, nested))) linkPackages(join(root, nested), join(this.path, nested));
    }
  }

  /** Runs a Node program in the copy until it ends. @param args the program, relative to the copy, and its arguments */
  node(...args: readonly string[]): Promise<Finished> {
    const child = spawn(process.execPath, args, {
      cwd: this.path,
      // Vitest sets NODE_ENV to `test`, and a page built for that is another one.
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => {
        output += data.toString();
      });
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve({ code, output }));
    });
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

/** Whether a path is copied; `data` in the root is the server's own. */
function isSource(path: string): boolean {
  return !NOT_SOURCES.has(basename(path)) && path !== join(root, 'data');
}

/** Folders of `node_modules` whose links lead to workspaces; in the copy they must lead to those of the copy. */
const RELATIVE = new Set(['@durbar', '.bin']);

/** Makes a `node_modules` with links to each installed package, without caches. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (RELATIVE.has(name)) copyLinks(join(from, name), join(to, name));
    else if (!name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
  }
}

/** Copies the links of a folder as they are. */
function copyLinks(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) symlinkSync(readlinkSync(join(from, name)), join(to, name));
}
