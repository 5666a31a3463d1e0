import * as z from 'zod/mini';

/** A whole number from `low` to `high`. */
export const whole = (low: number, high: number) => z.int().check(z.minimum(low), z.maximum(high));

/** A count of anything, from 0. */
export const count = whole(0, Number.MAX_SAFE_INTEGER);

/** A list of exactly `length` items. */
export const list = <T extends z.core.$ZodType>(item: T, length: number) =>
  z.array(item).check(z.length(length));

/** A list of up to `most` items. */
export const upTo = <T extends z.core.$ZodType>(item: T, most: number) =>
  z.array(item).check(z.maxLength(most));
