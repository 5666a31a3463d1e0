import type { Seat } from '@durbar/kernel';
import type { Me, SeatChoice } from '@durbar/protocol';
import { Problem } from '../core/problem.ts';
import { randomToken } from '../identity/tokens.ts';
import { STAND_IN } from '../rooms/load.ts';
import { callBot, giveBack } from '../rooms/play.ts';
import { viewerOf } from '../rooms/presence.ts';
import type { Room } from '../rooms/room.ts';
import { isFree, type SeatRecord, seatOf } from '../storage/rows.ts';
import { checkBot } from './open.ts';
import { startMatch } from './start.ts';

/* What people do at a table, apart from playing. Each is done once it is durable, and throws a Problem if it can't be. */

/** Takes a seat: the one asked for, or the first that is free; while the match runs, one that was freed. */
export async function join(room: Room, me: Me, wanted: Seat | undefined, nonce: string): Promise<void> {
  if (seatOf(room, me.id) !== null) throw new Problem(409, 'twoSeats');
  if (hasEnded(room)) throw new Problem(409, 'started');
  const seat = wanted ?? room.seats.findIndex(isFree);
  if (seat < 0) throw new Problem(409, 'full');
  const record = seatRecord(room, seat);
  if (!isFree(record)) throw new Problem(409, 'seatTaken');
  vacate(record, nonce);
  Object.assign(record, { kind: 'person', person: me.id, awaySince: room.context.now() });
  room.names.set(me.id, me.name);
  await saveSeat(room, seat, me);
  giveBack(room, seat);
  const complete = room.seats.every(({ kind }) => kind !== 'empty');
  if (room.table.follows !== null && room.table.status === 'waiting' && complete) await startMatch(room);
}

/** Gives up the own seat before the start. A table that nobody is left at is closed. */
export async function leave(room: Room, me: Me): Promise<void> {
  requireWaiting(room);
  const seat = room.seats.findIndex(({ person }) => person === me.id);
  const { table, context } = room;
  if (seat < 0 && table.host !== me.id) throw new Problem(409, 'notSeated');
  if (seat >= 0) vacate(seatRecord(room, seat), null);
  const next = room.seats.find(({ person }) => person !== null)?.person ?? null;
  if (next === null) table.status = 'abandoned';
  else if (table.host === me.id) table.host = next;
  table.lastAt = context.now();
  const freed = seat < 0 ? [] : seatStatements(room, seat);
  await room.save([context.tables.update(table), ...freed]);
  seatsChanged(room);
}

/**
 * The host makes a seat a bot's or frees it; a person there is sent away. While the match runs that goes for people's
 * seats: a bot plays on until somebody else sits down.
 */
export async function setSeat(
  room: Room,
  me: Me,
  seat: Seat,
  choice: Exclude<SeatChoice, { kind: 'me' }>,
): Promise<void> {
  requireHost(room, me);
  const record = seatRecord(room, seat);
  if (choice.kind === 'bot') checkBot(room.context, choice.bot);
  if (room.table.status !== 'waiting')
    return freeRunning(room, seat, choice.kind === 'bot' ? choice.bot : STAND_IN);
  vacate(record, null);
  record.kind = choice.kind;
  record.bot = choice.kind === 'bot' ? choice.bot : null;
  await saveSeat(room, seat);
}

async function freeRunning(room: Room, seat: Seat, bot: string): Promise<void> {
  const record = seatRecord(room, seat);
  if (hasEnded(room) || record.kind !== 'person') throw new Problem(409, 'started');
  if (!(await callBot(room, seat, bot)) || !room.isTakenOver(seat)) throw new Problem(409, 'started');
  // The deal follows from the nonce, so it stays.
  vacate(record, record.nonce);
  record.kind = 'person';
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

function hasEnded({ table }: Room): boolean {
  return table.status === 'over' || table.status === 'abandoned';
}

/** Sends away whoever sits there. @param nonce of whoever comes, or of the match that goes on without them */
function vacate(record: SeatRecord, nonce: string | null): void {
  Object.assign(record, {
    kind: 'empty',
    person: null,
    bot: null,
    nonce: record.kind === 'person' && record.person === null ? record.nonce : nonce,
    salt: randomToken(9),
    muted: false,
    awaySince: null,
  });
}

async function saveSeat(room: Room, seat: Seat, me?: Me): Promise<void> {
  const { context, table } = room;
  table.lastAt = context.now();
  const kept = me ? [context.people.keep(me)] : [];
  await room.save([...kept, context.tables.update(table), ...seatStatements(room, seat)]);
  seatsChanged(room);
}

/** The statements for a seat as it is now; return links of those who had it before end with a new salt. */
function seatStatements(room: Room, seat: Seat) {
  const { tables } = room.context;
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
