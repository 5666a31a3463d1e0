import type { Routes } from './routes.ts';
import { newRoutes } from './routes.ts';

/** One cached set of routes. */
export interface RouteEntry {
  readonly routes: Routes;
  /** Whether `routes` belong to the requested key; if not, the caller fills them and sets this. */
  known: boolean;
}

/**
 * A cache of routes by the numbers that they depend on, such as each seat's villages, who travels and from where. It keeps
 * one entry for each hash, so its size is bounded. It is small on purpose: most repeated requests come soon after each
 * other, and a large table would not fit into the processor's caches.
 */
export class RouteTable {
  readonly #entries: RouteEntry[];
  readonly #mask: number;
  /** Keys of the entries, one after the other. */
  #keys = new Int32Array(0);

  /** @param bits the table has 2^bits entries */
  constructor(bits = 8) {
    this.#entries = Array.from({ length: 1 << bits }, () => ({ routes: newRoutes(), known: false }));
    this.#mask = (1 << bits) - 1;
  }

  /**
   * The entry of a key, valid until the next call.
   * @param key copied; its first `length` numbers count, the same number in every call
   */
  entry(key: ArrayLike<number>, length: number): RouteEntry {
    let hash = 0;
    for (let i = 0; i < length; i++) hash = Math.imul(hash ^ key[i]!, 0x9e3779b1) ^ (hash >>> 15);
    const index = (hash ^ (hash >>> 16)) & this.#mask;
    const entry = this.#entries[index]!;
    if (this.#keys.length === 0) this.#keys = new Int32Array((this.#mask + 1) * length);
    const keys = this.#keys;
    const start = index * length;
    for (let i = 0; i < length; i++) {
      if (keys[start + i] === key[i]) continue;
      entry.known = false;
      for (; i < length; i++) keys[start + i] = key[i]!;
    }
    return entry;
  }
}
