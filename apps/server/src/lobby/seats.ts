import type { Seat } from '@durbar/kernel';
import type { joinTable, Me, SeatChoice } from '@durbar/protocol';
import type * as z from 'zod/mini';
import { Problem } from '../core/problem.ts';
import { randomToken } from '../identity/tokens.ts';
import { keptColours, requireFreeColours } from '../rooms/colours.ts';
import { parseReturnCode, returnText } from '../rooms/info.ts';
import { callBot, giveBack } from '../rooms/play.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import {
  findGuest,
  hasEnded,
  isFree,
  isPending,
  isRemovable,
  requireGuest,
  requireOpen,
  seatOf,
  takesNewcomers,
} from '../rooms/seats.ts';
import { chooseStandIn } from '../rooms/stand-in.ts';
import { mayCount, requireNewHash, requireRound, startMatch, stopStart } from '../rooms/starting.ts';
import type { SeatRow } from '../storage/rows.ts';
import type { RowChange } from '../storage/store.ts';
import { acceptance, releaseSeat } from './invitations.ts';
import { prepareMinRating } from './min-rating.ts';
import { namedApart } from './names.ts';
import { checkBot, requireRatable } from './open.ts';
import { requireHost, requireNotBanned, requireNotBegun } from './requirements.ts';

/* What people do at a table, apart from playing. Each resolves once it is durable and throws a Problem if it is not allowed. */

/** Takes a seat: the one asked for, or the first free one; while the match runs, one that was freed. */
export async function join(
  room: Room,
  me: Me,
  { seat: wanted, round, hash, colours }: z.infer<typeof joinTable>,
): Promise<void> {
  // The same request again: its hash is the same.
  if (room.seats.some((own) => own.person === me.id && own.nonceHash === hash)) return room.durable();
  const requireMinRating = await prepareMinRating(room.context, me, room);
  const isRatable = await mayStayRated(room, me);
  if (seatOf(room, me.id) !== null) throw new Problem(409, 'twoSeats');
  requireOpen(room.table);
  requireGuest(room, me.id);
  requirePlayable(room);
  requireNotBanned(room, me);
  const seat = wanted ?? findSeat(room, me);
  if (seat < 0) throw new Problem(409, 'full');
  const row = requireRow(room, seat);
  if (!maySit(room, row, me)) throw new Problem(409, whyTaken(room, row));
  if (isKept(room, seat, me)) throw new Problem(409, 'seatKept');
  if (row.freed === me.id && row.kind === 'person') return sitAgain(room, me, seat, me.id);
  requireNotBlocked(room, me);
  requireMinRating();
  const isWaiting = room.table.startedAt === null;
  if (!isWaiting) await requireFirstSeat(room, seat, me);
  if (isWaiting) {
    requireRound(room, round);
    requireNewHash(room, hash);
    requireFreeColours(room, seat, colours ?? []);
  }
  await room.clocks?.hold(me.id);
  await room.notices.hold(me.id);
  requireNotBanned(room, me);
  const named = namedApart(room, me);
  const taken: SeatRow = {
    ...vacated(),
    // In a running match the seat has already taken part in the deal.
    ...(isWaiting
      ? { nonceHash: hash, colours: colours ?? keptColours(room.seats, seat) }
      : pickDealFields(row)),
    kind: 'person',
    person: me.id,
    awaySince: room.context.now(),
    joinedAt: room.match?.log.length ?? null,
    freed: row.freed,
  };
  await saveSeat(
    room,
    seat,
    taken,
    [...named.changes, ...leaverChanges(room, seat, row), ...acceptance(room, named.me)],
    isRatable,
  );
  room.rename(me.id, named.me.name);
  giveBack(room, seat);
  const complete = room.seats.every(({ kind }) => kind !== 'empty');
  if (room.table.follows !== null && room.table.status === 'waiting' && complete) await startMatch(room);
}

/**
 * Whoever has played a seat of the match knows its secrets and has its result: they get no other seat there.
 * @throws {Problem} if the person has had another seat
 */
