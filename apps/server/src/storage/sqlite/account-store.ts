import { type RawBuilder, sql } from 'kysely';
import type { AccountFilter, AccountPage, AccountRecord, AccountStore } from '../account-rows.ts';
import { LISTED } from '../store.ts';
import { columnOf, recordFrom, tableOf, whereOf } from './account-sql.ts';
import type { Health } from './health.ts';
import type { Db } from './schema.ts';

/** What a SQLite file has about accounts. */
export class SqliteAccounts implements AccountStore {
  readonly #db: Db;
  readonly #health: Health;

  constructor(db: Db, health: Health) {
    this.#db = db;
    this.#health = health;
  }

  async find(
    filter: AccountFilter,
    { sortBy, limit = LISTED, offset = 0 }: AccountPage = {},
  ): Promise<AccountRecord[]> {
    const direction = sortBy?.direction === 'desc' ? sql`DESC` : sql`ASC`;
    const order = columnOf(filter.model, sortBy?.field ?? 'id');
    return this.#read(
      filter,
      sql`SELECT * FROM ${tableOf(filter.model)} WHERE ${whereOf(filter)} ORDER BY ${order} ${direction} LIMIT ${limit} OFFSET ${offset}`,
    );
  }

  async count(filter: AccountFilter): Promise<number> {
    const { rows } = await sql<{ count: number | string }>`
      SELECT COUNT(*) AS count FROM ${tableOf(filter.model)} WHERE ${whereOf(filter)}
    `.execute(this.#db);
    return Number(rows[0]?.count ?? 0);
  }

  async change(filter: AccountFilter, set: AccountRecord): Promise<AccountRecord[]> {
    const values = Object.entries(set).map(
      ([field, value]) => sql`${columnOf(filter.model, field)} = ${value}`,
    );
    return this.#write(
      filter,
      sql`UPDATE ${tableOf(filter.model)} SET ${sql.join(values)} WHERE ${whereOf(filter)} RETURNING *`,
    );
  }

  async take(filter: AccountFilter): Promise<AccountRecord | null> {
    const table = tableOf(filter.model);
    const [taken] = await this.#write(
      filter,
      sql`DELETE FROM ${table} WHERE id = (SELECT id FROM ${table} WHERE ${whereOf(filter)} LIMIT 1) RETURNING *`,
    );
    return taken ?? null;
  }

  #write(filter: AccountFilter, statement: RawBuilder<unknown>): Promise<AccountRecord[]> {
    return this.#health.write(() => this.#read(filter, statement));
  }

  async #read({ model }: AccountFilter, statement: RawBuilder<unknown>): Promise<AccountRecord[]> {
    const { rows } = await statement.execute(this.#db);
    return rows.map((row) => recordFrom(model, row));
  }
}
