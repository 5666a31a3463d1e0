import type { Seat } from '@durbar/kernel';
import type { ChatLine } from '@durbar/protocol';
import { LIMITS } from '@durbar/protocol';
import type { Span } from '../../clocks/calendar.ts';
import {
  type ClocksRow,
  type CompanionRow,
  type Deadline,
  type DeviceRow,
  type PersonClockRow,
  type PersonRow,
  type PlanRow,
  type StoredTable,
} from '../rows.ts';
import { type Commit, type CommitOutcome, LISTED, LogDamaged, OPEN_READ, type Store } from '../store.ts';
import { SqliteAccounts } from './account-store.ts';
import { ChangeWriter } from './changes.ts';
import { clocksFrom, personClockFrom } from './clock-mapping.ts';
import { type Connection, pragma, sqliteCode } from './driver/port.ts';
import type { FileGuard } from './file-guard.ts';
import { Health, type Warn } from './health.ts';
import { invitationFrom } from './hosting-mapping.ts';
import { chatFrom, deviceFrom, personFrom, seatFrom, tableFrom } from './mapping.ts';
import { SqliteNotices } from './notice-store.ts';
import { SqlitePeople } from './people-store.ts';
import { planFrom } from './plan-mapping.ts';
import type { Db, TableColumns } from './schema.ts';
import * as lists from './table-lists.ts';
import { raiseEpoch, Transactions } from './transactions.ts';

/**
 * Moves what is in the write-ahead log into the data file, which then says itself that it is whole. Others may be reading it;
 * then it stays as it is.
 */
function leaveOneFile(connection: Connection): void {
  try {
    pragma(connection, 'busy_timeout = 0');
    pragma(connection, 'journal_mode = DELETE');
  } catch (error) {
    if (sqliteCode(error) === null) throw error;
  }
}

/** The value of a JSON text; undefined if it is none. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The store of one SQLite file, through one connection. */
export class SqliteStore implements Store {
  readonly #db: Db;
  readonly #transactions: Transactions;
  readonly #epoch: number;
  readonly #connection: Connection;
  readonly #guard: FileGuard;
  readonly #health: Health;
  readonly notices: SqliteNotices;
  readonly accounts: SqliteAccounts;
  readonly people: SqlitePeople;
  #isClosed = false;

