import type { KingdomBoardState } from '../board-context.ts';

/** Kinds of decision that a road matters for. */
const ON_THE_ROAD: ReadonlySet<string | null> = new Set(['act', 'owed', 'plan']);

/** The seat whose way to the city that is looked at is drawn: only while it decides about it; null for none. */
export function routeTraveller({
  decidingSeat,
  decisionKind,
  city,
}: Pick<KingdomBoardState, 'decidingSeat' | 'decisionKind' | 'city'>): number | null {
  return city !== null && ON_THE_ROAD.has(decisionKind) ? decidingSeat : null;
}
