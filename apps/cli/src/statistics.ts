import { z } from 'zod';

/** Mean, least and greatest of some numbers. */
export const Spread = z.object({ mean: z.number(), min: z.number(), max: z.number() });
export type Spread = z.infer<typeof Spread>;

/** @param values at least one */
export function measureSpread(values: readonly number[]): Spread {
  let sum = 0;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    sum += value;
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  return { mean: sum / values.length, min, max };
}

/** Normal quantile of a two-sided 95% interval. */
const Z = 1.959964;

/**
 * The 95% Wilson score interval of a share.
 * @param wins may be fractional, as a shared win counts in part
 * @param of number of tries, at least 1
 */
export function wilson(wins: number, of: number): [number, number] {
  const share = wins / of;
  const centre = share + (Z * Z) / (2 * of);
  const half = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  const scale = 1 + (Z * Z) / of;
  return [Math.max(0, (centre - half) / scale), Math.min(1, (centre + half) / scale)];
}

/** @param sorted ascending, at least one; @param part from 0 to 1 */
export function percentile(sorted: readonly number[], part: number): number {
  const index = Math.min(sorted.length - 1, Math.max(0, Math.ceil(part * sorted.length) - 1));
  return sorted[index] ?? 0;
}

/** @param values at least one */
export function median(values: readonly number[]): number {
  return percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}
