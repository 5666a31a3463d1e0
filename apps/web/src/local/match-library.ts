import * as z from 'zod/mini';

/** A match of this device, as its library keeps it. */
const kept = z.object({
  id: z.string(),
  game: z.string(),
  /** What each person's seat is called, in seat order; null where a bot sits. */
  names: z.array(z.nullable(z.string())),
  startedAt: z.number(),
  lastAt: z.number(),
  over: z.boolean(),
  /** A `SavedMatch`, which the table reads and checks. */
  saved: z.unknown(),
});
export type KeptMatch = z.infer<typeof kept>;

const DATABASE = 'durbar';
const STORE = 'matches';

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(STORE, { keyPath: 'id' }),
    );
    request.addEventListener('success', () => {
      // Another tab wants to change the database: it may, and this one opens it anew when it needs it.
      request.result.addEventListener('versionchange', () => {
        request.result.close();
        opened = null;
      });
      resolve(request.result);
    });
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('the browser keeps no database')),
    );
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

async function runRequest<T>(
  mode: IDBTransactionMode,
  what: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const base = await database();
  return new Promise((resolve, reject) => {
    const transaction = base.transaction(STORE, mode);
    const request = what(transaction.objectStore(STORE));
    // Only a transaction that is complete is on the disk.
    transaction.addEventListener('complete', () => resolve(request.result));
    for (const trouble of ['abort', 'error'])
      transaction.addEventListener(trouble, () =>
        reject(transaction.error ?? new Error('the browser did not keep it')),
      );
  });
}

/**
 * The matches of this device. Each may be rejected where the browser keeps nothing, as in some private windows; what
 * was kept by another version and cannot be read counts as not there.
 */
export const matchLibrary = {
  async all(): Promise<readonly KeptMatch[]> {
    const raw: unknown[] = await runRequest('readonly', (store) => store.getAll());
    return raw.flatMap((each) => {
      const read = z.safeParse(kept, each);
      return read.success ? [read.data] : [];
    });
  },
  async read(id: string): Promise<KeptMatch | null> {
    const raw: unknown = await runRequest('readonly', (store) => store.get(id));
    const read = z.safeParse(kept, raw);
    return read.success ? read.data : null;
  },
  async write(match: KeptMatch): Promise<void> {
    await runRequest('readwrite', (store) => store.put(match));
  },
  async remove(id: string): Promise<void> {
    await runRequest('readwrite', (store) => store.delete(id));
  },
};
