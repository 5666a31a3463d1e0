import { randomBytes } from 'node:crypto';
import {
  computeCommitment,
  type FailedRound,
  nonceHash,
  type RoundEnding,
  type Seat,
  TABLE_GENERATOR,
} from '@durbar/kernel';
import { Problem } from '../core/problem.ts';
import { isDoubtful } from '../ratings/same-network.ts';
import type { SeatRow, TableRow } from '../storage/rows.ts';
import type { RowChange } from '../storage/store.ts';
import type { RoomView } from './room-view.ts';
import { awaitedSeats, requireOpen, seatOf } from './seats.ts';

/*
 * How a match is dealt so that nobody chooses the deal. Each person gives the hash of a nonce when they sit down; when the
 * host has started and all hashes are there, each page gives the nonce itself. Nobody's nonce is left out: a start that
 * fails is listed with its secret, and the table waits with a new secret for new hashes.
 */

/** What starting needs of a room. */
export interface StartingRoom extends RoomView {
  readonly shortId: string;
  submit(changes: readonly RowChange[]): Promise<void>;
  begin(changes: readonly RowChange[]): Promise<void>;
  durable(): Promise<void>;
  infoChanged(): void;
}

/** Starts of one table that may fail. */
const MAX_ROUNDS = 20;

/** A new secret of a table: 64 hex digits. */
export function newSecret(): string {
  return randomBytes(32).toString('hex');
}

/**
 * The host starts, or the table of a rematch does when everybody is back. Without people at the seats the match begins at once.
 * @throws {Problem} if it has started already, a seat is empty, or this build does not have the game
 */
export async function startMatch(room: StartingRoom): Promise<void> {
  const isRatable = await mayCount(room, null);
  const { seats, context, game } = room;
  const table = { ...room.table, rated: room.table.rated && isRatable };
  requireOpen(table);
  if (table.status !== 'waiting') throw new Problem(409, 'started');
  if (!game) throw new Problem(409, 'oldRules');
  if (seats.some(({ kind }) => kind === 'empty')) throw new Problem(409, 'seatsEmpty');
  if (table.rounds.length >= MAX_ROUNDS) throw new Problem(409, 'tooManyRounds');
  if (seats.every(({ kind }) => kind !== 'person')) return room.begin([dealt(table)]);
  const now = context.now();
  const startBy = table.pace === 'live' ? now + context.tuning.startMs : null;
  await room.submit([{ kind: 'put table', table: { ...table, status: 'starting', startBy, lastAt: now } }]);
  room.infoChanged();
}

/**
 * Whether the result may count for ratings, as far as who plays decides it.
 * @param newcomer somebody who is about to sit down
 */
export async function mayCount(
  { table, seats, context }: RoomView,
  newcomer: string | null,
): Promise<boolean> {
  if (!table.rated) return false;
  const seated = seats.flatMap(({ person }) => person ?? []);
  return !(await isDoubtful(context, newcomer === null ? seated : [...seated, newcomer]));
}

/**
 * A page gives the hash of its person's nonce.
 * @param replace another device gave one: a new round begins, with this hash in it
 * @throws {Problem} if it comes too late, was used before, or another one is there
 */
export async function giveHash(
  room: StartingRoom,
  person: string,
  { round, hash, replace }: { readonly round: number; readonly hash: string; readonly replace: boolean },
): Promise<void> {
  const { seat, row } = ownSeat(room, person, round);
  if (row.nonceHash === hash) return room.durable();
  requireNewHash(room, hash);
  if (row.nonceHash === null) {
    await room.submit([{ kind: 'put seat', table: room.id, seat, row: { ...row, nonceHash: hash } }]);
    return room.infoChanged();
  }
  if (!replace) throw new Problem(409, 'otherDevice');
  if (room.table.rounds.length >= MAX_ROUNDS) throw new Problem(409, 'tooManyRounds');
  const renewed: SeatRow = { ...row, nonce: null, nonceHash: hash };
  await room.submit([...failedStart(room, 'hash'), { kind: 'put seat', table: room.id, seat, row: renewed }]);
  room.infoChanged();
}

/**
 * A page gives its person's nonce; the last one has the match begin.
 * @throws {Problem} if the match is not starting, a hash is missing, or the nonce is not the one that was hashed
 */