async function requireFirstSeat({ id, seats, context }: Room, seat: Seat, me: Me): Promise<void> {
  const isOwner = seats.some(({ freed }, other) => other !== seat && freed === me.id);
  if (isOwner || (await context.store.people.hasLeft(id, me.id, seat))) throw new Problem(409, 'otherSeat');
}

/** Who had the seat cannot come back any more. */
function leaverChanges({ id }: Room, seat: Seat, { freed }: SeatRow): RowChange[] {
  return freed === null ? [] : [{ kind: 'add leaver', table: id, seat, person: freed }];
}

/** The seat that a person was invited to or has left, or the first that they may take; −1 if there is none. */
function findSeat(room: Room, me: Me): Seat {
  const own = room.invitations.get(me.id);
  const kept = isPending(room.table, own) ? own.seat : null;
  if (kept !== null && room.seats[kept]?.kind === 'empty') return kept;
  const freed = room.seats.findIndex((row) => row.freed === me.id && maySit(room, row, me));
  if (freed >= 0) return freed;
  return room.seats.findIndex((row, seat) => maySit(room, row, me) && !isKept(room, seat, me));
}

/** Whether a seat is kept for somebody else, who was invited and has not answered. */
function isKept(room: Room, seat: Seat, me: Me): boolean {
  const guest = findGuest(room, seat);
  return guest !== null && guest.person !== me.id;
}

/** Whether the result may still count for ratings with somebody who sits down. Before the match, that is decided as it starts. */
async function mayStayRated(room: Room, me: Me): Promise<boolean> {
  return room.table.startedAt === null || mayCount(room, me.id);
}

function whyTaken({ table }: Room, { kind, person }: SeatRow): string {
  if (person !== null) return 'seatTaken';
  return kind === 'person' && table.terms.takeover !== 'anyone' ? 'noTakeover' : 'botsOnly';
}

/** Whether a person may sit down: at a free seat, or where they sat until it was freed. */
function maySit({ table, game }: Room, row: SeatRow, me: Me): boolean {
  const isTheirs = row.kind === 'person' && row.person === null && row.freed === me.id;
  return isTheirs || isFree(table, row, takesNewcomers(game));
}

/**
 * Somebody comes back to the seat that was freed while nobody else has sat down there: what they knew is still theirs.
 * @param person who had the seat; another one than `me` if they come by the return link on another device
 */
async function sitAgain(room: Room, me: Me, seat: Seat, person: string): Promise<void> {
  const row: SeatRow = { ...requireRow(room, seat), person, freed: null, awaySince: room.context.now() };
  const key: RowChange = { kind: 'put key', table: room.id, seat, person: me.id };
  await room.submit([
    room.context.people.addChange(me),
    { kind: 'put seat', table: room.id, seat, row },
    ...(me.id === person ? [] : [key]),
  ]);
  room.seatsChanged();
  giveBack(room, seat);
}

/**
 * Gives up the person's seat. Before the match begins, a start that is under way fails, and a table without people is closed. While
 * the match runs, a bot plays on until somebody sits down.
 */
export async function leave(room: Room, me: Me): Promise<void> {
  const findOwn = () => room.seats.findIndex(({ person }) => person === me.id);
  const standIn = await chooseStandIn(room, findOwn());
  requireOpen(room.table);
  const seat = findOwn();
  const { context } = room;
  if (seat >= 0 && room.table.startedAt !== null) return freeRunning(room, seat, standIn);
  requireNotBegun(room);
  if (seat < 0 && room.table.host !== me.id) throw new Problem(409, 'notSeated');
  const { table, changes } = stopStart(room, 'left');
  const next = room.seats.find(({ person }) => person !== null && person !== me.id)?.person ?? null;
  const changed = {
    ...table,
    ...(next === null ? { status: 'abandoned' as const } : table.host === me.id && { host: next }),
    lastAt: context.now(),
  };
  const freed = seat < 0 ? [] : seatChanges(room, seat, vacated());
  await room.submit([...changes, { kind: 'put table', table: changed }, ...freed]);
  room.seatsChanged();
}

