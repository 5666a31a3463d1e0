import type { Me } from '@durbar/protocol';
import type { ServerContext } from '../core/context.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { hasEnded, seatOf } from '../rooms/seats.ts';
import type { RowChange } from '../storage/store.ts';
import { retraction } from './invitations.ts';

/**
 * Gives what a person has at tables to another one who is the same human being: seats, results, what they wrote. Each table changes
 * in one commit; whoever asks again after a kill gets the rest. At a table where both take part, both stay.
 * @returns tables where the person keeps a seat
 */
export async function moveTraces(
  context: ServerContext,
  rooms: Rooms,
  from: string,
  to: Me,
): Promise<string[]> {
  const left: string[] = [];
  for (const table of await context.store.listTracesOf(from)) {
    const isLeft = await rooms.use(table, (room) => moveAt(room, from, to));
    if (isLeft) left.push(table);
  }
  return left;
}

/** @returns whether the person keeps a seat there */
async function moveAt(room: Room, from: string, to: Me): Promise<boolean> {
  await room.clocks?.hold(to.id);
  await room.notices.hold(to.id);
  const isApart = await mustStayApart(room, from, to.id);
  room.learnNames(new Map([[to.id, to.name]]));
  const isHost = room.table.host === from && !room.bans.has(to.id);
  const host: RowChange[] = isHost ? [{ kind: 'put table', table: { ...room.table, host: to.id } }] : [];
  const traces = isApart ? [] : listMoves(room, from, to.id);
  await room.submit([...host, ...traces]);
  // Their waking hours may be others.
  await room.storeClocks();
  room.seatsChanged();
  return isApart && seatOf(room, from) !== null;
}

/** Whether the two remain two people at a table: both take part, or only one of them may. */
async function mustStayApart(room: Room, from: string, to: string): Promise<boolean> {
  const { id, table, seats, keys, bans, context } = room;
  const key = keys.get(to);
  const isOtherKey = key !== undefined && key !== seatOf(room, from);
  const isSeated = seats.some(({ person, freed }) => person === to || freed === to);
  if (isSeated || isOtherKey || (await context.store.people.hasLeft(id, to, null))) return true;
  if (hasEnded(table)) return false;
  const isUnwanted = table.startedAt === null && context.blocks.has(table.host, to);
  return bans.has(to) || isUnwanted;
}

/** The changes that give everything at a table to the other person. */
function listMoves(room: Room, from: string, to: string): RowChange[] {
  const { id: table, seats, keys, plannedSeats, invitations } = room;
  const moved = (person: string | null) => (person === from ? to : person);
  const changes: RowChange[] = [];
  for (const [seat, row] of seats.entries())
    if (row.person === from || row.freed === from) {
      const next = { ...row, person: moved(row.person), freed: moved(row.freed) };
      changes.push({ kind: 'put seat', table, seat, row: next });
    }
  const key = keys.get(from);
  // Whoever has the seat needs no key to it.
  if (key === undefined) changes.push({ kind: 'drop key', table, person: to });
  else
    changes.push(
      { kind: 'drop key', table, person: from },
      { kind: 'put key', table, seat: key, person: to },
    );
  for (const [seat, row] of plannedSeats)
    if (row.person === from) changes.push({ kind: 'put plan', table, seat, row: { ...row, person: to } });
  const invitation = invitations.get(from);
  if (invitation && invitations.has(to)) changes.push(...retraction(room, from));
  else if (invitation)
    changes.push(
      { kind: 'drop invitation', table, person: from },
      { kind: 'put invitation', table, row: { ...invitation, person: to } },
    );
  for (const row of invitations.values())
    if (row.by === from && row.person !== from)
      changes.push({ kind: 'put invitation', table, row: { ...row, by: to } });
  return [...changes, { kind: 'move traces', table, from, to }];
}
