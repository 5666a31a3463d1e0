import { sql } from 'kysely';
import type { AccountChange } from '../account-rows.ts';
import { columnOf, tableOf, whereOf } from './account-sql.ts';
import type { PreparedStatements } from './prepared.ts';
import type { Db } from './schema.ts';

type Change<K extends AccountChange['kind']> = Extract<AccountChange, { kind: K }>;

/** Writes changes of accounts, within a transaction of the caller. */
export class AccountWriter {
  readonly #db: Db;
  readonly #statements: PreparedStatements;

  constructor(db: Db, statements: PreparedStatements) {
    this.#db = db;
    this.#statements = statements;
  }

  write(change: AccountChange): void {
    switch (change.kind) {
      case 'add account row':
        return this.#add(change);
      case 'drop account rows':
        return this.#drop(change);
    }
  }

  #add({ model, row }: Change<'add account row'>): void {
    const fields = Object.keys(row);
    const columns = sql.join(fields.map((field) => columnOf(model, field)));
    const insert = sql`INSERT INTO ${tableOf(model)} (${columns}) VALUES (${sql.join(Object.values(row))})`;
    this.#statements.insert(`add ${model} ${fields.join()}`, row, () => ({
      compile: () => insert.compile(this.#db),
    }));
  }

  #drop({ filter }: Change<'drop account rows'>): void {
    const remove = sql`DELETE FROM ${tableOf(filter.model)} WHERE ${whereOf(filter)}`.compile(this.#db);
    this.#statements.run(remove.sql, () => ({ compile: () => remove }), remove.parameters);
  }
}
