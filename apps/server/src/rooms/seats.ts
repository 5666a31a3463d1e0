import { type Game, newcomerOf, type Seat, type Viewer } from '@durbar/kernel';
import { Problem } from '../core/problem.ts';
import type { InvitationRow, SeatRow, StoredTable, TableRow } from '../storage/rows.ts';
import type { RoomView } from './room-view.ts';

/** Whether a table has come to its end, with or without a match. */
export function hasEnded({ status }: Pick<TableRow, 'status'>): boolean {
  return status === 'over' || status === 'abandoned';
}

/** @throws {Problem} if the table has come to its end */
export function requireOpen(table: Pick<TableRow, 'status'>): void {
  if (hasEnded(table)) throw new Problem(409, 'ended');
}

/**
 * Whether somebody may sit down there.
 * @param newcomers whether the game lets people take over seats of a running match
 */
export function isFree(table: TableRow, { kind, person }: SeatRow, newcomers: boolean): boolean {
  if (hasEnded(table) || person !== null) return false;
  return kind === 'empty' || (kind === 'person' && newcomers && table.terms.takeover === 'anyone');
}

/** Whether an invitation can still be answered. */
export function isPending(
  table: Pick<TableRow, 'startedAt' | 'status'>,
  row?: InvitationRow,
): row is InvitationRow {
  return row?.state === 'sent' && table.startedAt === null && !hasEnded(table);
}

/** Who was invited to a seat and has not answered. */
export function findGuest(
  { table, invitations }: Pick<StoredTable, 'table' | 'invitations'>,
  seat: Seat,
): InvitationRow | null {
  for (const row of invitations.values()) if (row.seat === seat && isPending(table, row)) return row;
  return null;
}

/** What says who may come to a table. */
type Door = StoredTable & { readonly bans: ReadonlySet<string> };

/** Whether a person may see a table: everybody where it is not private. */
export function mayCome(stored: Door, person: string): boolean {
  const { table, seats, invitations, bans } = stored;
  if (table.visibility !== 'private' || table.host === person || seatOf(stored, person) !== null) return true;
  if (bans.has(person)) return false;
  if (seats.some(({ freed }) => freed === person)) return true;
  const state = invitations.get(person)?.state;
  return state === 'sent' || state === 'accepted' || state === 'linked';
}

/** @throws {Problem} if the table is private and the person has neither an invitation nor the link */
export function requireGuest(stored: Door, person: string): void {
  if (!mayCome(stored, person)) throw new Problem(403, 'private');
}

/** Whether people may take over seats of a running match of a game; nobody may where its rules are missing. */
export function takesNewcomers(game: Game | null): boolean {
  return game !== null && game.meta.newcomers !== 'never';
}

/** A person's own seat, or the one they have a return link's key to; null for spectators. */
export function seatOf({ seats, keys }: Pick<StoredTable, 'seats' | 'keys'>, person: string): Seat | null {
  const own = seats.findIndex((seat) => seat.person === person);
  return own >= 0 ? own : (keys.get(person) ?? null);
}

/** Whether a person may remove a table from their list: it has ended, or nobody else has sat down. */
export function isRemovable({ table, seats }: Pick<StoredTable, 'table' | 'seats'>, person: string): boolean {
  if (!seats.some((seat) => seat.person === person)) return false;
  return hasEnded(table) || seats.every((seat) => seat.person === null || seat.person === person);
}

/** When a person removed a table from their list; null if they did not, or if somebody else has sat down since. */
export function hiddenSince(stored: Pick<StoredTable, 'table' | 'seats'>, person: string): number | null {
  const row = stored.seats.find((seat) => seat.person === person);
  return isRemovable(stored, person) ? (row?.hiddenAt ?? null) : null;
}

/** As whom a person sees a table. */
export function viewerOf(room: Pick<RoomView, 'seats' | 'keys' | 'isNewcomer'>, person: string): Viewer {
  const seat = seatOf(room, person);
  if (seat === null) return 'spectator';
  return room.isNewcomer(seat) ? newcomerOf(seat) : seat;
}

/** While the match starts: seats of people whose page has not given its nonce. */
export function awaitedSeats({ table, seats }: Pick<StoredTable, 'table' | 'seats'>): Seat[] {
  if (table.status !== 'starting') return [];
  return seats.flatMap(({ kind, nonce }, seat) => (kind === 'person' && nonce === null ? [seat] : []));
}

/** Seats whose people play themselves: those that must agree at a table with a clock. */
export function listPlayers(room: Pick<RoomView, 'seats'> & { botOf(seat: Seat): string | null }): Seat[] {
  return room.seats.flatMap(({ kind, person }, seat) =>
    kind === 'person' && person !== null && room.botOf(seat) === null ? [seat] : [],
  );
}

/** Whether a person has a table open. */
export function isWatchedBy({ watchers }: Pick<RoomView, 'watchers'>, person: string): boolean {
  return [...watchers].some(({ listener }) => listener.person === person);
}
