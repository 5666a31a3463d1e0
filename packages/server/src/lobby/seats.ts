import type { Seat } from '@durbar/kernel';
import type { Me, SeatChoice } from '@durbar/protocol';
import { randomToken } from '../identity/tokens.ts';
import { Problem } from '../problem.ts';
import { viewerOf } from '../rooms/presence.ts';
import { type SeatRecord, seatOf } from '../rooms/record.ts';
import type { Room } from '../rooms/room.ts';
import { checkBot } from './open.ts';
import { startMatch } from './start.ts';

/* What people do at a table, apart from playing. Each is done once it is durable, and throws a Problem if it can't be. */

/** Takes a seat: the one asked for, or the first that is free. */
export async function join(room: Room, me: Me, wanted: Seat | undefined, nonce: string): Promise<void> {
  requireWaiting(room);
  if (seatOf(room, me.id) !== null) throw new Problem(409, 'twoSeats');
  const seat = wanted ?? room.seats.findIndex(({ kind }) => kind === 'empty');
  if (seat < 0) throw new Problem(409, 'full');
  const record = seatRecord(room, seat);
  if (record.kind !== 'empty') throw new Problem(409, 'seatTaken');
  vacate(record);
  Object.assign(record, { kind: 'person', person: me.id, nonce, awaySince: room.world.now() });
  room.names.set(me.id, me.name);
  await saveSeat(room, seat, me);
  if (room.table.follows !== null && room.seats.every(({ kind }) => kind !== 'empty')) await startMatch(room);
}

/** Gives up the own seat before the start. A table that nobody is left at is closed. */
export async function leave(room: Room, me: Me): Promise<void> {
  requireWaiting(room);
  const seat = room.seats.findIndex(({ person }) => person === me.id);
  const { table, world } = room;
  if (seat < 0 && table.host !== me.id) throw new Problem(409, 'notSeated');
  if (seat >= 0) vacate(seatRecord(room, seat));
  const next = room.seats.find(({ person }) => person !== null)?.person ?? null;
  if (next === null) table.status = 'abandoned';
  else if (table.host === me.id) table.host = next;
  table.lastAt = world.now();
  const freed = seat < 0 ? [] : seatStatements(room, seat);
  await room.save([world.tables.update(table), ...freed]);
  seatsChanged(room);
}

/** The host makes a seat a bot's or frees it; a person there is sent away. */
export async function setSeat(
  room: Room,
  me: Me,
  seat: Seat,
  choice: Exclude<SeatChoice, { kind: 'me' }>,
): Promise<void> {
  requireHost(room, me);
  requireWaiting(room);
  const record = seatRecord(room, seat);
  if (choice.kind === 'bot') checkBot(room.world, choice.bot);
  vacate(record);
  record.kind = choice.kind;
  record.bot = choice.kind === 'bot' ? choice.bot : null;
  await saveSeat(room, seat);
}

/** The host keeps the person of a seat from talking, or lets them again. */
export async function mute(room: Room, me: Me, seat: Seat, muted: boolean): Promise<void> {
  requireHost(room, me);
  const record = seatRecord(room, seat);
  if (record.kind !== 'person') throw new Problem(409, 'noSuchSeat');
  record.muted = muted;
  await room.save(seatStatements(room, seat));
  room.infoChanged();
}

/** The host begins the match. */
export async function start(room: Room, me: Me): Promise<void> {
  requireHost(room, me);
  await startMatch(room);
}

function requireWaiting({ table }: Room): void {
  if (table.status !== 'waiting') throw new Problem(409, 'started');
}

function requireHost({ table }: Room, me: Me): void {
  if (table.host !== me.id) throw new Problem(403, 'notHost');
}

function seatRecord(room: Room, seat: Seat): SeatRecord {
  const record = room.seats[seat];
  if (!record) throw new Problem(404, 'noSuchSeat');
  return record;
}

function vacate(record: SeatRecord): void {
  Object.assign(record, {
    kind: 'empty',
    person: null,
    bot: null,
    nonce: null,
    salt: randomToken(9),
    muted: false,
    awaySince: null,
  });
}

async function saveSeat(room: Room, seat: Seat, me?: Me): Promise<void> {
  const { world, table } = room;
  table.lastAt = world.now();
  const kept = me ? [world.people.keep(me)] : [];
  await room.save([...kept, world.tables.update(table), ...seatStatements(room, seat)]);
  seatsChanged(room);
}

/** The statements for a seat as it is now; return links of those who had it before end with a new salt. */
function seatStatements(room: Room, seat: Seat) {
  const { tables } = room.world;
  const record = seatRecord(room, seat);
  for (const [person, kept] of room.keys)
    if (kept === seat && record.person === null) room.keys.delete(person);
  const dropped = record.person === null ? [tables.dropKeys(room.id, seat)] : [];
  return [...dropped, tables.updateSeat(room.id, seat, record)];
}

/** Tells everybody about seats that have changed, durably. */
export function seatsChanged(room: Room): void {
  room.resetStanding();
  room.publisher.reseat((person) => viewerOf(room, person));
  room.presence.update();
  room.infoChanged();
}
