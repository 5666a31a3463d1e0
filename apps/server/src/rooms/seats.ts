import type { Seat } from '@durbar/kernel';
import type { SeatRow, StoredTable } from '../storage/rows.ts';

/** Whether somebody may sit down there. */
export function isFree({ kind, person }: SeatRow): boolean {
  return kind === 'empty' || (kind === 'person' && person === null);
}

/** A person's own seat, or the one they have a return link's key to; null for spectators. */
export function seatOf({ seats, keys }: Pick<StoredTable, 'seats' | 'keys'>, person: string): Seat | null {
  const own = seats.findIndex((seat) => seat.person === person);
  return own >= 0 ? own : (keys.get(person) ?? null);
}

/** As whom a person sees a table. */
export function viewerOf(stored: Pick<StoredTable, 'seats' | 'keys'>, person: string): Seat | 'spectator' {
  return seatOf(stored, person) ?? 'spectator';
}

/** While the match starts: seats of people whose page has not given its nonce. */
export function awaitedSeats({ table, seats }: Pick<StoredTable, 'table' | 'seats'>): Seat[] {
  if (table.status !== 'starting') return [];
  return seats.flatMap(({ kind, nonce }, seat) => (kind === 'person' && nonce === null ? [seat] : []));
}