/**
 * The host gives a seat to a bot or frees it; a person there is removed. While the match runs, that is allowed for people's
 * seats, once their person has been away for long: a bot plays on until somebody else sits down.
 */
export async function setSeat(room: Room, me: Me, seat: Seat, choice: SeatChoice): Promise<void> {
  requireHost(room, me);
  requirePlayable(room);
  requireRow(room, seat);
  const bot = choice.kind === 'bot' ? choice.bot : null;
  if (bot !== null) checkBot(room.context, bot);
  const standIn = bot ?? (await chooseStandIn(room, seat));
  requireOpen(room.table);
  if (room.table.startedAt !== null) {
    if (requireRow(room, seat).person !== null && !room.presence.isLongAway(seat))
      throw new Problem(409, 'present');
    if (room.table.terms.takeover === 'nobody') throw new Problem(409, 'noTakeover');
    return freeRunning(room, seat, standIn);
  }
  const { table, changes } = stopStart(room, 'seats');
  const lastAt = room.context.now();
  await room.submit([
    ...changes,
    // Where a bot sits, only the host says whether the result counts.
    { kind: 'put table', table: { ...table, rated: table.rated && bot === null, lastAt } },
    ...releaseSeat(room, seat),
    ...seatChanges(room, seat, { ...vacated(), kind: choice.kind, bot }),
  ]);
  room.seatsChanged();
}

async function freeRunning(room: Room, seat: Seat, bot: string): Promise<void> {
  if (requireRow(room, seat).kind !== 'person') throw new Problem(409, 'started');
  if (!(await callBot(room, seat, bot)) || !room.isTakenOver(seat)) throw new Problem(409, 'started');
  room.clocks?.withdraw(seat);
  await room.storeClocks();
  const row = requireRow(room, seat);
  // The salt stays, so their return link works until somebody else sits down. A mute stays too.
  const freed = row.person ?? row.freed;
  await saveSeat(room, seat, { ...row, person: null, awaySince: null, freed });
}

/** The host chooses whether the result counts for ratings, before the start. */
export async function rate(room: Room, me: Me, rated: boolean): Promise<void> {
  requireHost(room, me);
  requireOpen(room.table);
  if (room.table.status !== 'waiting') throw new Problem(409, 'started');
  if (rated) requireRatable(room.table.players);
  await room.submit([{ kind: 'put table', table: { ...room.table, rated } }]);
  room.infoChanged();
}

/** Chooses the player colours of the person's own seat, before the match begins. */
export async function choosePlayerColours(room: Room, me: Me, colours: readonly number[]): Promise<void> {
  requireNotBegun(room);
  const seat = seatOf(room, me.id);
  if (seat === null) throw new Problem(409, 'notSeated');
  requireFreeColours(room, seat, colours);
  await room.submit(seatChanges(room, seat, { ...requireRow(room, seat), colours }));
  room.infoChanged();
}

/** Removes the table from the person's list, or puts it back. Where others play, one leaves instead. */
export async function hideTable(room: Room, me: Me, hidden: boolean): Promise<void> {
  const seat = room.seats.findIndex(({ person }) => person === me.id);
  if (seat < 0) throw new Problem(409, 'notSeated');
  if (hidden && !isRemovable(room, me.id)) throw new Problem(409, 'company');
  const row = { ...requireRow(room, seat), hiddenAt: hidden ? room.context.now() : null };
  await room.submit([{ kind: 'put seat', table: room.id, seat, row }]);
  room.seatsChanged();
}

/** The host mutes the person of a seat, or lets them talk again. */
export async function mute(room: Room, me: Me, seat: Seat, muted: boolean): Promise<void> {
  requireHost(room, me);
  const row = requireRow(room, seat);
  if (row.kind !== 'person') throw new Problem(409, 'noSuchSeat');
  await room.submit(seatChanges(room, seat, { ...row, muted }));
  room.infoChanged();
}

/** The host starts the match, which begins as soon as every page has given its nonce. */
export async function start(room: Room, me: Me): Promise<void> {
  requireHost(room, me);
  await startMatch(room);
}

