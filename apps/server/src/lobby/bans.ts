import type { Me } from '@durbar/protocol';
import { Problem } from '../core/problem.ts';
import type { Room } from '../rooms/room.ts';
import { seatOf } from '../rooms/seats.ts';
import { retraction } from './invitations.ts';
import { requireHost } from './requirements.ts';
import { setSeat } from './seats.ts';

/**
 * The host bans a person from the table: they can neither sit down nor write there. Before the start they lose their seat; nobody
 * takes a seat from somebody who plays. Their invitation ends, and a private table is closed to them.
 */
export async function ban(room: Room, me: Me, person: string): Promise<void> {
  requireHost(room, me);
  if (person === me.id) throw new Problem(409, 'yourself');
  if (!(await room.context.people.isStored(person))) throw new Problem(404, 'noPerson');
  const seat = room.seats.findIndex((row) => row.person === person);
  if (room.table.startedAt !== null && seatOf(room, person) !== null) throw new Problem(409, 'banSeated');
  await room.submit([
    { kind: 'add ban', table: room.id, person },
    { kind: 'drop key', table: room.id, person },
    ...retraction(room, person),
  ]);
  if (seat >= 0) await setSeat(room, me, seat, { kind: 'empty' });
  room.seatsChanged();
}

/** The host lets a banned person in again. */
export async function unban(room: Room, me: Me, person: string): Promise<void> {
  requireHost(room, me);
  await room.submit([{ kind: 'drop ban', table: room.id, person }]);
}

/** Whom the host has banned. */
export async function listBanned(room: Room, me: Me): Promise<{ id: string; name: string }[]> {
  requireHost(room, me);
  const names = await room.context.people.names([...room.bans]);
  return [...names].map(([id, name]) => ({ id, name }));
}
