import type { WakingHours } from '@durbar/protocol';
import type { Zones } from './zones.ts';

/** From when until when, in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** When a clock may run at all. */
export interface Calendar extends WakingHours {
  readonly weekends: boolean;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** 1970-01-01 was a Thursday; 0 is Sunday. */
const FIRST_WEEKDAY = 4;

/**
 * The spans in which a calendar lets a clock run, from an instant on, in order and without end. An instant counts if the local
 * time and the local weekday do, so a change of the zone's clocks may split a span, or repeat or skip a part of it.
 * @param calendar null: always
 */
export function* listOpenSpans(
  zones: Zones,
  calendar: Calendar | null,
  from: number,
): Generator<Span, never> {
  if (calendar === null) {
    yield { from, until: Number.POSITIVE_INFINITY };
    throw new Error('nothing comes after all time');
  }
  for (let at = from; ; ) {
    const { offsetMs, until } = zones(calendar.zone, at);
    const local = at + offsetMs;
    const midnight = Math.floor(local / DAY) * DAY;
    const end = Math.min(until, midnight + DAY - offsetMs);
    for (const part of listParts(calendar, midnight)) {
      const open = { from: Math.max(at, part.from - offsetMs), until: Math.min(end, part.until - offsetMs) };
      if (open.from < open.until) yield open;
    }
    at = end;
  }
}

/** The parts of a local day that count, in local time. */
function listParts({ from, to, weekends }: Calendar, midnight: number): readonly Span[] {
  const weekday = (midnight / DAY + FIRST_WEEKDAY) % 7;
  if (!weekends && (weekday === 0 || weekday === 6)) return [];
  const [start, end] = [midnight + from * MINUTE, midnight + to * MINUTE];
  if (from < to) return [{ from: start, until: end }];
  return [
    { from: midnight, until: end },
    { from: start, until: midnight + DAY },
  ];
}
