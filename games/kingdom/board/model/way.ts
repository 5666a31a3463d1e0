import type { CourtFacts } from '../court.ts';

/** Kinds of decision that a road matters for. */
const ON_THE_ROAD: ReadonlySet<string | null> = new Set(['act', 'owed', 'plan']);

/** The seat whose way to the city that is looked at is drawn: only while it decides about it; null for none. */
export function travellerOf({ me, kind, city }: Pick<CourtFacts, 'me' | 'kind' | 'city'>): number | null {
  return city !== null && ON_THE_ROAD.has(kind) ? me : null;
}
