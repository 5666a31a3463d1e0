import type { Routes } from './routes.ts';
import { newRoutes } from './routes.ts';

interface Entry {
  readonly key: number[];
  readonly routes: Routes;
}

/**
 * Routes found before, by what they follow from: a few numbers such as each seat's villages, who travels and from
 * where. Keeps the last of each hash, so its size is bounded; what it gives never depends on what was asked before.
 */
export class RouteTable {
  readonly #entries: (Entry | undefined)[];
  readonly #mask: number;

  /** @param bits it keeps up to 2^bits entries */
  constructor(bits = 11) {
    this.#entries = new Array<Entry | undefined>(1 << bits).fill(undefined);
    this.#mask = (1 << bits) - 1;
  }

  /**
   * The routes of `key`, found by `find` if they are not kept.
   * @param key read at once and not kept; always of the same length for one table
   * @param find fills the given store
   * @returns valid until the next call
   */
  get(key: readonly number[], find: (into: Routes) => void): Routes {
    let hash = 0;
    for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key[i]!, 0x9e3779b1) ^ (hash >>> 15);
    const index = (hash ^ (hash >>> 16)) & this.#mask;
    let entry = this.#entries[index];
    if (!entry) {
      entry = { key: [], routes: newRoutes() };
      this.#entries[index] = entry;
    } else if (same(entry.key, key)) return entry.routes;
    // Emptied first, so that a search that throws leaves nothing half done under this key.
    entry.key.length = 0;
    find(entry.routes);
    for (let i = 0; i < key.length; i++) entry.key[i] = key[i]!;
    return entry.routes;
  }
}

function same(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}
