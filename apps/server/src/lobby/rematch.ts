import type { Seat } from '@durbar/kernel';
import type { Me } from '@durbar/protocol';
import { Problem } from '../core/problem.ts';
import { loadRules } from '../rooms/load.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { seatOf } from '../rooms/seats.ts';
import type { SeatRow } from '../storage/rows.ts';
import type { Lobby } from './lobby.ts';
import { checkOptions, inLobby, newSeat, newTable, newTableId } from './open.ts';

/** The table of a rematch, and the seat that is kept for somebody there. */
interface Rematch {
  readonly table: string;
  /** Null where the person has a seat, the match has begun, or their old seat is taken. */
  readonly seat: Seat | null;
}

/**
 * Opens a table with the same game, options and bots after a match, or finds the one that somebody opened. The people of the
 * match sit down there themselves.
 */
export async function rematch(rooms: Rooms, lobby: Lobby, room: Room, me: Me): Promise<Rematch> {
  const { table } = room;
  if (table.status !== 'over' && table.status !== 'abandoned') throw new Problem(409, 'notOver');
  const seat = seatOf(room, me.id);
  if (seat === null || table.startedAt === null) throw new Problem(409, 'notSeated');
  // A rematch that somebody asked for exists once their request is durable.
  if (table.rematch !== null) await room.durable();
  const next = table.rematch ?? (await openRematch(rooms, lobby, room, me));
  return rooms.use(next, (opened) => {
    const free = opened.table.status === 'waiting' && opened.seats[seat]?.kind === 'empty';
    return { table: next, seat: free && seatOf(opened, me.id) === null ? seat : null };
  });
}

/** @returns the id of the new table */
async function openRematch(rooms: Rooms, lobby: Lobby, room: Room, me: Me): Promise<string> {
  const { table, context } = room;
  const rules = await rulesForRematch(room);
  const next = newTable(context, newTableId(), me, { ...table, rules, follows: table.id });
  const seats = room.seats.map(({ kind, bot, colours }): SeatRow => {
    return newSeat(kind === 'bot' && bot !== null ? { kind, bot } : { kind: 'empty' }, colours);
  });
  await inLobby(lobby, next, () =>
    room.submit([
      context.people.addChange(me),
      { kind: 'add table', table: next, seats },
      { kind: 'put table', table: { ...table, rematch: next.id } },
    ]),
  );
  await rooms.use(next.id, (opened) => opened.infoChanged());
  room.infoChanged();
  return next.id;
}

/** A rematch is played by the current version of the rules. @throws {Problem} if this server lacks the game, or that version lacks an option */
async function rulesForRematch({ context, table }: Room): Promise<number> {
  const { game } = await loadRules(context.games, { ...table, startedAt: null });
  if (!game) throw new Problem(409, 'oldRules');
  checkOptions(game, table.options, table.players);
  return game.meta.rules;
}
