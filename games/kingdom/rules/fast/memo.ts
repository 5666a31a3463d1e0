/**
 * Results by a key of four 32-bit numbers. Each key has one place in a table of fixed size, and a new key replaces the one
 * that had its place. A result depends on its key alone, so it never becomes wrong.
 */
export class Memo {
  /** The results; `find` returns where that of a key begins. */
  readonly values: Float64Array;
  /** Whether the key of the last `find` was known. If it was not, the caller writes its result. */
  known = false;
  readonly #keys: Int32Array;
  readonly #bits: number;
  readonly #length: number;

  /**
   * @param bits the table has 2^bits places for each group
   * @param length numbers of a result
   * @param groups number of groups of keys; keys of different groups never take each other's place
   */
  constructor(bits: number, length: number, groups = 1) {
    const places = groups << bits;
    this.values = new Float64Array(places * length);
    // No key begins with −1 and ends with −1, see `find`.
    this.#keys = new Int32Array(places * 4).fill(-1);
    this.#bits = bits;
    this.#length = length;
  }

  /**
   * Index in `values` of the result of a key, of which the last number must not be −1. It is valid until the next call for the same
   * group.
   * @param group all calls with this key must name the same
   */
  find(a: number, b: number, c: number, d: number, group = 0): number {
    let hash = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15) ^ c, 0xc2b2ae35);
    hash = Math.imul(hash ^ (hash >>> 13) ^ d, 0x27d4eb2f);
    const place = (group << this.#bits) + ((hash ^ (hash >>> 16)) & ((1 << this.#bits) - 1));
    const keys = this.#keys;
    const at = place << 2;
    this.known = keys[at] === a && keys[at + 1] === b && keys[at + 2] === c && keys[at + 3] === d;
    if (!this.known) {
      keys[at] = a;
      keys[at + 1] = b;
      keys[at + 2] = c;
      keys[at + 3] = d;
    }
    return place * this.#length;
  }
}
