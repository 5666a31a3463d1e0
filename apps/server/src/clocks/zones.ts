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

let loading: Promise<typeof Temporal.Instant> | null = null;

/** Loads the calendar, once. It is not loaded with the server, which starts faster without it. */
function loadInstants(): Promise<typeof Temporal.Instant> {
  loading ??= import('temporal-polyfill').then((calendar) => calendar.Temporal.Instant);
  return loading;
}

let zones: Zones | null = null;

/** The offsets of all zones. */
export async function loadZones(): Promise<Zones> {
  const instants = await loadInstants();
  zones ??= createZones(instants);
  return zones;
}

/** The one name of an IANA zone, in whatever capitals somebody wrote it; null if this program cannot calculate with it. */
export async function findZone(zone: string): Promise<string | null> {
  return nameOf(await loadInstants(), zone);
}

function createZones(instants: typeof Temporal.Instant): Zones {
  const known = new Map<string, OffsetSpan[]>();
  const find = (zone: string, at: number): OffsetSpan => {
    const local = instants.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
    const until = local.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY;
    return { from: at, until, offsetMs: local.offsetNanoseconds / NANOSECONDS };
  };
  return (zone, at) => {
    const spans = known.get(zone) ?? [];
    const found = spans.find(({ from, until }) => from <= at && at < until);
    if (found) return found;
    const span = find(nameOf(instants, zone) ?? 'UTC', at);
    known.set(zone, [...spans.filter(({ until }) => until !== span.until), span]);
    return span;
  };
}

/**
 * Not all zones that one part of the program knows are known to the other: `IST` is one for the system's formats, but none to
 * calculate with; a whole time with a zone is none for the formats.
 */
function nameOf(instants: typeof Temporal.Instant, zone: string): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
    return timeZone && instants.fromEpochMilliseconds(0).toZonedDateTimeISO(zone).timeZoneId;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
