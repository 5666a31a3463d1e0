import { drawBelow, drawOrder, type GeneratorName, wordsOf } from './draw.ts';
import { FormatError } from './errors.ts';
import type { Rng } from './rng.ts';
import { GENERATOR, seededRng } from './seed.ts';

/** The draws of a setup by name, as the record keeps them in clear text. */
export type Dealt = Readonly<Record<string, readonly number[]>>;

/** The source of chance for a game's setup. Each draw has a name, which is used once. */
export interface Deal {
  /** The numbers 0 to `count` − 1 in random order. */
  order(name: string, count: number): number[];
  /** One number from 0 to `count` − 1. */
  pick(name: string, count: number): number;
  /** A generator for draws during play; a game keeps it in its state, hidden from every view. */
  generator(name: string): Rng;
}

/** A deal that follows from a seed, and the draws it has made so far. */
export interface SeededDeal extends Deal {
  readonly dealt: Dealt;
}

/**
 * @param seed any text; each draw has its own generator, so adding a draw does not change the others
 * @param generator tables use `TABLE_GENERATOR`; the default is fast, and good enough where nobody gains from guessing
 */
export function seededDeal(seed: string, generator: GeneratorName = GENERATOR): SeededDeal {
  const dealt: Record<string, readonly number[]> = {};
  const keep = <T extends number[]>(name: string, drawn: T): T => {
    if (Object.hasOwn(dealt, name)) throw new Error(`the deal has drawn '${name}' already`);
    dealt[name] = [...drawn];
    return drawn;
  };
  return {
    dealt,
    order: (name, count) => keep(name, drawOrder(wordsOf(generator, seed, name), count)),
    pick: (name, count) => {
      const drawn = drawBelow(wordsOf(generator, seed, name), count);
      keep(name, [drawn]);
      return drawn;
    },
    generator: (name) => keep(name, seededRng(seed, name)),
  };
}

/**
 * Makes a deal that repeats the draws of a record, which keeps them in clear text.
 * @throws {FormatError} if a draw is missing or has the wrong form
 */
export function recordedDeal(dealt: Dealt): Deal {
  const drawn = (name: string): readonly number[] => {
    const values = Object.hasOwn(dealt, name) ? dealt[name] : undefined;
    if (!values) throw new FormatError(`the record has no draw called '${name}'`);
    return values;
  };
  return {
    order(name, count) {
      const values = drawn(name);
      const seen = new Set(values.filter((v) => Number.isInteger(v) && v >= 0 && v < count));
      if (values.length !== count || seen.size !== count)
        throw new FormatError(`draw '${name}' should hold each number from 0 to ${count - 1} once`);
      return [...values];
    },
    pick(name, count) {
      const [value, ...more] = drawn(name);
      if (value === undefined || more.length > 0 || !Number.isInteger(value) || value < 0 || value >= count)
        throw new FormatError(`draw '${name}' should hold one number from 0 to ${count - 1}`);
      return value;
    },
    generator(name) {
      const [a, b, c, d, ...more] = drawn(name);
      if (a === undefined || b === undefined || c === undefined || d === undefined || more.length > 0)
        throw new FormatError(`draw '${name}' should hold the four numbers of a generator`);
      return [a, b, c, d];
    },
  };
}
