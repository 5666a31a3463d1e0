import { describe, expect, it } from 'vitest';
import type { Rng } from '../src/index.ts';
import {
  computeCommitment,
  dealSeed,
  fraction,
  nextUint32,
  randomBelow,
  seededRng,
  sha256Hex,
  shuffle,
  startSeed,
} from '../src/index.ts';

// The expected numbers come from another implementation: they prove that records will always replay the same.

const times = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw);

/** A generator whose next 32 bits are `bits`: the sum of its first, second and fourth number. */
const about = (bits: number): Rng => [bits | 0, 0, 0, 0];

describe('sfc32', () => {
  it.each([
    [
      [1, 2, 3, 4],
      [7, 34, 56623200, 188882296, 3431242869, 399395954],
    ],
    [
      [0, 0, 0, 1],
      [1, 2, 12, 18874399, 56669315, 2581679515],
    ],
  ] as const)('gives known numbers from %j', (state, numbers) => {
    const rng: Rng = [...state];
    expect(times(6, () => nextUint32(rng))).toEqual(numbers);
  });

  it('is seeded by the SHA-256 of seed and purpose', () => {
    const rng = seededRng('durbar', 'bag');
    expect(rng).toEqual([174284792, -1234671036, -1622799303, 1629323712]);
    expect(times(4, () => nextUint32(rng))).toEqual([568937468, 2965851699, 3965661597, 3757923372]);
  });

  it('keeps its state in 32-bit integers, which survive JSON', () => {
    const rng = seededRng('durbar', 'state');
    times(100, () => nextUint32(rng));
    expect(rng.every((word) => word === (word | 0))).toBe(true);
    const copy: unknown = JSON.parse(JSON.stringify(rng));
    expect(copy).toEqual(rng);
  });

  it('gives known fractions', () => {
    const rng = seededRng('durbar', 'fraction');
    expect(times(3, () => fraction(rng))).toEqual([
      0.697829034877941, 0.4457950333599001, 0.9141014772467315,
    ]);
  });
});

describe('below', () => {
  it('gives known numbers', () => {
    const rng = seededRng('durbar', 'die');
    expect(times(12, () => randomBelow(rng, 6))).toEqual([1, 5, 4, 1, 3, 1, 4, 0, 2, 1, 3, 1]);
  });

  it('draws again from the largest multiple of the count on, so that no number is more likely', () => {
    // 2^32 = 6 × 715827882 + 4: without this, the last four values would make four results more likely.
    const last = 6 * 715827882 - 1;
    expect(randomBelow(about(last), 6)).toBe(5);
    for (const bits of [last + 1, last + 2, last + 3, last + 4]) {
      const rng = about(bits);
      const again: Rng = [...rng];
      nextUint32(again);
      expect(randomBelow(rng, 6)).toBe(randomBelow(again, 6));
      expect(rng).toEqual(again);
    }
  });

  it('uses every 32-bit value if the count divides 2^32', () => {
    expect(randomBelow(about(0xffffffff), 0x1_0000_0000)).toBe(0xffffffff);
    expect(randomBelow(about(0xffffffff), 8)).toBe(7);
    expect(randomBelow(about(0xffffffff), 1)).toBe(0);
  });

  it.each([0, -1, Number.NaN])('does not choose one of %d', (count) => {
    expect(() => randomBelow(seededRng('durbar', 'none'), count)).toThrow(RangeError);
  });
});

describe('shuffle', () => {
  it('gives a known order, in place', () => {
    const items = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    expect(shuffle(seededRng('durbar', 'bag'), items)).toBe(items);
    expect(items).toEqual([4, 9, 3, 7, 1, 2, 0, 5, 6, 8]);
    expect(shuffle(seededRng('durbar', 'bag'), [])).toEqual([]);
  });

  it('reads the seed as UTF-8', () => {
    const items = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    expect(shuffle(seededRng('Dûrbâr', 'bag'), items)).toEqual([4, 8, 1, 2, 5, 9, 7, 3, 6, 0]);
  });
});

describe('hashes', () => {
  const secret = 'ab'.repeat(32);

  it('are standard SHA-256', () => {
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('bind a table to its secret', () => {
    expect(computeCommitment(secret)).toBe(
      '271a413bd339c5709fdceaec41f14f11e9fbfb5042d72d331c65f32b284cd09a',
    );
  });

  it('make a seed of secret, table and seats', () => {
    const seed = startSeed(secret, 'table-1', ['n/1', null, 'n2']);
    expect(seed).toBe('45d43eddfd35bd3af29b9f20d506e279e83a63928a2564d7b288a24d99c389af');
    expect(startSeed(secret, 'table-1', ['n/1', 'n2', null])).not.toBe(seed);
    expect(startSeed(secret, 'table-1', ['n/1', 'null', 'n2'])).not.toBe(seed);
  });

  it('make the old seed of secret, table and nonces; no other split of the same text gives the same seed', () => {
    const seed = dealSeed(secret, 'table-1', ['n/1', 'n2']);
    expect(seed).toBe('1c421822e5189ac780aa2ce21276353754ad3645c1dcc3a84d4bf8e3cf290965');
    expect(dealSeed(secret, 'table-1', ['n', '1/n2'])).not.toBe(seed);
    expect(dealSeed(secret, 'table-1', ['n2', 'n/1'])).not.toBe(seed);
  });
});
