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

/** Mean and variance of independent values, the variance with Bessel's correction. */
function moments(values: readonly number[]): { readonly mean: number; readonly variance: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, variance: values.length > 1 ? squares / (values.length - 1) : 0 };
}

/** Mean of independent values and its 95% interval by normal approximation. @param values at least one */
export function meanInterval(values: readonly number[]): {
  readonly mean: number;
  readonly interval: [number, number];
} {
  const { mean, variance } = moments(values);
  const half = Z * Math.sqrt(variance / values.length);
  return { mean, interval: [mean - half, mean + half] };
}

/** The variance is taken to be at least this, so that a few equal values do not decide. */
const LEAST_VARIANCE = 0.01;

/**
 * Logarithm of how many times likelier independent values with this mean are if their true mean is `high` than if it is `low`,
 * by normal approximation with the variance of the values.
 */
export function logLikelihoodRatio(values: readonly number[], low: number, high: number): number {
  const { mean, variance } = moments(values);
  return (values.length * (high - low) * (2 * mean - low - high)) / (2 * Math.max(variance, LEAST_VARIANCE));
}

/**
 * A seat's part of the win: 0, or 1 divided by the number of those who share it, automata too.
 * @param ranks of all seats, from 1
 */
export function winOf(ranks: readonly number[], seat: number): number {
  return ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0;
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