export async function giveNonce(
  room: StartingRoom,
  person: string,
  { round, nonce }: { readonly round: number; readonly nonce: string },
): Promise<void> {
  const { seat, row } = ownSeat(room, person, round);
  const { table, seats } = room;
  const unbound = seats.some(({ kind, nonceHash }) => kind === 'person' && nonceHash === null);
  if (table.status !== 'starting' || unbound) throw new Problem(409, 'notStarting');
  if (nonceHash(nonce) !== row.nonceHash) throw new Problem(409, 'wrongNonce');
  if (row.nonce !== null) return room.durable();
  const given: RowChange = { kind: 'put seat', table: room.id, seat, row: { ...row, nonce } };
  if (awaitedSeats(room).every((each) => each === seat)) return room.begin([given, dealt(table)]);
  await room.submit([given]);
  room.infoChanged();
}

/** The time is over: the start fails, and the table waits for the host again. */
export async function failStart(room: StartingRoom): Promise<void> {
  await room.submit(failedStart(room, 'missing'));
  room.infoChanged();
}

/**
 * For changes of seats and host before the match: makes a start that is under way fail. Returns the table after that and the
 * changes that make it fail; if the table only waits, the table as it is and no changes. Store them in one commit with the
 * change itself, since somebody could start again in between.
 */
export function stopStart(
  room: StartingRoom,
  ending: RoundEnding,
): { readonly table: TableRow; readonly changes: readonly RowChange[] } {
  const { table } = room;
  if (table.status !== 'starting') return { table, changes: [] };
  const next = afterRound(room, ending);
  return { table: next, changes: roundChanges(room, next) };
}

/** The changes that list the present round as failed and begin a new one: a new secret, and no hashes yet. */
function failedStart(room: StartingRoom, ending: RoundEnding): RowChange[] {
  return roundChanges(room, afterRound(room, ending));
}

/** The table with the present round among the failed ones, and a new secret. */
function afterRound({ table, seats, context }: StartingRoom, ending: RoundEnding): TableRow {
  const round: FailedRound = {
    ending,
    secret: table.secret,
    commitment: computeCommitment(table.secret),
    hashes: seats.map(({ nonceHash }) => nonceHash),
    nonces: seats.map(({ nonce }) => nonce),
  };
  return {
    ...table,
    status: 'waiting',
    secret: newSecret(),
    rounds: [...table.rounds, round],
    startBy: null,
    lastAt: context.now(),
  };
}

function roundChanges({ id, seats }: StartingRoom, next: TableRow): RowChange[] {
  return [
    { kind: 'put table', table: next },
    ...seats.map(
      (row, seat): RowChange => ({
        kind: 'put seat',
        table: id,
        seat,
        row: { ...row, nonce: null, nonceHash: null },
      }),
    ),
  ];
}

/** A hash binds one person in one round: it must differ from other seats' and earlier ones. @throws {Problem} */
export function requireNewHash({ table, seats }: StartingRoom, hash: string): void {
  const earlier = table.rounds.some(({ hashes }) => hashes.includes(hash));
  if (earlier || seats.some(({ nonceHash }) => nonceHash === hash)) throw new Problem(409, 'usedHash');
}

/** @throws {Problem} if the table is at another round by now, so the page has not seen its commitment */
export function requireRound({ table }: StartingRoom, round: number): void {
  if (round !== table.rounds.length) throw new Problem(409, 'newRound');
}

function ownSeat(
  room: StartingRoom,
  person: string,
  round: number,
): { readonly seat: Seat; readonly row: SeatRow } {
  const { status } = room.table;
  requireOpen(room.table);
  if (status !== 'waiting' && status !== 'starting') throw new Problem(409, 'started');
  if (!room.game) throw new Problem(409, 'oldRules');
  const seat = seatOf(room, person);
  const row = seat === null ? undefined : room.seats[seat];
  if (seat === null || row?.kind !== 'person') throw new Problem(409, 'notSeated');
  requireRound(room, round);
  return { seat, row };
}

/** The table when its match begins. */
function dealt(table: TableRow): RowChange {
  return { kind: 'put table', table: { ...table, startBy: null, generator: TABLE_GENERATOR } };
}
