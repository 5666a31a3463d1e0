import type { Seat } from '@durbar/kernel';
import { assignColours, type Me } from '@durbar/protocol';
import { Problem } from '../core/problem.ts';
import { chosenColoursOf } from '../rooms/colours.ts';
import { loadRules } from '../rooms/load.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { seatOf } from '../rooms/seats.ts';
import { planNextMatch } from '../rooms/series.ts';
import { FORMER_PERSON, type SeatRow, type TableRow } from '../storage/rows.ts';
import type { RowChange } from '../storage/store.ts';
import { invitationChanges, isBlockBetween } from './invitations.ts';
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
    const own = seatAt(opened, room, seat);
    const free = opened.table.status === 'waiting' && opened.seats[own]?.kind === 'empty';
    return { table: next, seat: free && seatOf(opened, me.id) === null ? own : null };
  });
}

/** Where somebody sits at the next table of a series: the seats have moved on if the match was finished. */
function seatAt(next: Room, { table }: Room, seat: Seat): Seat {
  const isSameSeries = next.table.series && table.series && next.table.series.number > table.series.number;
  return isSameSeries ? planNextMatch(table).from.indexOf(seat) : seat;
}

/** @returns the id of the new table */
async function openRematch(rooms: Rooms, lobby: Lobby, room: Room, me: Me): Promise<string> {
  const { table, context } = room;
  const rules = await rulesForRematch(room);
  const { series, from } = planNextMatch(table);
  const next = newTable(context, newTableId(), me, { ...table, rules, series, follows: table.id });
  const colours = series ? shownColours(room) : room.seats.map((row) => row.colours);
  const seats = from.map((old): SeatRow => {
    const { kind = 'empty', bot = null } = room.seats[old] ?? {};
    return newSeat(kind === 'bot' && bot !== null ? { kind, bot } : { kind: 'empty' }, colours[old]);
  });
  const kept = await keepSeats(room, next, from, me);
  await inLobby(lobby, next, () =>
    room.submit([
      context.people.addChange(me),
      { kind: 'add table', table: next, seats },
      ...kept,
      { kind: 'put table', table: { ...table, rematch: next.id } },
    ]),
  );
  await rooms.use(next.id, (opened) => opened.infoChanged());
  room.infoChanged();
  return next.id;
}

/** The colours in which people were shown, chosen or not: in a series they keep them wherever they sit. */
function shownColours({ seats }: Room): readonly (readonly number[])[] {
  const chosen = seats.map(chosenColoursOf);
  return assignColours(chosen, chosen.some(({ length }) => length === 2) ? 2 : 1);
}

/**
 * The changes by which people find the seats that are theirs at the next table of a series, which nobody else may take; and by which
 * all who played may come to a private one.
 */
async function keepSeats(
  { context, seats, keys }: Room,
  next: TableRow,
  from: readonly Seat[],
  me: Me,
): Promise<RowChange[]> {
  const changes: RowChange[] = [];
  if (next.series === null && next.visibility !== 'private') return changes;
  const at = context.now();
  for (const [seat, old] of from.entries()) {
    const person = seats[old]?.person ?? null;
    const holders = [...keys].flatMap(([holder, kept]) => (kept === old ? [holder] : []));
    if (holders.length === 0) {
      if (person !== null && person !== FORMER_PERSON && mayBeInvited(context, me, person))
        changes.push(...(await invitationChanges(context, next.id, { person, by: me.id, seat })));
      continue;
    }
    // Several people act for the seat, and it is not known who of them comes.
    for (const one of [person ?? [], holders].flat())
      if (mayBeInvited(context, me, one))
        changes.push({
          kind: 'put invitation',
          table: next.id,
          row: { person: one, by: me.id, seat: null, state: 'linked', at },
        });
  }
  return changes;
}

/** Nobody is invited by somebody whom they have blocked, nor kept a seat that its host would refuse them. */
function mayBeInvited(context: Room['context'], me: Me, person: string): boolean {
  return person !== me.id && !isBlockBetween(context, me.id, person);
}

/** A rematch is played by the current version of the rules. @throws {Problem} if this server lacks the game, or that version lacks an option */
async function rulesForRematch({ context, table }: Room): Promise<number> {
  const { game } = await loadRules(context.games, { ...table, startedAt: null });
  if (!game) throw new Problem(409, 'oldRules');
  checkOptions(game, table.options, table.players);
  return game.meta.rules;
}
