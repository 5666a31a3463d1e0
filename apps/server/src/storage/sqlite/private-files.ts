import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

const PRIVATE = 0o600;
const OTHERS = 0o077;

/** Creates an empty file that only its owner may read and write, unless it exists. SQLite gives its `-wal` the same mode. */
export function createPrivate(file: string): void {
  // An existing file must not be opened: closing it would end the locks that this process may hold on it.
  if (statSync(file, { throwIfNoEntry: false })) return;
  closeSync(openSync(file, 'a', PRIVATE));
}

/** Files whose mode let others in, by what came of it. */
export interface Tightened {
  readonly done: readonly string[];
  readonly refused: readonly string[];
}

/** Takes everybody's rights but the owner's from those of the files that exist. Windows has no such modes. */
export function tighten(files: readonly string[]): Tightened {
  const done: string[] = [];
  const refused: string[] = [];
  if (process.platform === 'win32') return { done, refused };
  for (const file of files) {
    const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & OTHERS) === 0) continue;
    try {
      chmodSync(file, PRIVATE);
      done.push(file);
    } catch {
      // Somebody else's file, or a file system without modes: the caller says so.
      refused.push(file);
    }
  }
  return { done, refused };
}
