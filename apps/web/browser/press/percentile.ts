/**
 * The value that a share of all values does not exceed (nearest rank).
 * @param share above 0, at most 1
 * @throws if there are no values
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.ceil(share * sorted.length) - 1];
  if (value === undefined) throw new Error('there are no values');
  return value;
}
