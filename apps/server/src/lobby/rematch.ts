import type { Me } from '@durbar/protocol';
import { Problem } from '../core/problem.ts';
import { rulesOf } from '../rooms/load.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { seatOf } from '../rooms/seats.ts';
import type { SeatRow } from '../storage/rows.ts';
import { checkOptions, newSeat, newTable } from './open.ts';
import { join } from './seats.ts';

/**
 * Opens a table with the same game, options and bots after a match. The first person who asks opens it; the others join it
 * at their old seats.
 * @returns the new table's id
 */
export async function rematch(rooms: Rooms, room: Room, me: Me, nonce: string): Promise<string> {
  const { table } = room;
  if (table.status !== 'over' && table.status !== 'abandoned') throw new Problem(409, 'notOver');
  const seat = seatOf(room, me.id);
  if (seat === null || table.startedAt === null) throw new Problem(409, 'notSeated');
  if (table.rematch !== null) {
    // The new table exists once the request of the person who asked first is durable.
    await room.durable();
    return joinRematch(rooms, table.rematch, me, seat, nonce);
  }
  const rules = await rulesForRematch(room);
  const next = newTable(room.context, me, { ...table, rules, follows: table.id });
  const seats = room.seats.map((old, n): SeatRow => {
    if (n === seat) return newSeat(room.context, { kind: 'me' }, me, nonce);
    const kept = old.kind === 'bot' && old.bot !== null;
    return newSeat(room.context, kept ? { kind: 'bot', bot: old.bot ?? '' } : { kind: 'empty' }, me, nonce);
  });
  await room.submit([
    room.context.people.keep(me),
    { kind: 'add table', table: next, seats },
    { kind: 'put table', table: { ...table, rematch: next.id } },
  ]);
  await rooms.use(next.id, async (opened) => {
    if (opened.seats.every(({ kind }) => kind !== 'empty')) await opened.start();
    opened.infoChanged();
  });
  room.infoChanged();
  return next.id;
}

/** A rematch is played by the rules in force. @throws {Problem} if this build does not have the game, or they lack an option */
async function rulesForRematch({ context, table }: Room): Promise<number> {
  const { game } = await rulesOf(context.games, { ...table, startedAt: null });
  if (!game) throw new Problem(409, 'oldRules');
  checkOptions(game, table.options, table.players);
  return game.meta.rules;
}

async function joinRematch(rooms: Rooms, id: string, me: Me, wanted: number, nonce: string): Promise<string> {
  return rooms.use(id, async (next) => {
    if (seatOf(next, me.id) !== null || next.table.status !== 'waiting') return id;
    const free = next.seats.flatMap(({ kind }, seat) => (kind === 'empty' ? [seat] : []));
    if (free.length > 0) await join(next, me, free.includes(wanted) ? wanted : undefined, nonce);
    return id;
  });
}
