/**
 * Reads a value from the browser's storage; without storage (private windows, full disks) there is none.
 * @param read what was kept, as what it should be; null if it is not that
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

/** What `what` gives, or null where the browser refuses or the content is broken: storage is never needed to go on. */
function attempt<T>(what: () => T): T | null {
  try {
    return what();
  } catch {
    return null;
  }
}
