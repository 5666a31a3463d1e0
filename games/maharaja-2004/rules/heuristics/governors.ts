import type { Features } from './features.ts';

/** Value of scoring a city sooner, which is positive if `seat` leads there. */
export function estimateGovernor({ cities, scorings, when }: Features, seat: number, city: number): number {
  if (scorings < 2 || when[city] === 0) return 0;
  const lead = cities.lead(city, seat);
  return lead > 0 ? 0.04 + 0.02 * Math.min(4, lead) : lead === 0 ? 0.01 : 0;
}
