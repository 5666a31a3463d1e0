import { type Calendar, listOpenSpans, type Span } from './calendar.ts';
import type { Zones } from './zones.ts';

/** By what time a clock runs. */
export interface RunningTime {
  readonly zones: Zones;
  /** Null: at any time. */
  readonly calendar: Calendar | null;
  /** When the clock is stopped: in order, without overlaps. */
  readonly stops: readonly Span[];
}

/** Spans in order, those that overlap or touch as one. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && span.from <= last.until)
      merged[merged.length - 1] = { from: last.from, until: Math.max(last.until, span.until) };
    else merged.push(span);
  }
  return merged;
}

/** The spans in which a clock runs, from an instant on, in order and without end. */
function* listRunningSpans({ zones, calendar, stops }: RunningTime, from: number): Generator<Span, never> {
  const later = stops.filter(({ until }) => until > from);
  for (const open of listOpenSpans(zones, calendar, from)) {
    let start = open.from;
    for (const stop of later) {
      if (stop.from >= open.until) break;
      if (stop.until <= start) continue;
      if (stop.from > start) yield { from: start, until: stop.from };
      start = stop.until;
    }
    if (start < open.until) yield { from: start, until: open.until };
  }
  throw new Error('a calendar has no end');
}

/** For how many milliseconds a clock runs between two instants. */
export function measureRun(time: RunningTime, from: number, until: number): number {
  if (until <= from) return 0;
  let ms = 0;
  for (const span of listRunningSpans(time, from)) {
    if (span.from >= until) break;
    ms += Math.min(span.until, until) - span.from;
    if (span.until >= until) break;
  }
  return ms;
}

/** The instant at which a clock has run for so many milliseconds. */
export function findEnd(time: RunningTime, from: number, ms: number): number {
  if (ms <= 0) return from;
  let left = ms;
  for (const span of listRunningSpans(time, from)) {
    if (left <= span.until - span.from) return span.from + left;
    left -= span.until - span.from;
  }
  throw new Error('a calendar has no end');
}

/** The first span, from an instant on, in which a clock runs. */
export function findRunSpan(time: RunningTime, from: number): Span {
  return listRunningSpans(time, from).next().value;
}

/** The first instant, from one on, at which a clock runs. */
export function findRun(time: RunningTime, from: number): number {
  return findRunSpan(time, from).from;
}
