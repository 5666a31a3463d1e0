import type { Span } from './calendar.ts';
import { findEnd } from './running-time.ts';
import type { Zones } from './zones.ts';

const DAY = 24 * 60 * 60_000;
/** Days of vacation that everybody has at first. */
const FIRST_DAYS = 7;
/** In this time a person earns one more day. */
const EARNED_EVERY_MS = 18 * DAY;

/** The vacation of a person, at all their tables alike. */
export interface Vacation {
  /** Since when they earn days. */
  readonly since: number;
  /** When each day that they have spent began. */
  readonly days: readonly number[];
}

/** Days of vacation that a person has left. */
export function countDaysLeft({ since, days }: Vacation, at: number): number {
  return FIRST_DAYS + Math.max(0, Math.floor((at - since) / EARNED_EVERY_MS)) - days.length;
}

/** When a person is on vacation: each day has 24 hours in which the server runs. */
export function listVacations({ days }: Vacation, zones: Zones, outages: readonly Span[]): Span[] {
  const time = { zones, calendar: null, stops: outages };
  return days.map((from) => ({ from, until: findEnd(time, from, DAY) }));
}

/** The vacation of nobody. */
export const NO_VACATION: Vacation = {
  since: Number.MAX_SAFE_INTEGER,
  days: Array<number>(FIRST_DAYS).fill(0),
};
