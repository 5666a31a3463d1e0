import type { Me } from '@durbar/protocol';
import type { ServerContext } from '../core/context.ts';
import { randomToken } from '../identity/tokens.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { hasEnded } from '../rooms/seats.ts';
import { FORMER_PERSON } from '../storage/rows.ts';
import type { RowChange } from '../storage/store.ts';
import { leave } from './seats.ts';

/**
 * Deletes a person's data. Tables continue without them: a bot plays where they sat, somebody else is host, and ended matches
 * show a former guest at their seat. Records that are made from now on do not name them.
 */
export async function forgetPerson(context: ServerContext, rooms: Rooms, me: Me): Promise<void> {
  for (const table of await context.store.listTracesOf(me.id))
    await rooms.use(table, (room) => forgetAt(room, me));
  for (const { id } of await context.devices.list(me.id)) await context.devices.end(me.id, id);
  await context.people.forget(me.id);
  context.personClocks.forget(me.id);
  context.personChannels.forget(me.id);
  context.blocks.forget(me.id);
  context.suspensions.forget(me.id);
}

async function forgetAt(room: Room, me: Me): Promise<void> {
  const seat = room.seats.findIndex(({ person }) => person === me.id);
  if (!hasEnded(room.table) && mayLeave(room, seat, me)) await leave(room, me);
  const { id, table, seats } = room;
  const changes: RowChange[] = [
    { kind: 'drop key', table: id, person: me.id },
    { kind: 'drop invitation', table: id, person: me.id },
    { kind: 'forget chat', table: id, person: me.id },
  ];
  for (const [each, row] of seats.entries()) {
    if (row.person !== me.id && row.freed !== me.id) continue;
    const person = row.person === me.id ? FORMER_PERSON : row.person;
    // Their return link ends.
    const nameless = { ...row, person, freed: null, hiddenAt: null, salt: randomToken(9) };
    changes.push({ kind: 'put seat', table: id, seat: each, row: nameless });
  }
  // Whom they have invited stays invited.
  for (const row of room.invitations.values())
    if (row.by === me.id && row.person !== me.id)
      changes.push({ kind: 'put invitation', table: id, row: { ...row, by: FORMER_PERSON } });
  const isHost = table.host === me.id;
  const next = seats.find(
    ({ person }) => person !== null && person !== me.id && person !== FORMER_PERSON,
  )?.person;
  const host = isHost ? (next ?? FORMER_PERSON) : table.host;
  // Earlier versions gave a table without a name that of its host.
  const name = table.name === me.name ? '' : table.name;
  changes.push({ kind: 'put table', table: { ...table, host, name } });
  await room.submit(changes);
  room.seatsChanged();
  room.publisher.resync();
}

/** Before the start a host without a seat leaves, too. People who have resigned, or whose game is missing, only lose their name. */
function mayLeave(room: Room, seat: number, me: Me): boolean {
  if (room.unplayable) return false;
  if (room.table.startedAt === null) return seat >= 0 || room.table.host === me.id;
  return seat >= 0 && (room.botOf(seat) === null || room.isTakenOver(seat));
}
