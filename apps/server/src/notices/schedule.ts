import type { WakingHours } from '@durbar/protocol';
import { listOpenSpans } from '../clocks/calendar.ts';
import { findRun } from '../clocks/running-time.ts';
import { loadZones } from '../clocks/zones.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY_MINUTES = 24 * 60;

/** How long after each failed attempt there is another one. */
const WAITS = [MINUTE, 5 * MINUTE, 20 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR] as const;

/**
 * When a notice that failed is tried again.
 * @param attempts number of attempts so far
 * @returns null: not any more, or only when it is worth nothing
 */
export function findRetry(attempts: number, at: number, until: number | null): number | null {
  const wait = WAITS[attempts - 1];
  if (wait === undefined || (until !== null && at + wait >= until)) return null;
  return at + wait;
}

/** The first instant, from one on, at which a person is awake. Whoever has not said when they are, always is. */
export async function findAwake(hours: WakingHours | null, at: number): Promise<number> {
  if (hours === null) return at;
  return findRun({ zones: await loadZones(), calendar: { ...hours, weekends: true }, stops: [] }, at);
}

/** The next instant, after one, at which it is so many minutes after midnight in a zone; if local clocks skip that, a day later. */
export async function findTimeOfDay(minutes: number, zone: string, at: number): Promise<number> {
  const calendar = { zone, from: minutes, to: (minutes + 1) % DAY_MINUTES, weekends: true };
  for (const { from } of listOpenSpans(await loadZones(), calendar, at)) if (from > at) return from;
  throw new Error('a calendar has no end');
}
