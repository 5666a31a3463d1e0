import type { Temporal } from 'temporal-polyfill';

/** A stretch of time in which the clocks of a zone are not changed. */
interface OffsetSpan {
  readonly from: number;
  readonly until: number;
  /** What local clocks are ahead of UTC, in milliseconds. */
  readonly offsetMs: number;
}

/** The offset of an IANA zone at an instant, and from when until when it lasts. Zones that nobody knows are UTC. */
export type Zones = (zone: string, at: number) => OffsetSpan;

const NANOSECONDS = 1_000_000;

let loading: Promise<Zones> | null = null;

/** Loads the calendar, once. It is not loaded with the server, which starts faster without it. */
export function loadZones(): Promise<Zones> {
  loading ??= import('temporal-polyfill').then((calendar) => createZones(calendar.Temporal.Instant));
  return loading;
}

function createZones(instant: typeof Temporal.Instant): Zones {
  const known = new Map<string, OffsetSpan[]>();
  const find = (zone: string, at: number): OffsetSpan => {
    const local = instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
    const until = local.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY;
    return { from: at, until, offsetMs: local.offsetNanoseconds / NANOSECONDS };
  };
  return (zone, at) => {
    const spans = known.get(zone) ?? [];
    const found = spans.find(({ from, until }) => from <= at && at < until);
    if (found) return found;
    const span = find(isZone(zone) ? zone : 'UTC', at);
    known.set(zone, [...spans.filter(({ until }) => until !== span.until), span]);
    return span;
  };
}

/** Whether this program knows an IANA zone of that name. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
