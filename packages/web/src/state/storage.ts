import * as z from 'zod/mini';

/** Small things kept in the browser; where it keeps nothing (private windows, full disks) the page goes on without. */
export function readStored<T>(key: string, schema: z.core.$ZodType<T>): T | null {
  const raw = attempt(() => localStorage.getItem(key));
  if (raw === null) return null;
  const json = attempt((): unknown => JSON.parse(raw));
  const read = z.safeParse(schema, json);
  return read.success ? read.data : null;
}

export function store(key: string, value: unknown): void {
  attempt(() => localStorage.setItem(key, JSON.stringify(value)));
}

export function forget(key: string): void {
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
