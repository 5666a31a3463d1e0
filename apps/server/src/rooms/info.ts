import type { Seat } from '@durbar/kernel';
import type { SeatInfo, TableCard, TableInfo } from '@durbar/protocol';
import type { Signer } from '../identity/tokens.ts';
import { FORMER_PERSON, type SeatRow, type StoredTable } from '../storage/rows.ts';
import { clockInfo } from './clock-info.ts';
import { chosenColoursOf } from './colours.ts';
import type { Presence } from './presence.ts';
import type { RoomView } from './room-view.ts';
import {
  awaitedSeats,
  hasEnded,
  hiddenSince,
  isFree,
  isPending,
  isRemovable,
  seatOf,
  takesNewcomers,
} from './seats.ts';
import { seriesInfo, seriesOnCard } from './series.ts';

/** Who is here and who plays; known only while a table is loaded. */
export interface SeatPresence {
  /** Number of automaton seats. */
  readonly automata: number;
  /** Whether people may take over seats of the running match. */
  readonly newcomers: boolean;
  isHere(seat: Seat): boolean;
  hasVanished(seat: Seat): boolean;
  /** The bot that plays a seat at the moment, also for an absent person. */
  botOf(seat: Seat): string | null;
  /** Number of spectators. */
  readonly watching: number;
}

export type Names = ReadonlyMap<string, string>;
export type CommonInfo = Omit<TableInfo, 'you'>;

/** Who is here and who plays at a loaded table. */
export function presenceIn(
  room: RoomView & { readonly presence: Presence; botOf(seat: Seat): string | null },
  automata: number,
): SeatPresence {
  const { presence } = room;
  return {
    automata,
    newcomers: takesNewcomers(room.game),
    watching: presence.watching,
    isHere: (seat) => presence.isHere(seat),
    hasVanished: (seat) => presence.hasVanished(seat),
    botOf: (seat) => room.botOf(seat),
  };
}

/** The part of a table's info that is the same for everybody. */
export function commonInfo(room: RoomView, presence: SeatPresence): CommonInfo {
  const { table, seats, names, commitment } = room;
  return {
    id: table.id,
    ...tableNames(table, names),
    game: table.game,
    rules: table.rules,
    unplayable: room.unplayable && { known: [...room.unplayable.known] },
    options: table.options,
    pace: table.pace,
    ...(room.clocks && { clock: clockInfo(room.clocks, room.context.now()) }),
    ...ratedPart(table),
    open: table.visibility === 'open',
    visibility: table.visibility,
    terms: table.terms,
    ...(table.series && { series: seriesInfo(table, table.series) }),
    invitations: pendingInvitations(room),
    status: table.status,
    ...(room.damage && { damage: { entry: room.damage.entry } }),
    seats: seatInfos(room, names, presence),
    host: table.host,
    watching: presence.watching,
    botsBusy: room.botsBusy,
    commitment,
    hashes: seats.map(({ nonceHash }) => nonceHash),
    awaited: awaitedSeats(room),
    rounds: table.rounds.map((round) => ({ ...round, hashes: [...round.hashes], nonces: [...round.nonces] })),
    fairness: hasEnded(table) ? { secret: table.secret, nonces: seats.map(({ nonce }) => nonce) } : null,
    rematch: table.rematch,
    openedAt: table.openedAt,
    lastAt: table.lastAt,
  };
}

/** Nothing is said where the result does not count. */
function ratedPart({ rated }: StoredTable['table']): Pick<TableInfo, 'rated'> {
  return rated ? { rated: true } : {};
}

/** A table's name, or else its host's. Tables that earlier versions opened without a name have their host's as name. */
export function tableNames(
  { name, host }: Pick<StoredTable['table'], 'name' | 'host'>,
  names: Names,
): Pick<TableInfo, 'name' | 'hostName'> {
  const hostName = names.get(host) ?? null;
  return name === '' || name === hostName ? { name: '', hostName } : { name, hostName: null };
}

/** What the person of a seat has planned, and what became of their last plan. */
function planParts({ plannedSeats, plans }: RoomView, seat: Seat): Partial<TableInfo['you']> {
  const row = plannedSeats.get(seat);
  if (!row || plans.isVoid(seat, row)) return {};
  return { ...(row.plan && { plan: row.plan }), ...(row.report && { planReport: row.report }) };
}

/** The viewer's own part of a table's info. */
export function ownInfo(room: RoomView, person: string, signer: Signer): TableInfo['you'] {
  const held = seatOf(room, person);
  const row = held === null ? undefined : room.seats[held];
  const isNewcomer = held !== null && room.isNewcomer(held);
  const freed = held === null ? room.seats.findIndex((each) => each.freed === person) : -1;
  const invitation = room.invitations.get(person);
  const isHost = room.table.host === person;
  return {
    seat: isNewcomer ? null : held,
    newcomer: isNewcomer ? held : null,
    freed: freed < 0 ? null : { seat: freed, taken: room.seats[freed]?.person !== null },
    host: isHost,
    invited: isPending(room.table, invitation) ? invitation.seat : null,
    declined: isHost ? listDeclined(room) : [],
    tableCode: isHost && room.table.visibility === 'private' ? tableCode(signer, room.id) : null,
    muted: row?.muted ?? false,
    returnCode: held === null || !row ? null : returnCode(signer, room.id, held, row.salt),
    ...(held !== null && !isNewcomer && planParts(room, held)),
  };
}

