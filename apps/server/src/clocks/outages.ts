import type { Span } from './calendar.ts';

/** Milliseconds that clocks of a match lost by outages: those that ended after `seen`, and began after it. */
export function measureOutages(outages: readonly Span[], seen: number, since: number): number {
  let ms = 0;
  for (const { from, until } of outages)
    if (until > seen && until > since) ms += until - Math.max(from, since);
  return ms;
}