/** Lets a person act for the seat whose return code they have. @returns the table's id */
export async function redeemReturnCode(rooms: Rooms, me: Me, code: string): Promise<string> {
  const parts = parseReturnCode(code);
  if (!parts) throw new Problem(404, 'code');
  const { seat } = parts;
  return rooms.use(parts.table, async (room) => {
    const row = room.seats[seat];
    const { signer, people } = room.context;
    if (row?.kind !== 'person') throw new Problem(404, 'code');
    if (!signer.verify('return', returnText(room.id, seat, row.salt), parts.signature))
      throw new Problem(404, 'code');
    const own = seatOf(room, me.id);
    if (own === seat) return room.id;
    requireNotBanned(room, me);
    if (own !== null && !room.keys.has(me.id)) throw new Problem(409, 'twoSeats');
    if (row.person === null) {
      if (row.freed === null || hasEnded(room.table)) throw new Problem(404, 'code');
      await sitAgain(room, me, seat, row.freed);
      return room.id;
    }
    await room.submit([people.addChange(me), { kind: 'put key', table: room.id, seat, person: me.id }]);
    room.seatsChanged();
    return room.id;
  });
}

/**
 * Makes a new return link for the person's own seat. The previous link stops working, and people who used it lose the seat. What is
 * planned there may be theirs, so it ends.
 */
export async function renewReturnLink(room: Room, me: Me): Promise<void> {
  const seat = room.seats.findIndex(({ person }) => person === me.id);
  if (seat < 0) throw new Problem(409, 'notSeated');
  const wasShared = [...room.keys.values()].includes(seat);
  const changes: RowChange[] = [
    { kind: 'drop keys', table: room.id, seat },
    { kind: 'put seat', table: room.id, seat, row: { ...requireRow(room, seat), salt: randomToken(9) } },
    ...(wasShared ? [{ kind: 'drop plan', table: room.id, seat } as const] : []),
  ];
  await room.submit(changes);
  room.plans.tell(changes);
  room.seatsChanged();
}

/** The host has not blocked the person. */
function requireNotBlocked({ table, context }: Room, me: Me): void {
  if (context.blocks.has(table.host, me.id)) throw new Problem(409, 'cannotSit');
}

/** Nobody sits down where the match cannot be played. */
function requirePlayable({ unplayable }: Room): void {
  if (unplayable) throw new Problem(409, 'oldRules');
}

function requireRow(room: Room, seat: Seat): SeatRow {
  const row = room.seats[seat];
  if (!row) throw new Problem(404, 'noSuchSeat');
  return row;
}

/** A seat's part in the match, which does not change when somebody else sits down. */
function pickDealFields({
  nonce,
  nonceHash,
  colours,
}: SeatRow): Pick<SeatRow, 'nonce' | 'nonceHash' | 'colours'> {
  return { nonce, nonceHash, colours };
}

/** A seat without anybody. */
function vacated(): SeatRow {
  return {
    kind: 'empty',
    person: null,
    bot: null,
    nonce: null,
    nonceHash: null,
    salt: randomToken(9),
    muted: false,
    awaySince: null,
    joinedAt: null,
    freed: null,
    colours: [],
    hiddenAt: null,
  };
}

/**
 * @param others changes of the person who sits down, and of who sat there
 * @param isRatable whether the result may still count for ratings
 */
async function saveSeat(
  room: Room,
  seat: Seat,
  row: SeatRow,
  others: readonly RowChange[] = [],
  isRatable = true,
): Promise<void> {
  const { context, table } = room;
  const rated = table.rated && isRatable;
  const changed: RowChange = { kind: 'put table', table: { ...table, rated, lastAt: context.now() } };
  await room.submit([...others, changed, ...seatChanges(room, seat, row)]);
  room.seatsChanged();
}

/** The changes that store a seat. When a person leaves, keys of earlier return links are removed. */
function seatChanges(room: Room, seat: Seat, row: SeatRow): RowChange[] {
  const put: RowChange = { kind: 'put seat', table: room.id, seat, row };
  return row.person === null ? [{ kind: 'drop keys', table: room.id, seat }, put] : [put];
}
