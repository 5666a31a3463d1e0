import { statSync } from 'node:fs';

/** How the operating system identifies a file, whatever its names: its device and its number there. Null if it is gone. */
export function readIdentity(file: string): string | null {
  const info = statSync(file, { bigint: true, throwIfNoEntry: false });
  return info ? `${info.dev}:${info.ino}` : null;
}

/** Data files that this process has open, by identity. */
const open = new Set<string>();

/**
 * Whether this process has a file open as its data file, under whichever name. Such a file must not be opened and closed in
 * passing: that would end the locks that the process holds on it.
 */
export function isOpenHere(file: string): boolean {
  const identity = readIdentity(file);
  return identity !== null && open.has(identity);
}

/** Notes that a file is open. @returns a function that takes the note back */
export function noteOpen(file: string): () => void {
  const identity = readIdentity(file);
  if (identity !== null) open.add(identity);
  return () => {
    if (identity !== null) open.delete(identity);
  };
}
