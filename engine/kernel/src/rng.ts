/**
 * sfc32, a small fast chaotic generator with 128 bits of state. The generator is plain data, so a game can keep it in
 * its state. Every function changes the given generator. Records call it `sfc32-sha256/1`, which includes the seeding
 * of `seed.ts`.
 */
export type Rng = [number, number, number, number];

/** The next 32 random bits, 0 to 2^32 − 1. */
export function nextUint32(rng: Rng): number {
  const sum = (rng[0] + rng[1] + rng[3]) | 0;
  rng[3] = (rng[3] + 1) | 0;
  rng[0] = rng[1] ^ (rng[1] >>> 9);
  rng[1] = (rng[2] + (rng[2] << 3)) | 0;
  rng[2] = ((rng[2] << 21) | (rng[2] >>> 11)) + sum;
  rng[2] |= 0;
  return sum >>> 0;
}

/**
 * Draws a whole number from 0 to `count` − 1, each equally likely. Numbers at or above the largest multiple of `count`
 * are discarded and drawn again.
 * @param count a whole number from 1 to 2^32
 * @throws {RangeError} if `count` is not such a number
 */
export function randomBelow(rng: Rng, count: number): number {
  const limit = uniformLimit(count);
  for (;;) {
    const bits = nextUint32(rng);
    if (bits < limit) return smallInteger(bits % count);
  }
}

/**
 * The largest multiple of `count` up to 2^32. Words from there on would make small numbers likelier.
 * @throws {RangeError} if `count` is less than 1 or not a number
 */
export function uniformLimit(count: number): number {
  if (!(count >= 1)) throw new RangeError(`cannot draw one of ${count}`);
  return 0x1_0000_0000 - (0x1_0000_0000 % count);
}

/**
 * Returns the same number as a small integer of V8. V8 boxes a 32-bit remainder like a fraction, and with it every
 * number computed from it, such as the seats of a match, which are counted from its first seat.
 */
export function smallInteger(whole: number): number {
  return whole <= 0x7fff_ffff ? whole | 0 : whole;
}

/** A number in [0, 1). */
export function fraction(rng: Rng): number {
  return nextUint32(rng) / 0x1_0000_0000;
}

/** Shuffles `items` in place. */
export function shuffle<T>(rng: Rng, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = randomBelow(rng, i + 1);
    const held = items[i] as T;
    items[i] = items[j] as T;
    items[j] = held;
  }
  return items;
}

/**
 * Seeds a generator with 32 bits. It is fast and for trials and checks only. Anything that players could gain from
 * guessing is seeded by `seed.ts`.
 */
export function createRng(bits: number): Rng {
  const rng: Rng = [bits | 0, 0x243f6a88, 0x85a308d3 | 0, 1];
  for (let i = 0; i < 8; i++) nextUint32(rng);
  return rng;
}
