import type { ClockSettings } from '@durbar/protocol';
import type { Calendar, Span } from './calendar.ts';
import { findEnd, findRun, findRunSpan, measureRun, mergeSpans } from './running-time.ts';
import { countDaysLeft, listVacations, type Vacation } from './vacation.ts';
import type { Zones } from './zones.ts';

/** The clock of one seat, as it is stored: all else is computed. */
export interface SeatClock {
  /** Milliseconds that it had when it last stood; below zero in the grace. */
  readonly bankMs: number;
  /** Since when it runs; null while it is stopped. */
  readonly since: number | null;
  /** By what calendar it runs: that of its person when it began to. Null: always. */
  readonly calendar: Calendar | null;
  /** Whether it has run in this turn, whose end then brings the increment. */
  readonly asked: boolean;
  /** Whether it has run out and its person has not decided since. */
  readonly expired: boolean;
}

/** What the clock of a seat depends on, besides itself. */
export interface ClockContext {
  readonly settings: ClockSettings;
  readonly zones: Zones;
  /** When the server did not run: in order, without overlaps. */
  readonly outages: readonly Span[];
  /** The vacation of the seat's person. */
  readonly vacation: Vacation;
}

/** What a clock needs to have done next: a day of vacation is to begin, or it has run out. */
export interface ClockDue {
  readonly kind: 'vacation' | 'timeout';
  readonly at: number;
}

export function createClock({ bankMs }: ClockSettings): SeatClock {
  return { bankMs, since: null, calendar: null, asked: false, expired: false };
}

function timeOf({ calendar }: SeatClock, { settings, zones, outages, vacation }: ClockContext) {
  const stops = settings.vacation
    ? mergeSpans([...outages, ...listVacations(vacation, zones, outages)])
    : outages;
  return { zones, calendar, stops };
}

/** Milliseconds that are left at an instant; below zero in the grace. */
export function bankAt(clock: SeatClock, context: ClockContext, at: number): number {
  if (clock.since === null) return clock.bankMs;
  return clock.bankMs - measureRun(timeOf(clock, context), clock.since, at);
}

/** When the bank of a running clock is empty: from then on it would run in the grace. */
function findEmpty(clock: SeatClock, since: number, context: ClockContext): number {
  const time = timeOf(clock, context);
  return findRun(time, findEnd(time, since, clock.bankMs));
}

/** When a clock that keeps running runs out, if no more vacation is spent; null while it is stopped. */
export function findDeadline(clock: SeatClock, context: ClockContext): number | null {
  if (clock.since === null) return null;
  return findEnd(timeOf(clock, context), clock.since, clock.bankMs + context.settings.graceMs);
}

/** What must be done next about a clock that keeps running; null while it is stopped. */
export function findDue(clock: SeatClock, context: ClockContext): ClockDue | null {
  const { since } = clock;
  if (since === null) return null;
  if (context.settings.vacation) {
    const at = findEmpty(clock, since, context);
    if (countDaysLeft(context.vacation, at) > 0) return { kind: 'vacation', at };
  }
  return { kind: 'timeout', at: findDeadline(clock, context) ?? since };
}

/** What a person may be told of a running clock, before it runs out. */
export interface ClockMarks {
  /** When a quarter is left of what it had when it began to run; null where that was nothing. */
  readonly reminder: number | null;
  /** When the grace begins; null while days of vacation come before. */
  readonly grace: number | null;
  /** When it runs out; null while days of vacation come before. */
  readonly deadline: number | null;
}

/** What a person may be told of a clock that goes on running; null while it is stopped. */
export function findMarks(clock: SeatClock, context: ClockContext): ClockMarks | null {
  const { since, bankMs } = clock;
  const due = findDue(clock, context);
  if (since === null || due === null) return null;
  const isLast = due.kind === 'timeout';
  return {
    reminder: bankMs > 0 ? findEnd(timeOf(clock, context), since, bankMs - bankMs / 4) : null,
    grace: isLast && bankMs >= 0 ? findEmpty(clock, since, context) : null,
    deadline: isLast ? due.at : null,
  };
}

/** When a clock runs next, from an instant on; null while it is stopped because its person need not decide. */
export function findNextRun(clock: SeatClock, context: ClockContext, at: number): Span | null {
  return clock.since === null ? null : findRunSpan(timeOf(clock, context), Math.max(at, clock.since));
}

export function stopClock(clock: SeatClock, context: ClockContext, at: number): SeatClock {
  return clock.since === null ? clock : { ...clock, bankMs: bankAt(clock, context, at), since: null };
}

export function startClock(clock: SeatClock, calendar: Calendar | null, at: number): SeatClock {
  return { ...clock, since: at, calendar, asked: true };
}

/** A stopped clock, after its turn: with the increment, but not above the cap. */
export function endTurn(clock: SeatClock, { incrementMs, capMs }: ClockSettings): SeatClock {
  if (!clock.asked) return clock;
  const bankMs = Math.max(clock.bankMs, Math.min(capMs, clock.bankMs + incrementMs));
  return { ...clock, bankMs, asked: false };
}

/** A clock that has run out at its deadline. It is stopped until its person has decided, or is played for. */
export function expireClock(clock: SeatClock, { graceMs }: ClockSettings): SeatClock {
  return { ...clock, bankMs: -graceMs, since: null, expired: true };
}

/** A clock that had run out, once its person need not decide any more: they find an increment when they are asked again. */
export function reviveClock(clock: SeatClock, { incrementMs }: ClockSettings): SeatClock {
  if (!clock.expired) return clock;
  return { ...clock, bankMs: Math.max(clock.bankMs, incrementMs), asked: false, expired: false };
}
