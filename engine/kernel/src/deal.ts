import { createWords, drawBelow, drawOrder, type GeneratorName } from './draw.ts';
import { FormatError } from './errors.ts';
import { GENERATOR } from './seed.ts';

/** The draws of a setup by name, as the record keeps them in clear text. */
export type Dealt = Readonly<Record<string, readonly number[]>>;

/** The source of randomness for a game's setup. Each draw has a name, which is used once. */
export interface Deal {
  /** The numbers 0 to `count` − 1 in random order. */
  order(name: string, count: number): number[];
  /** One number from 0 to `count` − 1. */
  pick(name: string, count: number): number;
  /**
   * The orders of later shuffles, as `order` gives each, one after the other from one draw. A game keeps them in its state,
   * hidden from every view: unlike a generator, a known order reveals nothing about later ones.
   */
  orders(name: string, counts: readonly number[]): number[][];
}

/** A deal that is derived from a seed, and the draws it has made so far. */
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
    order: (name, count) => keep(name, drawOrder(createWords(generator, seed, name), count)),
    pick: (name, count) => {
      const drawn = drawBelow(createWords(generator, seed, name), count);
      keep(name, [drawn]);
      return drawn;
    },
    orders: (name, counts) => {
      const words = createWords(generator, seed, name);
      const drawn = counts.map((count) => drawOrder(words, count));
      keep(name, drawn.flat());
      return drawn;
    },
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
    order: (name, count) => readOrder(name, drawn(name), count),
    orders(name, counts) {
      const values = drawn(name);
      const ends = counts.map((_, i) => counts.slice(0, i + 1).reduce((sum, count) => sum + count, 0));
      const total = ends.at(-1) ?? 0;
      if (values.length !== total) throw new FormatError(`draw '${name}' should hold ${total} numbers`);
      return counts.map((count, i) => {
        const end = ends[i] ?? 0;
        return readOrder(name, values.slice(end - count, end), count);
      });
    },
    pick(name, count) {
      const [value, ...more] = drawn(name);
      if (value === undefined || more.length > 0 || !Number.isInteger(value) || value < 0 || value >= count)
        throw new FormatError(`draw '${name}' should hold one number from 0 to ${count - 1}`);
      return value;
    },
  };
}

/** The numbers of an order, read from a record. @throws {FormatError} */
function readOrder(name: string, values: readonly number[], count: number): number[] {
  const seen = new Set(values.filter((v) => Number.isInteger(v) && v >= 0 && v < count));
  if (values.length !== count || seen.size !== count)
    throw new FormatError(`draw '${name}' should hold each number from 0 to ${count - 1} once`);
  return [...values];
}
