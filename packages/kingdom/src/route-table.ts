import type { Routes } from './routes.ts';
import { newRoutes } from './routes.ts';

/** Room for one set of routes. */
export interface RouteEntry {
  readonly routes: Routes;
  /** Whether `routes` are those of the key asked for; whoever asked fills them if not, and says so here. */
  known: boolean;
}

interface Kept extends RouteEntry {
  readonly key: number[];
}

/**
 * Routes found before, by what they follow from: a few numbers such as each seat's villages, who travels and from
 * where. Keeps the last of each hash, so its size is bounded; what it gives never depends on what was asked before.
 */
export class RouteTable {
  readonly #entries: (Kept | undefined)[];
  readonly #mask: number;

  /** @param bits it keeps up to 2^bits entries */
  constructor(bits = 11) {
    this.#entries = new Array<Kept | undefined>(1 << bits).fill(undefined);
    this.#mask = (1 << bits) - 1;
  }

  /**
   * The entry of a key, valid until the next call.
   * @param key read at once and not kept; `length` numbers of it count, the same for every call
   */
  entry(key: readonly number[], length: number): RouteEntry {
    let hash = 0;
    for (let i = 0; i < length; i++) hash = Math.imul(hash ^ key[i]!, 0x9e3779b1) ^ (hash >>> 15);
    const index = (hash ^ (hash >>> 16)) & this.#mask;
    let entry = this.#entries[index];
    if (!entry) {
      entry = { key: key.slice(0, length), routes: newRoutes(), known: false };
      this.#entries[index] = entry;
    } else if (!same(entry.key, key, length)) {
      for (let i = 0; i < length; i++) entry.key[i] = key[i]!;
      entry.known = false;
    }
    return entry;
  }
}

function same(one: readonly number[], other: readonly number[], length: number): boolean {
  for (let i = 0; i < length; i++) if (one[i] !== other[i]) return false;
  return true;
}
