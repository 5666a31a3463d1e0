import type { Seat } from '@durbar/kernel';
import { findDeadline, type SeatClock } from '../clocks/seat-clock.ts';
import { loadZones } from '../clocks/zones.ts';
import type { ServerContext } from '../core/context.ts';
import { isAwaited } from '../rooms/info.ts';
import { seatOf } from '../rooms/seats.ts';
import type { StoredTable } from '../storage/rows.ts';

type DeadlineContext = Pick<ServerContext, 'store' | 'personClocks' | 'outages'>;

/** Whether a person must decide at a table. */
export function isAskedAt(stored: StoredTable, person: string): boolean {
  const seat = seatOf(stored, person);
  return seat !== null && stored.table.status === 'running' && isAwaited(stored, seat);
}

/** When the clock of a person runs out at a table, as it is stored, if they spend no more vacation; null while it stands. */
export async function findDeadlineAt(
  { store, personClocks, outages }: DeadlineContext,
  { table, seats, keys }: StoredTable,
  person: string,
): Promise<number | null> {
  const seat: Seat | null = seatOf({ seats, keys }, person);
  const owner = seat === null ? null : (seats[seat]?.person ?? null);
  if (seat === null || owner === null || table.clock === null) return null;
  const clock: SeatClock | null = (await store.findClocks(table.id))?.seats[seat] ?? null;
  if (!clock) return null;
  const { vacation } = await personClocks.find(owner);
  return findDeadline(clock, {
    settings: table.clock,
    zones: await loadZones(),
    outages: outages.spans,
    vacation,
  });
}
