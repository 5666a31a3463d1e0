import { chachaWords } from './chacha.ts';
import { nextUint32, smallInteger, uniformLimit } from './rng.ts';
import { GENERATOR, seededRng } from './seed.ts';

/** The name in records of the generator of deals at tables. Nobody can predict its draws without the seed. */
export const TABLE_GENERATOR = 'chacha20-sha256/1';

/** The generators of deals, by their names in records. */
export const GENERATORS = [GENERATOR, TABLE_GENERATOR] as const;
export type GeneratorName = (typeof GENERATORS)[number];

export function isGenerator(name: string): name is GeneratorName {
  return GENERATORS.some((known) => known === name);
}

/** Returns the next random 32-bit word. */
export type Words = () => number;

/** The words of one named draw. Each draw of a seed has its own, so adding a draw does not change the others. */
export function createWords(generator: GeneratorName, seed: string, name: string): Words {
  if (generator === TABLE_GENERATOR) return chachaWords(seed, name);
  const rng = seededRng(seed, name);
  return () => nextUint32(rng);
}

/**
 * Draws a whole number from 0 to `count` − 1 in the same way as `randomBelow`. @throws {RangeError} if `count` is not from 1
 * to 2^32
 */
export function drawBelow(words: Words, count: number): number {
  const limit = uniformLimit(count);
  for (;;) {
    const word = words();
    if (word < limit) return smallInteger(word % count);
  }
}

/** The numbers 0 to `count` − 1 in random order, drawn in the same way as by `shuffle`. */
export function drawOrder(words: Words, count: number): number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = drawBelow(words, i + 1);
    const held = order[i] ?? 0;
    order[i] = order[j] ?? 0;
    order[j] = held;
  }
  return order;
}
