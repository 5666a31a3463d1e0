import { commitmentOf, type Seat } from '@durbar/kernel';
import type { Pace, SeatInfo, TableInfo } from '@durbar/protocol';
import type { SeatRow, TableRow } from './sqlite/schema.ts';

type TableStatus = TableInfo['status'];

/** A table as it is kept in memory. */
export interface TableRecord {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  rules: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: number;
  readonly pace: Pace;
  readonly open: boolean;
  host: string;
  readonly secret: string;
  /** What binds the table to its secret, shown from the start. */
  readonly commitment: string;
  readonly openedAt: number;
  status: TableStatus;
  startedAt: number | null;
  /** When something last happened that everybody could see. */
  lastAt: number;
  rematch: string | null;
  /** The table that this one is a rematch of. */
  readonly follows: string | null;
  /** Seats that must decide, and those a bot plays, as of `summed` log entries. */
  active: readonly Seat[];
  bots: readonly Seat[];
  summed: number;
}

/** One seat of people and bots; automata have none of their own. */
export interface SeatRecord {
  /** A person's seat that was freed while the match runs stays a person's, without one. */
  kind: Exclude<SeatInfo['kind'], 'automaton'>;
  person: string | null;
  bot: string | null;
  nonce: string | null;
  salt: string;
  muted: boolean;
  awaySince: number | null;
}

/** A table with its seats and those who came by a return link, each with their seat. */
export interface Stored {
  readonly table: TableRecord;
  readonly seats: readonly SeatRecord[];
  readonly keys: Map<string, Seat>;
}

const STATUSES: readonly TableStatus[] = ['waiting', 'running', 'paused', 'over', 'abandoned'];

export function tableFromRow(row: TableRow): TableRecord {
  return {
    id: row.id,
    name: row.name,
    game: row.game,
    rules: row.rules,
    options: jsonObject(row.options),
    players: row.players,
    pace: row.pace === 'days' ? 'days' : 'live',
    open: row.open === 1,
    host: row.host,
    secret: row.secret,
    commitment: commitmentOf(row.secret),
    openedAt: row.opened_at,
    status: STATUSES.find((status) => status === row.status) ?? 'abandoned',
    startedAt: row.started_at,
    lastAt: row.last_at,
    rematch: row.rematch,
    follows: row.follows,
    active: jsonSeats(row.active),
    bots: jsonSeats(row.bots),
    summed: row.summed,
  };
}

export function seatFromRow(row: SeatRow): SeatRecord {
  return {
    kind: row.kind === 'person' || row.kind === 'bot' ? row.kind : 'empty',
    person: row.person,
    bot: row.bot,
    nonce: row.nonce,
    salt: row.salt,
    muted: row.muted === 1,
    awaySince: row.away_since,
  };
}

/** Whether somebody may sit down there. */
export function isFree({ kind, person }: SeatRecord): boolean {
  return kind === 'empty' || (kind === 'person' && person === null);
}

/** Seat of a person: their own, or one they have a return link's key to; null for those who watch. */
export function seatOf(stored: Pick<Stored, 'seats' | 'keys'>, person: string): Seat | null {
  const own = stored.seats.findIndex((seat) => seat.person === person);
  return own >= 0 ? own : (stored.keys.get(person) ?? null);
}

function jsonObject(text: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Seats from a column. */
export function jsonSeats(text: string): readonly Seat[] {
  const value: unknown = JSON.parse(text);
  return Array.isArray(value) ? value.filter((item): item is Seat => Number.isInteger(item)) : [];
}
