/**
 * Reads a value from the browser's storage; null if there is no storage (private windows, full disks).
 * @param read parses the stored value; returns null if it is invalid
 */
export function readStored<T>(key: string, read: (json: unknown) => T | null): T | null {
  const raw = attempt(() => localStorage.getItem(key));
  return raw === null ? null : read(attempt((): unknown => JSON.parse(raw)));
}

export function writeStored(key: string, value: unknown): void {
  attempt(() => localStorage.setItem(key, JSON.stringify(value)));
}

export function removeStored(key: string): void {
  attempt(() => localStorage.removeItem(key));
}

/**
 * Returns the result of `what`, or null if the browser refuses or the content is broken. The page works without
 * storage.
 */
function attempt<T>(what: () => T): T | null {
  try {
    return what();
  } catch {
    return null;
  }
}