function pendingInvitations({ table, invitations, names }: RoomView): NonNullable<TableInfo['invitations']> {
  return [...invitations.values()].flatMap((row) =>
    isPending(table, row) && row.seat !== null
      ? [{ person: row.person, name: names.get(row.person) ?? null, seat: row.seat }]
      : [],
  );
}

/** Who has declined, before the match begins. */
function listDeclined({ table, invitations, names }: RoomView): string[] {
  if (table.startedAt !== null) return [];
  return [...invitations.values()].flatMap(({ state, person }) =>
    state === 'declined' ? (names.get(person) ?? []) : [],
  );
}

/**
 * A table's entry in a list.
 * @param playable whether this build has the rules of the table
 * @param person whose list it is; null for the public list
 */
export function createCard(
  stored: StoredTable,
  playable: boolean,
  names: Names,
  presence: SeatPresence,
  person: string | null,
): TableCard {
  const { table } = stored;
  const mySeat = person === null ? null : seatOf(stored, person);
  const hiddenAt = person === null ? null : hiddenSince(stored, person);
  const invitation = person === null ? undefined : stored.invitations.get(person);
  return {
    id: table.id,
    ...tableNames(table, names),
    game: table.game,
    pace: table.pace,
    ...ratedPart(table),
    ...(table.terms.minRating !== undefined && { minRating: table.terms.minRating }),
    status: table.status,
    seats: seatInfos(stored, names, presence),
    lastAt: table.lastAt,
    mySeat,
    unplayable: !playable,
    myTurn: playable && mySeat !== null && hiddenAt === null && isAwaited(stored, mySeat),
    active: playable ? [...table.active] : [],
    openedAt: table.openedAt,
    ...(table.progress && table.startedAt !== null && { progress: table.progress }),
    ...(table.series && { series: seriesOnCard(table, table.series) }),
    ...(isPending(table, invitation) &&
      invitation.seat !== null && {
        invitation: { name: names.get(invitation.by) ?? null, seat: invitation.seat },
      }),
    ...(hiddenAt !== null && { hiddenAt }),
    ...(person !== null && { removable: isRemovable(stored, person) }),
  };
}

/** Whether the table waits for a seat: for its decision, or for its page to take part in the start. */
export function isAwaited(stored: StoredTable, seat: Seat): boolean {
  const { table } = stored;
  if (table.status !== 'running') return awaitedSeats(stored).includes(seat);
  return table.active.includes(seat) && !table.bots.includes(seat);
}

function seatInfos(
  { table, seats }: Pick<StoredTable, 'table' | 'seats'>,
  names: Names,
  presence: SeatPresence,
): SeatInfo[] {
  const people = seats.map((seat, n): SeatInfo => {
    const { person } = seat;
    return {
      kind: isFree(table, seat, presence.newcomers) ? 'empty' : shownKind(seat),
      person: person === FORMER_PERSON ? null : person,
      name: person === null ? null : (names.get(person) ?? null),
      bot: presence.botOf(n) ?? seat.bot,
      here: presence.isHere(n),
      vanished: presence.hasVanished(n),
      colours: [...chosenColoursOf(seat)],
    };
  });
  const automaton: SeatInfo = {
    kind: 'automaton',
    person: null,
    name: null,
    bot: null,
    here: false,
    vanished: false,
    colours: [],
  };
  return [...people, ...Array.from({ length: presence.automata }, () => automaton)];
}

/** Nobody sits down any more where a bot plays on, or where the table was closed. */
function shownKind({ kind, person }: SeatRow): SeatInfo['kind'] {
  return kind === 'person' && person === null ? 'bot' : kind;
}

/** The code of a seat's return link: table, seat and a signature that is valid for the person who sits there now. */
function returnCode(signer: Signer, table: string, seat: Seat, salt: string): string {
  return `${table}.${seat}.${signer.sign('return', returnText(table, seat, salt))}`;
}

/** The code of a private table's link: the table and a signature. */
function tableCode(signer: Signer, table: string): string {
  return `${table}.${signer.sign('come', table)}`;
}

/** The table of a code of `tableCode`; null if it is none. */
export function readTableCode(signer: Signer, code: string): string | null {
  const [, table, signature] = /^([A-Za-z0-9_-]{1,64})\.([A-Za-z0-9_-]{32})$/.exec(code) ?? [];
  if (table === undefined || signature === undefined) return null;
  return signer.verify('come', table, signature) ? table : null;
}

/** What the signature of a return code is for. */
export function returnText(table: string, seat: Seat, salt: string): string {
  return `${table} ${seat} ${salt}`;
}

/** Splits a return code; the signature must be checked against the seat. */
export function parseReturnCode(code: string): { table: string; seat: Seat; signature: string } | null {
  const [, table, seat, signature] = /^([A-Za-z0-9_-]{1,64})\.([0-7])\.([A-Za-z0-9_-]{32})$/.exec(code) ?? [];
  if (table === undefined || seat === undefined || signature === undefined) return null;
  return { table, seat: Number(seat), signature };
}
