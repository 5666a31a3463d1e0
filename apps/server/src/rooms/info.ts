import type { Seat } from '@durbar/kernel';
import type { SeatInfo, TableCard, TableInfo } from '@durbar/protocol';
import type { Signer } from '../identity/tokens.ts';
import type { SeatRecord, Stored } from '../storage/rows.ts';
import { isFree, seatOf } from '../storage/rows.ts';

/** What is only known while a table is loaded. */
export interface Presence {
  readonly automata: number;
  isHere(seat: Seat): boolean;
  hasVanished(seat: Seat): boolean;
  /** The bot that plays a seat at the moment, taken-over seats included. */
  botOf(seat: Seat): string | null;
  readonly watching: number;
}

export type Names = ReadonlyMap<string, string>;
export type CommonInfo = Omit<TableInfo, 'you'>;

/** The part of a table's info that is the same for everybody. */
export function commonInfo(stored: Stored, names: Names, presence: Presence): CommonInfo {
  const { table, seats } = stored;
  const ended = table.status === 'over' || table.status === 'abandoned';
  return {
    id: table.id,
    name: table.name,
    game: table.game,
    rules: table.rules,
    options: table.options,
    pace: table.pace,
    open: table.open,
    status: table.status,
    seats: seatInfos(seats, names, presence),
    host: table.host,
    watching: presence.watching,
    commitment: table.commitment,
    fairness: ended ? { secret: table.secret, nonces: noncesOf(seats) } : null,
    rematch: table.rematch,
    openedAt: table.openedAt,
    lastAt: table.lastAt,
  };
}

/** What people added to the deal, in seat order. */
export function noncesOf(seats: readonly SeatRecord[]): string[] {
  return seats.flatMap(({ nonce }) => (nonce === null ? [] : [nonce]));
}

/** The part that is the viewer's own. */
export function ownInfo(stored: Stored, person: string, signer: Signer): TableInfo['you'] {
  const seat = seatOf(stored, person);
  const record = seat === null ? undefined : stored.seats[seat];
  return {
    seat,
    host: stored.table.host === person,
    muted: record?.muted ?? false,
    returnCode: seat === null || !record ? null : returnCode(signer, stored.table.id, seat, record.salt),
  };
}

/** A table's line in a list. @param person whose list it is; null for the list everybody sees */
export function cardOf(stored: Stored, names: Names, presence: Presence, person: string | null): TableCard {
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
    myTurn: mySeat !== null && table.status === 'running' && table.active.includes(mySeat),
    active: [...table.active],
  };
}

function seatInfos(seats: readonly SeatRecord[], names: Names, presence: Presence): SeatInfo[] {
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

/** The code of a seat's private link: its table, its seat and a signature over whoever sits there now. */
export function returnCode(signer: Signer, table: string, seat: Seat, salt: string): string {
  return `${table}.${seat}.${signer.sign('return', `${table} ${seat} ${salt}`)}`;
}

/** The parts of a return code; whether it is right only the table knows. */
export function parseReturnCode(code: string): { table: string; seat: Seat; signature: string } | null {
  const [, table, seat, signature] = /^([A-Za-z0-9_-]{1,64})\.([0-7])\.([A-Za-z0-9_-]{32})$/.exec(code) ?? [];
  if (table === undefined || seat === undefined || signature === undefined) return null;
  return { table, seat: Number(seat), signature };
}
