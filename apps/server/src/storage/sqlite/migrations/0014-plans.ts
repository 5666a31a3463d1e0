import type { Migration } from 'kysely';

/** What the people of seats have planned for their next decisions. */
export const plans: Migration = {
  async up(db) {
    await db.schema
      .createTable('seat_plan')
      .addColumn('table_id', 'text', (c) => c.notNull().references('game_table.id'))
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('plan', 'text')
      .addColumn('report', 'text')
      .addPrimaryKeyConstraint('seat_plan_key', ['table_id', 'seat'])
      .execute();
  },
};
