import type { Me } from '@durbar/protocol';
import { Problem } from '../core/problem.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { type SeatRecord, seatOf } from '../storage/rows.ts';
import { newSeat, newTable } from './open.ts';
import { join } from './seats.ts';
import { startMatch } from './start.ts';

/**
 * Goes on after a match with the same game, options and bots. The first who asks opens the new table; the others join it
 * at their old seats.
 * @returns the new table's id
 */
export async function rematch(rooms: Rooms, room: Room, me: Me, nonce: string): Promise<string> {
  const { table } = room;
  if (table.status !== 'over' && table.status !== 'abandoned') throw new Problem(409, 'notOver');
  const seat = seatOf(room, me.id);
  if (seat === null || table.startedAt === null) throw new Problem(409, 'notSeated');
  if (table.rematch !== null) {
    // Whoever asked first may be waiting for the new table to be stored: until then there is none.
    await room.settled();
    return joinRematch(rooms, table.rematch, me, seat, nonce);
  }
  const next = newTable(room.context, me, { ...table, follows: table.id });
  const seats = room.seats.map((old, n): SeatRecord => {
    if (n === seat) return newSeat(room.context, { kind: 'me' }, me, nonce);
    const kept = old.kind === 'bot' && old.bot !== null;
    return newSeat(room.context, kept ? { kind: 'bot', bot: old.bot ?? '' } : { kind: 'empty' }, me, nonce);
  });
  table.rematch = next.id;
  const { people, tables } = room.context;
  await room.save([people.keep(me), ...tables.insert({ table: next, seats }), tables.update(table)]);
  await rooms.use(next.id, async (opened) => {
    if (opened.seats.every(({ kind }) => kind !== 'empty')) await startMatch(opened);
    opened.infoChanged();
  });
  room.infoChanged();
  return next.id;
}

async function joinRematch(rooms: Rooms, id: string, me: Me, wanted: number, nonce: string): Promise<string> {
  return rooms.use(id, async (next) => {
    if (seatOf(next, me.id) !== null || next.table.status !== 'waiting') return id;
    const free = next.seats.flatMap(({ kind }, seat) => (kind === 'empty' ? [seat] : []));
    if (free.length > 0) await join(next, me, free.includes(wanted) ? wanted : undefined, nonce);
    return id;
  });
}
