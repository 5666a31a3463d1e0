import type { Seat } from '@durbar/kernel';
import type { SeatRecord, Stored, TableRecord } from '../rows.ts';
import { jsonSeats, seatFromRow, tableFromRow } from '../rows.ts';
import type { Statement } from '../writer.ts';
import type { Reader, SeatRow, TableRow } from './schema.ts';

/** How many tables a list shows at most. */
const LISTED = 100;

/** Reads tables, and makes the statements that write them. */
export class TableStore {
  readonly #reader: Reader;
  #updateSql: string | null = null;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  async find(id: string): Promise<Stored | null> {
    const row = await this.#reader
      .selectFrom('game_table')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return null;
    const [found] = await this.#withSeats([row]);
    return found ?? null;
  }

  /** Open tables that have not ended, newest first. */
  async listOpen(): Promise<Stored[]> {
    const rows = await this.#reader
      .selectFrom('game_table')
      .selectAll()
      .where('status', 'in', ['waiting', 'running', 'paused'])
      .where('open', '=', 1)
      .orderBy('last_at', 'desc')
      .limit(LISTED)
      .execute();
    return this.#withSeats(rows);
  }

  /** Tables a person sits at, came to by a return link or opened, newest first. */
  async listOf(person: string): Promise<Stored[]> {
    const db = this.#reader;
    const ids = db
      .selectFrom('table_seat')
      .select('table_id as id')
      .where('person', '=', person)
      .union(db.selectFrom('seat_key').select('table_id as id').where('person', '=', person))
      .union(db.selectFrom('game_table').select('id').where('host', '=', person));
    const rows = await db
      .selectFrom('game_table')
      .selectAll()
      .where('id', 'in', ids)
      .orderBy('last_at', 'desc')
      .limit(LISTED)
      .execute();
    return this.#withSeats(rows);
  }

  /** How many tables that have not begun somebody keeps open. */
  async countWaiting(host: string): Promise<number> {
    const { count } = await this.#reader
      .selectFrom('game_table')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('host', '=', host)
      .where('status', '=', 'waiting')
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /**
   * Running tables that have to be looked at after a start: those where a bot must decide, and those whose summary is
   * behind their log because the server was cut off.
   */
  async listUnattended(): Promise<string[]> {
    const rows = await this.#reader
      .selectFrom('game_table')
      .select(['id', 'active', 'bots', 'summed'])
      .select((from) =>
        from
          .selectFrom('log_entry')
          .select(({ fn }) => fn.max('n').as('last'))
          .whereRef('log_entry.table_id', '=', 'game_table.id')
          .as('last'),
      )
      .where('status', 'in', ['running', 'paused'])
      .execute();
    return rows.flatMap((row) => {
      const bots = jsonSeats(row.bots);
      const waits = jsonSeats(row.active).some((seat) => bots.includes(seat));
      return waits || row.summed !== (row.last ?? -1) + 1 ? [row.id] : [];
    });
  }

  insert({ table, seats }: Pick<Stored, 'table' | 'seats'>): Statement[] {
    const row: TableRow = {
      id: table.id,
      name: table.name,
      game: table.game,
      options: JSON.stringify(table.options),
      players: table.players,
      pace: table.pace,
      open: table.open ? 1 : 0,
      secret: table.secret,
      opened_at: table.openedAt,
      follows: table.follows,
      ...changing(table),
    };
    return [
      this.#reader.insertInto('game_table').values(row).compile(),
      ...seats.map((seat, n) =>
        this.#reader
          .insertInto('table_seat')
          .values(seatRow(table.id, n, seat))
          .compile(),
      ),
    ];
  }

  /** Everything of a table that changes. */
  update(table: TableRecord): Statement {
    const values = changing(table);
    // Built once: this one runs for each table that is played at.
    this.#updateSql ??= this.#reader
      .updateTable('game_table')
      .set(values)
      .where('id', '=', table.id)
      .compile().sql;
    return { sql: this.#updateSql, parameters: [...Object.values(values), table.id] };
  }

  updateSeat(table: string, n: Seat, seat: SeatRecord): Statement {
    return this.#reader
      .updateTable('table_seat')
      .set(seatRow(table, n, seat))
      .where('table_id', '=', table)
      .where('seat', '=', n)
      .compile();
  }

  addKey(table: string, seat: Seat, person: string): Statement {
    return this.#reader
      .insertInto('seat_key')
      .values({ table_id: table, seat, person })
      .onConflict((conflict) => conflict.columns(['table_id', 'person']).doUpdateSet({ seat }))
      .compile();
  }

  dropKeys(table: string, seat: Seat): Statement {
    return this.#reader
      .deleteFrom('seat_key')
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .compile();
  }

  async #withSeats(rows: readonly TableRow[]): Promise<Stored[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const seats = await this.#reader
      .selectFrom('table_seat')
      .selectAll()
      .where('table_id', 'in', ids)
      .orderBy('seat')
      .execute();
    const keys = await this.#reader.selectFrom('seat_key').selectAll().where('table_id', 'in', ids).execute();
    return rows.map((row) => ({
      table: tableFromRow(row),
      seats: seats.filter((seat) => seat.table_id === row.id).map(seatFromRow),
      keys: new Map(keys.flatMap((key) => (key.table_id === row.id ? [[key.person, key.seat]] : []))),
    }));
  }
}

function changing(table: TableRecord) {
  return {
    host: table.host,
    rules: table.rules,
    status: table.status,
    rematch: table.rematch,
    started_at: table.startedAt,
    last_at: table.lastAt,
    active: JSON.stringify(table.active),
    bots: JSON.stringify(table.bots),
    summed: table.summed,
  };
}

function seatRow(table: string, n: Seat, seat: SeatRecord): SeatRow {
  return {
    table_id: table,
    seat: n,
    kind: seat.kind,
    person: seat.person,
    bot: seat.bot,
    nonce: seat.nonce,
    salt: seat.salt,
    muted: seat.muted ? 1 : 0,
    away_since: seat.awaySince,
  };
}
