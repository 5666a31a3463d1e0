import type { Kysely, Selectable } from 'kysely';
import { PEOPLE_TABLES, type PeopleSchema } from './people-schema.ts';

/*
 * The columns of each SQL table. They use only types that SQLite and PostgreSQL share: text (also for JSON), integers
 * (flags are 0 or 1) and times as milliseconds since 1970.
 */

export interface Schema extends PeopleSchema {
  setting: SettingTable;
  person: PersonTable;
  device_code: DeviceCodeTable;
  device: DeviceTable;
  game_table: GameTableTable;
  table_seat: TableSeatTable;
  seat_key: SeatKeyTable;
  table_invitation: TableInvitationTable;
  log_entry: LogEntryTable;
  chat_line: ChatLineTable;
  table_clock: TableClockTable;
  seat_plan: SeatPlanTable;
  outage: OutageTable;
  notice_channel: NoticeChannelTable;
  notice_settings: NoticeSettingsTable;
  notice: NoticeTable;
  account: AccountTable;
  account_session: AccountSessionTable;
  account_login: AccountLoginTable;
  account_check: AccountCheckTable;
  account_passkey: AccountPasskeyTable;
}

/** Every table of a data file that is up to date. */
export const TABLES: Readonly<Record<keyof Schema, true>> = {
  setting: true,
  person: true,
  device_code: true,
  device: true,
  game_table: true,
  table_seat: true,
  seat_key: true,
  table_invitation: true,
  log_entry: true,
  chat_line: true,
  table_clock: true,
  seat_plan: true,
  outage: true,
  notice_channel: true,
  notice_settings: true,
  notice: true,
  account: true,
  account_session: true,
  account_login: true,
  account_check: true,
  account_passkey: true,
  ...PEOPLE_TABLES,
};

export type Db = Kysely<Schema>;

/** The server's own values: its secret, and the epoch of the data file's owner. */
interface SettingTable {
  key: string;
  value: string;
}

interface PersonTable {
  id: string;
  name: string;
  locale: string;
  created_at: number;
  /** Waking hours and vacation as JSON; null while there are none. */
  clock: string | null;
}

interface DeviceCodeTable {
  /** SHA-256 of the code. */
  hash: string;
  person: string;
  expires_at: number;
  used_at: number | null;
}

interface DeviceTable {
  id: string;
  person: string;
  label: string;
  created_at: number;
  used_at: number;
  generation: number;
  confirmed: number;
  renewed_at: number;
  ended_at: number | null;
}

interface GameTableTable {
  id: string;
  name: string;
  game: string;
  rules: number;
  /** JSON. */
  options: string;
  players: number;
  pace: string;
  /** The settings of the clock as JSON. */
  clock: string | null;
  open: number;
  rated: number;
  /** Whether only those can come who were invited or have the host's link. */
  private: number;
  /** JSON; null: the usual terms. */
  terms: string | null;
  /** JSON; null: a single match. */
  series: string | null;
  host: string;
  status: string;
  secret: string;
  /** JSON. */
  rounds: string;
  start_by: number | null;
  generator: string | null;
  rematch: string | null;
  follows: string | null;
  opened_at: number;
  started_at: number | null;
  last_at: number;
  /** Seats as JSON; `active`, `bots` and `summed` summarize the log and are updated with a delay. */
  active: string;
  bots: string;
  summed: number;
  /** JSON, updated together with `summed`. */
  progress: string | null;
}

interface TableSeatTable {
  table_id: string;
  seat: number;
  kind: string;
  person: string | null;
  bot: string | null;
  nonce: string | null;
  nonce_hash: string | null;
  salt: string;
  muted: number;
  away_since: number | null;
  joined_at: number | null;
  freed: string | null;
  /** Player colours as JSON. */
  colours: string;
  hidden_at: number | null;
}

/** People who came to a seat by its return link; they act for it, besides the person who sat down. */
interface SeatKeyTable {
  table_id: string;
  seat: number;
  person: string;
}

interface TableInvitationTable {
  table_id: string;
  person: string;
  inviter: string;
  seat: number | null;
  state: string;
  at: number;
}

/** The append-only log of each match, from which its state follows. */
interface LogEntryTable {
  table_id: string;
  /** Number of the entry within its match, from 0 without gaps. */
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
  /** Author and id of the message that it came with. */
  command: string | null;
  /** Its kind, if it was pressed. */
  reaction: string | null;
}

/** How the clocks of a match stand; absent where it has none. */
interface TableClockTable {
  table_id: string;
  /** JSON. */
  clocks: string;
  /** When something is due about one of them. */
  deadline: number | null;
}

/** When the server did not run. */
interface OutageTable {
  from_at: number;
  until_at: number;
}

/** The channels by which a person is told; with them go the notices that were to be sent by them. */
interface NoticeChannelTable {
  id: string;
  person: string;
  /** Where to, as JSON. */
  target: string;
  mode: string;
  state: string;
  failures: number;
  /** Why the last message failed, as JSON. */
  error: string | null;
  created_at: number;
}

interface NoticeSettingsTable {
  person: string;
  digest_at: number;
  calendar: string | null;
}

/** What the person of a seat has planned. */
interface SeatPlanTable {
  table_id: string;
  seat: number;
  person: string;
  /** JSON; null once it was carried out or dropped. */
  plan: string | null;
  /** JSON: what became of the last plan. */
  report: string | null;
}

/** What is to be sent, or was. */
interface NoticeTable {
  id: string;
  table_id: string | null;
  person: string;
  channel: string;
  kind: string;
  turn: string;
  due: number | null;
  until_at: number | null;
  state: string;
  attempts: number;
  attempt: string | null;
  /** JSON. */
  reason: string | null;
  at: number;
}

/** People who have an account, and how they prove it; each goes with its person. */
interface AccountTable {
  /** The person's. */
  id: string;
  email: string;
  email_verified: number;
  name: string;
  created_at: number;
  updated_at: number;
}

interface AccountSessionTable {
  id: string;
  user_id: string;
  token: string;
  expires_at: number;
  created_at: number;
  updated_at: number;
  /** On which the account was proven. */
  device: string | null;
}

interface AccountLoginTable {
  id: string;
  user_id: string;
  provider_id: string;
  account_id: string;
  created_at: number;
  updated_at: number;
}

interface AccountCheckTable {
  id: string;
  identifier: string;
  value: string;
  expires_at: number;
  created_at: number;
  updated_at: number;
}

interface AccountPasskeyTable {
  id: string;
  user_id: string;
  name: string | null;
  public_key: string;
  credential_id: string;
  counter: number;
  device_type: string;
  backed_up: number;
  transports: string | null;
  created_at: number | null;
  aaguid: string | null;
}

export type TableColumns = Selectable<GameTableTable>;
export type InvitationColumns = Selectable<TableInvitationTable>;
export type SeatColumns = Selectable<TableSeatTable>;
export type ChatColumns = Selectable<ChatLineTable>;
export type DeviceColumns = Selectable<DeviceTable>;
export type PersonColumns = Selectable<PersonTable>;
export type NoticeColumns = Selectable<NoticeTable>;
export type ChannelColumns = Selectable<NoticeChannelTable>;
