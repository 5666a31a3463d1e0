import { chosenColours, progress } from '@durbar/protocol';
import * as z from 'zod/mini';

/** A match of this device as stored in its database. */
const storedMatch = z.object({
  id: z.string(),
  game: z.string(),
  /** The name of each person's seat, in seat order, empty for this device's player; null for a bot's. */
  names: z.array(z.nullable(z.string())),
  /** The player colours that were chosen for each seat. */
  colours: z.optional(z.array(chosenColours)),
  startedAt: z.number(),
  lastAt: z.number(),
  over: z.boolean(),
  progress: z.optional(progress),
  /** When it was removed from the list; it can be put back for a while. */
  deletedAt: z.optional(z.number()),
  /** A `SavedMatch`, which the table reads and checks. */
  saved: z.unknown(),
});
export type StoredMatch = z.infer<typeof storedMatch>;

const savedRules = z.object({ rules: z.int() });

/** The rules version under which a match began; null if it cannot be read. */
export function readRules({ saved }: StoredMatch): number | null {
  const read = z.safeParse(savedRules, saved);
  return read.success ? read.data.rules : null;
}

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
      // Another tab upgrades the database: close it here and reopen it when it is next needed.
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
    // Data is stored only once the transaction is complete.
    transaction.addEventListener('complete', () => resolve(request.result));
    for (const trouble of ['abort', 'error'])
      transaction.addEventListener(trouble, () =>
        reject(transaction.error ?? new Error('the browser did not keep it')),
      );
  });
}

/**
 * The matches of this device. Every call rejects if the browser stores nothing, as in some private windows. Entries that
 * this version cannot read count as absent.
 */
export const matchLibrary = {
  async all(): Promise<readonly StoredMatch[]> {
    const raw: unknown[] = await runRequest('readonly', (store) => store.getAll());
    return raw.flatMap((each) => {
      const read = z.safeParse(storedMatch, each);
      return read.success ? [read.data] : [];
    });
  },
  async read(id: string): Promise<StoredMatch | null> {
    const read = z.safeParse(storedMatch, await matchLibrary.stored(id));
    return read.success ? read.data : null;
  },
  /** An entry as it is stored, whatever it is; undefined if there is none. */
  stored(id: string): Promise<unknown> {
    return runRequest<unknown>('readonly', (store) => store.get(id));
  },
  /** The ids of the entries that this version cannot read. */
  async damaged(): Promise<readonly string[]> {
    const ids: readonly unknown[] = await runRequest('readonly', (store) => store.getAllKeys());
    const readable = new Set<unknown>((await matchLibrary.all()).map(({ id }) => id));
    return ids.filter((id) => typeof id === 'string').filter((id) => !readable.has(id));
  },
  async write(match: StoredMatch): Promise<void> {
    await runRequest('readwrite', (store) => store.put(match));
  },
  async remove(id: string): Promise<void> {
    await runRequest('readwrite', (store) => store.delete(id));
  },
};
