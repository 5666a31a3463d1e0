import type { Seat } from '@durbar/kernel';
import type { SeatInfo, TableCard, TableInfo } from '@durbar/protocol';
import type { Signer } from '../identity/tokens.ts';
import type { SeatRow, StoredTable } from '../storage/rows.ts';
import type { RoomView } from './room-view.ts';
import { awaitedSeats, isFree, seatOf } from './seats.ts';

/** Who is here and who plays; known only while a table is loaded. */
export interface SeatPresence {
  /** Number of automaton seats. */
  readonly automata: number;
  isHere(seat: Seat): boolean;
  hasVanished(seat: Seat): boolean;
  /** The bot that plays a seat at the moment, also for an absent person. */
  botOf(seat: Seat): string | null;
  /** Number of spectators. */
  readonly watching: number;
}

export type Names = ReadonlyMap<string, string>;
export type CommonInfo = Omit<TableInfo, 'you'>;

/** The part of a table's info that is the same for everybody. */
export function commonInfo(room: RoomView, presence: SeatPresence): CommonInfo {
  const { table, seats, names, commitment } = room;
  const ended = table.status === 'over' || table.status === 'abandoned';
  return {
    id: table.id,
    name: table.name,
    game: table.game,
    rules: table.rules,
    unplayable: room.unplayable && { known: [...room.unplayable.known] },
    options: table.options,
    pace: table.pace,
    open: table.open,
    status: table.status,
    ...(room.damage && { damage: { entry: room.damage.entry } }),
    seats: seatInfos(seats, names, presence),
    host: table.host,
    watching: presence.watching,
    botsBusy: room.botsBusy,
    commitment,
    hashes: seats.map(({ nonceHash }) => nonceHash),
    awaited: awaitedSeats(room),
    rounds: table.rounds.map((round) => ({ ...round, hashes: [...round.hashes], nonces: [...round.nonces] })),
    fairness: ended ? { secret: table.secret, nonces: seats.map(({ nonce }) => nonce) } : null,
    rematch: table.rematch,
    openedAt: table.openedAt,
    lastAt: table.lastAt,
  };
}

/** The viewer's own part of a table's info. */
export function ownInfo(stored: StoredTable, person: string, signer: Signer): TableInfo['you'] {
  const seat = seatOf(stored, person);
  const row = seat === null ? undefined : stored.seats[seat];
  return {
    seat,
    host: stored.table.host === person,
    muted: row?.muted ?? false,
    returnCode: seat === null || !row ? null : returnCode(signer, stored.table.id, seat, row.salt),
  };
}

/**
 * A table's entry in a list.
 * @param playable whether this build has the rules of the table
 * @param person whose list it is; null for the public list
 */
export function cardOf(
  stored: StoredTable,
  playable: boolean,
  names: Names,
  presence: SeatPresence,
  person: string | null,
): TableCard {
  const { table, seats } = stored;
  const mySeat = person === null ? null : seatOf(stored, person);
  return {
    id: table.id,
    name: table.name,
    game: table.game,
    pace: table.pace,
    status: table.status,
    seats: seatInfos(seats, names, presence),
    lastAt: table.lastAt,
    mySeat,
    unplayable: !playable,
    myTurn: playable && mySeat !== null && isAwaited(stored, mySeat),
    active: playable ? [...table.active] : [],
  };
}

/** Whether the table waits for a seat: for its decision, or for its page to take part in the start. */
function isAwaited(stored: StoredTable, seat: Seat): boolean {
  const { table } = stored;
  return (table.status === 'running' ? table.active : awaitedSeats(stored)).includes(seat);
}

function seatInfos(seats: readonly SeatRow[], names: Names, presence: SeatPresence): SeatInfo[] {
  const people = seats.map((seat, n): SeatInfo => {
    const { person } = seat;
    return {
      kind: isFree(seat) ? 'empty' : seat.kind,
      person,
      name: person === null ? null : (names.get(person) ?? null),
      bot: presence.botOf(n) ?? seat.bot,
      here: presence.isHere(n),
      vanished: presence.hasVanished(n),
    };
  });
  const automaton: SeatInfo = {
    kind: 'automaton',
    person: null,
    name: null,
    bot: null,
    here: false,
    vanished: false,
  };
  return [...people, ...Array.from({ length: presence.automata }, () => automaton)];
}

/** The code of a seat's return link: table, seat and a signature that is valid for the person who sits there now. */
export function returnCode(signer: Signer, table: string, seat: Seat, salt: string): string {
  return `${table}.${seat}.${signer.sign('return', `${table} ${seat} ${salt}`)}`;
}

/** Splits a return code; the signature must be checked against the seat. */
export function parseReturnCode(code: string): { table: string; seat: Seat; signature: string } | null {
  const [, table, seat, signature] = /^([A-Za-z0-9_-]{1,64})\.([0-7])\.([A-Za-z0-9_-]{32})$/.exec(code) ?? [];
  if (table === undefined || seat === undefined || signature === undefined) return null;
  return { table, seat: Number(seat), signature };
}
