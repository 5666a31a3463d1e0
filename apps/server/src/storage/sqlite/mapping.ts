import { DEFAULT_LOCALE, isLocale, type Seat } from '@durbar/kernel';
import { type ChatLine, progress } from '@durbar/protocol';
import { parseRounds } from '@durbar/table';
import * as z from 'zod/mini';
import type { DeviceRow, PersonRow, SeatRow, TableRow } from '../rows.ts';
import { clockSettingsFrom } from './clock-mapping.ts';
import { hostingColumns, hostingFrom } from './hosting-mapping.ts';
import type { ChatColumns, DeviceColumns, PersonColumns, SeatColumns, TableColumns } from './schema.ts';

const STATUSES: readonly TableRow['status'][] = [
  'waiting',
  'starting',
  'running',
  'paused',
  'over',
  'abandoned',
];

/** A chat line. Where an older program has deleted a person, the text is gone, but not the kind of a reaction. */
export function chatFrom({
  reaction,
  ...line
}: Pick<ChatColumns, 'n' | 'person' | 'seat' | 'name' | 'text' | 'at' | 'reaction'>): ChatLine {
  return reaction === null || line.text === '' ? line : Object.assign(line, { reaction });
}

export function tableFrom(columns: TableColumns): TableRow {
  return {
    id: columns.id,
    name: columns.name,
    game: columns.game,
    rules: columns.rules,
    options: jsonObject(columns.options),
    players: columns.players,
    pace: columns.pace === 'days' ? 'days' : 'live',
    clock: clockSettingsFrom(columns.clock),
    rated: columns.rated === 1,
    ...hostingFrom(columns),
    host: columns.host,
    secret: columns.secret,
    rounds: parseRounds(JSON.parse(columns.rounds)),
    startBy: columns.start_by,
    generator: columns.generator,
    openedAt: columns.opened_at,
    status: STATUSES.find((status) => status === columns.status) ?? 'abandoned',
    startedAt: columns.started_at,
    lastAt: columns.last_at,
    rematch: columns.rematch,
    follows: columns.follows,
    active: jsonNumbers(columns.active),
    bots: jsonNumbers(columns.bots),
    summarizedEntries: columns.summed,
    progress: progressFrom(columns.progress),
  };
}

export function tableColumns(table: TableRow): TableColumns {
  return {
    id: table.id,
    game: table.game,
    options: JSON.stringify(table.options),
    players: table.players,
    pace: table.pace,
    clock: table.clock && JSON.stringify(table.clock),
    opened_at: table.openedAt,
    follows: table.follows,
    ...changingColumns(table),
  };
}

/** The columns of a table that change after it was opened. */
export function changingColumns(table: TableRow) {
  return {
    name: table.name,
    ...hostingColumns(table),
    host: table.host,
    rated: table.rated ? 1 : 0,
    rules: table.rules,
    status: table.status,
    secret: table.secret,
    rounds: JSON.stringify(table.rounds),
    start_by: table.startBy,
    generator: table.generator,
    rematch: table.rematch,
    started_at: table.startedAt,
    last_at: table.lastAt,
    active: JSON.stringify(table.active),
    bots: JSON.stringify(table.bots),
    summed: table.summarizedEntries,
    progress: table.progress && JSON.stringify(table.progress),
  };
}

export function seatFrom(columns: SeatColumns): SeatRow {
  return {
    kind: columns.kind === 'person' || columns.kind === 'bot' ? columns.kind : 'empty',
    person: columns.person,
    bot: columns.bot,
    nonce: columns.nonce,
    nonceHash: columns.nonce_hash,
    salt: columns.salt,
    muted: columns.muted === 1,
    awaySince: columns.away_since,
    joinedAt: columns.joined_at,
    freed: columns.freed,
    colours: jsonNumbers(columns.colours),
    hiddenAt: columns.hidden_at,
  };
}

export function seatColumns(table: string, seat: Seat, row: SeatRow): SeatColumns {
  return {
    table_id: table,
    seat,
    kind: row.kind,
    person: row.person,
    bot: row.bot,
    nonce: row.nonce,
    nonce_hash: row.nonceHash,
    salt: row.salt,
    muted: row.muted ? 1 : 0,
    away_since: row.awaySince,
    joined_at: row.joinedAt,
    freed: row.freed,
    colours: JSON.stringify(row.colours),
    hidden_at: row.hiddenAt,
  };
}

export function personFrom(columns: Omit<PersonColumns, 'clock'>): PersonRow {
  const locale = isLocale(columns.locale) ? columns.locale : DEFAULT_LOCALE;
  return { id: columns.id, name: columns.name, locale, createdAt: columns.created_at };
}

export function personColumns({ id, name, locale, createdAt }: PersonRow): Omit<PersonColumns, 'clock'> {
  return { id, name, locale, created_at: createdAt };
}

export function deviceFrom(columns: DeviceColumns): DeviceRow {
  return {
    id: columns.id,
    person: columns.person,
    label: columns.label,
    createdAt: columns.created_at,
    usedAt: columns.used_at,
    generation: columns.generation,
    confirmed: columns.confirmed,
    renewedAt: columns.renewed_at,
    endedAt: columns.ended_at,
  };
}

export function deviceColumns(device: DeviceRow): DeviceColumns {
  return {
    id: device.id,
    person: device.person,
    label: device.label,
    created_at: device.createdAt,
    used_at: device.usedAt,
    generation: device.generation,
    confirmed: device.confirmed,
    renewed_at: device.renewedAt,
    ended_at: device.endedAt,
  };
}

/** What a list shows of a match; nothing if it cannot be read, since it is made again from the log. */
function progressFrom(text: string | null): TableRow['progress'] {
  if (text === null) return null;
  const read = z.safeParse(progress, JSON.parse(text));
  return read.success ? read.data : null;
}

function jsonObject(text: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Whole numbers, such as seats, from a JSON column. */
export function jsonNumbers(text: string): readonly number[] {
  const value: unknown = JSON.parse(text);
  return Array.isArray(value) ? value.filter((item): item is number => Number.isInteger(item)) : [];
}
