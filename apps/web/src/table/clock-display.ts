import type { CardClock, SeatClockInfo, TableClockInfo } from '@durbar/protocol';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How a clock is shown: stopped, running with plenty or little left, in the grace, out of time, or paused by its calendar. */
type ClockLook = 'stands' | 'runs' | 'little' | 'grace' | 'out' | 'asleep' | 'vacation';

/** What a seat's clock shows at an instant. */
export interface ClockDisplay {
  readonly look: ClockLook;
  /** Milliseconds left of the bank, or of the grace once that is empty. */
  readonly leftMs: number;
  /** Until when it is stopped although its person must decide; else null. */
  readonly until: number | null;
  /** The share of the cap that is left, from 0 to 1. */
  readonly share: number;
  /** Milliseconds after which it shows something else; null for never. */
  readonly changesIn: number | null;
}

/** @param now on the server's clock, in milliseconds since 1970 */
export function showClock(
  { settings, at }: Pick<TableClockInfo, 'settings' | 'at'>,
  clock: SeatClockInfo,
  now: number,
): ClockDisplay {
  const { runs } = clock;
  const begin = Math.max(at, runs?.from ?? 0);
  const end = Math.min(now, runs?.until ?? Number.POSITIVE_INFINITY);
  const left = clock.leftMs - (runs ? Math.max(0, end - begin) : 0);
  const isStanding = runs !== null && now < runs.from;
  const inGrace = left <= 0;
  const leftMs = Math.max(0, inGrace ? left + settings.graceMs : left);
  return {
    look: lookOf(clock, isStanding, left, settings.bankMs),
    leftMs,
    until: isStanding ? runs.from : null,
    share: Math.min(1, Math.max(0, left / settings.capMs)),
    changesIn: runs === null ? null : isStanding ? runs.from - now : untilNext(leftMs),
  };
}

/** What a list shows of a clock. @param now in milliseconds since 1970 */
export function showCardClock(
  { bankMs, graceMs, state }: CardClock,
  now: number,
): Pick<ClockDisplay, 'look' | 'leftMs' | 'until'> {
  if (state.kind === 'out') return { look: 'out', leftMs: 0, until: null };
  if (state.kind === 'stands' && now < state.until)
    return { look: state.vacation ? 'vacation' : 'asleep', leftMs: state.leftMs, until: state.until };
  // Whoever has slept since the list came is awake again.
  const emptyAt = state.kind === 'runs' ? state.emptyAt : state.until + state.leftMs;
  const stopsAt = (state.kind === 'runs' && state.until) || Number.POSITIVE_INFINITY;
  const left = emptyAt - Math.min(now, stopsAt);
  if (left <= 0) return { look: 'grace', leftMs: Math.max(0, left + graceMs), until: null };
  return { look: left < bankMs / 4 ? 'little' : 'runs', leftMs: left, until: null };
}

function lookOf(
  { expired, runs, vacation }: SeatClockInfo,
  isStanding: boolean,
  left: number,
  bankMs: number,
): ClockLook {
  if (expired) return 'out';
  if (runs === null) return 'stands';
  if (isStanding) return vacation ? 'vacation' : 'asleep';
  if (left <= 0) return 'grace';
  return left < bankMs / 4 ? 'little' : 'runs';
}

/** Milliseconds until the next whole minute, or second where only seconds are left. */
function untilNext(leftMs: number): number {
  const step = leftMs <= MINUTE ? SECOND : MINUTE;
  return (leftMs % step) + 1;
}

/** The time of day of an instant in the reader's zone, with its day if that is not within the next 20 hours. */
export function formatInstant(locale: string, at: number, now: number): string {
  const isSoon = at - now < 20 * 60 * MINUTE;
  const day = isSoon ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', ...day }).format(at);
}

/** A duration as a key of the page's words and its values. */
interface DurationWords {
  readonly key: `clock.${'days' | 'hours' | 'minutes' | 'seconds'}`;
  readonly values: Record<string, number>;
}

/** The time of a clock in its largest two units, or in seconds where it is below a minute. */
export function formatClockTime(
  words: { t(key: DurationWords['key'], values: DurationWords['values']): string },
  ms: number,
): string {
  const { key, values } = durationWords(ms);
  return words.t(key, values);
}

/** The largest two units of a duration, or seconds where it is below a minute. */
export function durationWords(ms: number): DurationWords {
  const minutes = Math.floor(ms / MINUTE);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return { key: 'clock.days', values: { days, hours: hours % 24 } };
  if (hours > 0) return { key: 'clock.hours', values: { hours, minutes: minutes % 60 } };
  if (minutes > 0) return { key: 'clock.minutes', values: { minutes } };
  return { key: 'clock.seconds', values: { seconds: Math.floor(ms / SECOND) } };
}
