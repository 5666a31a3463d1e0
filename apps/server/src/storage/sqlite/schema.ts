import type { Kysely, Selectable } from 'kysely';

/*
 * What is stored, table by table. Only types that SQLite and PostgreSQL share: texts (JSON among them), whole numbers
 * (flags are 0 or 1) and times as milliseconds since 1970.
 */

export interface Schema {
  setting: SettingTable;
  person: PersonTable;
  device_code: DeviceCodeTable;
  game_table: GameTableTable;
  table_seat: TableSeatTable;
  seat_key: SeatKeyTable;
  log_entry: LogEntryTable;
  chat_line: ChatLineTable;
}

export type Reader = Kysely<Schema>;

/** What the server keeps for itself, such as its secret. */
interface SettingTable {
  key: string;
  value: string;
}

/** Somebody who has done something; passers-by live in their cookie alone. */
interface PersonTable {
  id: string;
  name: string;
  locale: string;
  created_at: number;
}

/** One-time codes that make another device the same person. */
interface DeviceCodeTable {
  /** SHA-256 of the code, which itself is nowhere kept. */
  hash: string;
  person: string;
  expires_at: number;
  used_at: number | null;
}

interface GameTableTable {
  id: string;
  name: string;
  game: string;
  rules: number;
  /** JSON as the host gave them; the game reads them anew each time. */
  options: string;
  /** Seats of people and bots; automata come after them. */
  players: number;
  pace: string;
  open: number;
  host: string;
  status: string;
  /** 64 hex digits, secret until the match is over. */
  secret: string;
  /** The table that goes on from this one, and the one that this goes on from. */
  rematch: string | null;
  follows: string | null;
  opened_at: number;
  started_at: number | null;
  last_at: number;
  /** Seats that must decide, as JSON; a summary of the log up to `summed` entries, brought up to date now and then. */
  active: string;
  /** Seats that a bot plays just now, as JSON; summary as `active`. */
  bots: string;
  summed: number;
}

interface TableSeatTable {
  table_id: string;
  seat: number;
  kind: string;
  person: string | null;
  bot: string | null;
  /** What the person added to the deal's randomness. */
  nonce: string | null;
  /** Changes with each person who sits down, so that the return links of those before end. */
  salt: string;
  muted: number;
  /** Since when the person has not had the table open; null while it is open. */
  away_since: number | null;
}

/** People who came to a seat by its return link: they act for it, beside the person who sat down. */
interface SeatKeyTable {
  table_id: string;
  seat: number;
  person: string;
}

/** The log of each match, from which everything else of it follows. It only grows. */
interface LogEntryTable {
  table_id: string;
  /** Number of the entry in its match, from 0 without gaps. */
  n: number;
  /** A `LogEntry` of @durbar/table as JSON. */
  entry: string;
}

interface ChatLineTable {
  table_id: string;
  n: number;
  person: string;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export type TableRow = Selectable<GameTableTable>;
export type SeatRow = Selectable<TableSeatTable>;