  constructor(db: Db, connection: Connection, guard: FileGuard, warn?: Warn) {
    this.#db = db;
    this.#connection = connection;
    this.#guard = guard;
    this.#transactions = new Transactions(connection, new ChangeWriter(db, connection));
    this.#epoch = raiseEpoch(connection);
    this.#health = new Health(connection, guard, warn);
    this.notices = new SqliteNotices(db, this.#health);
    this.accounts = new SqliteAccounts(db, this.#health);
    this.people = new SqlitePeople(db);
  }

  get trouble(): string | null {
    return this.#health.trouble;
  }

  async claim(): Promise<number> {
    return this.#epoch;
  }

  async commit(commits: readonly Commit[]): Promise<readonly CommitOutcome[]> {
    return this.#health.around(commits, () => this.#transactions.commit(commits));
  }

  async findTable(id: string): Promise<StoredTable | null> {
    const table = await this.#db.selectFrom('game_table').selectAll().where('id', '=', id).executeTakeFirst();
    if (!table) return null;
    const [found] = await this.#withSeats([table]);
    return found ?? null;
  }

  async listOpenTables(): Promise<StoredTable[]> {
    const tables = await this.#db
      .selectFrom('game_table')
      .selectAll()
      .where('status', 'in', ['waiting', 'starting', 'running', 'paused'])
      .where('open', '=', 1)
      .orderBy('last_at', 'desc')
      .limit(OPEN_READ)
      .execute();
    return this.#withSeats(tables);
  }

  async listTablesOf(person: string): Promise<StoredTable[]> {
    const db = this.#db;
    const found = await db
      .selectFrom('game_table')
      .selectAll()
      .where('id', 'in', lists.selectTablesOf(db, person))
      .orderBy('last_at', 'desc')
      .limit(LISTED)
      .execute();
    return this.#withSeats(found);
  }

  async listTracesOf(person: string): Promise<string[]> {
    return lists.listTracesOf(this.#db, person);
  }

  async listCompanions(person: string): Promise<CompanionRow[]> {
    return lists.listCompanions(this.#db, person);
  }

  async countWaitingTables(host: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('game_table')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('host', '=', host)
      .where('status', 'in', ['waiting', 'starting'])
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async listUnattendedTables(): Promise<string[]> {
    return lists.listUnattendedTables(this.#db);
  }

  async readLog(table: string): Promise<unknown[]> {
    const entries = await this.#db
      .selectFrom('log_entry')
      .select(['n', 'entry'])
      .where('table_id', '=', table)
      .orderBy('n')
      .execute();
    const log: unknown[] = [];
    for (const { n, entry } of entries) {
      const value = n === log.length ? fromJson(entry) : undefined;
      if (value === undefined) throw new LogDamaged(table, log, (entries.at(-1)?.n ?? -1) + 1);
      log.push(value);
    }
    return log;
  }

  async readChat(table: string): Promise<ChatLine[]> {
    const lines = await this.#db
      .selectFrom('chat_line')
      .select(['n', 'person', 'seat', 'name', 'text', 'at', 'reaction'])
      .where('table_id', '=', table)
      .orderBy('n', 'desc')
      .limit(LIMITS.chatKept)
      .execute();
    return lines.toReversed().map(chatFrom);
  }

  async listChatOf(person: string): Promise<{ readonly table: string; readonly line: ChatLine }[]> {
    const lines = await this.#db
      .selectFrom('chat_line')
      .select(['table_id as table', 'n', 'person', 'seat', 'name', 'text', 'at', 'reaction'])
      .where('person', '=', person)
      .orderBy('table_id')
      .orderBy('n')
      .execute();
    return lines.map(({ table, ...line }) => ({ table, line: chatFrom(line) }));
  }

  async readChatCommands(table: string): Promise<string[]> {
    const lines = await this.#db
      .selectFrom('chat_line')
      .select('command')
      .where('table_id', '=', table)
      .orderBy('n', 'desc')
      .limit(LIMITS.chatKept)
      .execute();
    return lines.toReversed().flatMap(({ command }) => command ?? []);
  }

  async findClocks(table: string): Promise<ClocksRow | null> {
    const found = await this.#db
      .selectFrom('table_clock')
      .selectAll()
      .where('table_id', '=', table)
      .executeTakeFirst();
    return found ? clocksFrom(found) : null;
  }

  async findPlans(table: string): Promise<ReadonlyMap<Seat, PlanRow>> {
    const found = await this.#db
      .selectFrom('seat_plan')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('seat')
      .execute();
    return new Map(found.map((columns) => [columns.seat, planFrom(columns)]));
  }

  async listDeadlines(count: number): Promise<Deadline[]> {
    const found = await this.#db
      .selectFrom('table_clock')
      .select(['table_id as table', 'deadline'])
      .where('deadline', 'is not', null)
      .orderBy('deadline')
      .limit(count)
      .execute();
    return found.flatMap(({ table, deadline }) => (deadline === null ? [] : [{ table, at: deadline }]));
  }

  async listOutages(): Promise<Span[]> {
    return this.#db
      .selectFrom('outage')
      .select(['from_at as from', 'until_at as until'])
      .orderBy('from_at')
      .execute();
  }

  async findPersonClock(person: string): Promise<PersonClockRow | null> {
    const found = await this.#db
      .selectFrom('person')
      .select('clock')
      .where('id', '=', person)
      .executeTakeFirst();
    return personClockFrom(found?.clock ?? null);
  }

  async findPerson(id: string): Promise<PersonRow | null> {
    const person = await this.#db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();
    return person ? personFrom(person) : null;
  }

  async readNames(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const people = await this.#db
      .selectFrom('person')
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .execute();
    return new Map(people.map(({ id, name }) => [id, name]));
  }

  async useDeviceCode(hash: string, now: number): Promise<string | null> {
    const taking = this.#db
      .updateTable('device_code')
      .set({ used_at: now })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('person');
    const code = await this.#health.write(() => taking.executeTakeFirst());
    return code?.person ?? null;
  }

  async findDevice(id: string): Promise<DeviceRow | null> {
    const device = await this.#db.selectFrom('device').selectAll().where('id', '=', id).executeTakeFirst();
    return device ? deviceFrom(device) : null;
  }

  async listDevices(person: string): Promise<DeviceRow[]> {
    const devices = await this.#db
      .selectFrom('device')
      .selectAll()
      .where('person', '=', person)
      .where('ended_at', 'is', null)
      .orderBy('used_at', 'desc')
      .limit(LISTED)
      .execute();
    return devices.map(deviceFrom);
  }

  async countDeviceCodes(person: string, now: number): Promise<number> {
    const { count } = await this.#db
      .selectFrom('device_code')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('person', '=', person)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async readSetting(key: string): Promise<string | null> {
    const setting = await this.#db
      .selectFrom('setting')
      .select('value')
      .where('key', '=', key)
      .executeTakeFirst();
    return setting?.value ?? null;
  }

  async check(): Promise<void> {
    this.#health.check();
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    // Closing deletes the write-ahead log by its name, which may be that of another server's by now.
    if (this.#guard.look()?.kind !== 'gone') {
      leaveOneFile(this.#connection);
      await this.#db.destroy();
    }
    this.#guard.release();
  }

  async #withSeats(tables: readonly TableColumns[]): Promise<StoredTable[]> {
    if (tables.length === 0) return [];
    const ids = tables.map(({ id }) => id);
    const seats = await this.#db
      .selectFrom('table_seat')
      .selectAll()
      .where('table_id', 'in', ids)
      .orderBy('seat')
      .execute();
    const keys = await this.#db.selectFrom('seat_key').selectAll().where('table_id', 'in', ids).execute();
    const invitations = await this.#db
      .selectFrom('table_invitation')
      .selectAll()
      .where('table_id', 'in', ids)
      .execute();
    return tables.map((table) => ({
      table: tableFrom(table),
      seats: seats.filter((seat) => seat.table_id === table.id).map(seatFrom),
      keys: new Map(keys.flatMap((key) => (key.table_id === table.id ? [[key.person, key.seat]] : []))),
      invitations: new Map(
        invitations.flatMap((each) =>
          each.table_id === table.id ? [[each.person, invitationFrom(each)]] : [],
        ),
      ),
    }));
  }
}
