import type { Routes } from './routes.ts';
import { newRoutes } from './routes.ts';

/** Room for one set of routes. */
export interface RouteEntry {
  readonly routes: Routes;
  /** Whether `routes` are those of the key asked for; whoever asked fills them if not, and says so here. */
  known: boolean;
}

/**
 * Routes found before, by what they follow from: a few numbers such as each seat's villages, who travels and from
 * where. Keeps the last of each hash, so its size is bounded; what it gives never depends on what was asked before.
 * Small on purpose: most of what is asked again is asked soon, and a large table falls out of the processor's caches.
 */
export class RouteTable {
  readonly #entries: RouteEntry[];
  readonly #mask: number;
  /** Keys of the entries, one after the other. */
  #keys = new Int32Array(0);

  /** @param bits it keeps up to 2^bits entries */
  constructor(bits = 8) {
    this.#entries = Array.from({ length: 1 << bits }, () => ({ routes: newRoutes(), known: false }));
    this.#mask = (1 << bits) - 1;
  }

  /**
   * The entry of a key, valid until the next call.
   * @param key read at once and not kept; `length` numbers of it count, the same for every call
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
