import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

const PRIVATE = 0o600;
const OTHERS = 0o077;

/** Creates an empty file that only its owner may read and write, unless it exists. SQLite gives its `-wal` the same mode. */
export function createPrivate(file: string): void {
  // An existing file must not be opened: closing it would end the locks that this process may hold on it.
  if (statSync(file, { throwIfNoEntry: false })) return;
  closeSync(openSync(file, 'a', PRIVATE));
}

/** The files that other users could read: those that only their owner can read now, and those whose mode cannot be changed. */
export interface Tightened {
  readonly done: readonly string[];
  readonly refused: readonly string[];
}

/** Removes all rights except the owner's. Skips missing files. Windows has no such modes. */
export function tighten(files: readonly string[]): Tightened {
  const open = process.platform === 'win32' ? [] : files.filter(isOpenToOthers);
  for (const file of open) restrict(file);
  return {
    done: open.filter((file) => !isOpenToOthers(file)),
    refused: open.filter((file) => isOpenToOthers(file)),
  };
}

function isOpenToOthers(file: string): boolean {
  return ((statSync(file, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS) !== 0;
}

function restrict(file: string): void {
  try {
    chmodSync(file, PRIVATE);
  } catch (error) {
    // Somebody else's file. File systems without modes may say nothing at all, so the caller looks again.
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
}
