import type { PlanChange } from '../store.ts';
import { planColumns } from './plan-mapping.ts';
import type { PreparedStatements } from './prepared.ts';
import type { Db } from './schema.ts';

/** Writes changes of plans, within a transaction of the caller. */
export class PlanWriter {
  readonly #db: Db;
  readonly #statements: PreparedStatements;

  constructor(db: Db, statements: PreparedStatements) {
    this.#db = db;
    this.#statements = statements;
  }

  write(change: PlanChange): void {
    if (change.kind === 'put plan') this.#put(change);
    else this.#drop(change);
  }

  #put({ table, seat, row }: Extract<PlanChange, { kind: 'put plan' }>): void {
    const columns = { table_id: table, seat, ...planColumns(row) };
    this.#statements.insert('put plan', columns, () =>
      this.#db
        .insertInto('seat_plan')
        .values(columns)
        .onConflict((conflict) =>
          conflict.columns(['table_id', 'seat']).doUpdateSet((each) => ({
            person: each.ref('excluded.person'),
            plan: each.ref('excluded.plan'),
            report: each.ref('excluded.report'),
          })),
        ),
    );
  }

  #drop({ table, seat }: Extract<PlanChange, { kind: 'drop plan' }>): void {
    const remove = () =>
      this.#db.deleteFrom('seat_plan').where('table_id', '=', table).where('seat', '=', seat);
    this.#statements.run('drop plan', remove, [table, seat]);
  }
}
