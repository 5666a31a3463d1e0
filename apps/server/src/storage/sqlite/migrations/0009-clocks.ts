import type { Migration } from 'kysely';

/**
 * Clocks: the settings of tables, how the clocks stand and when one is due, people's waking hours and vacation, and when the
 * server did not run. Tables of before have no clock.
 */
export const clocks: Migration = {
  async up(db) {
    await db.schema.alterTable('game_table').addColumn('clock', 'text').execute();
    await db.schema.alterTable('person').addColumn('clock', 'text').execute();
    await db.schema
      .createTable('table_clock')
      .addColumn('table_id', 'text', (c) => c.primaryKey().notNull().references('game_table.id'))
      .addColumn('clocks', 'text', (c) => c.notNull())
      .addColumn('deadline', 'bigint')
      .execute();
    await db.schema.createIndex('table_clock_deadline').on('table_clock').column('deadline').execute();
    await db.schema
      .createTable('outage')
      .addColumn('from_at', 'bigint', (c) => c.primaryKey().notNull())
      .addColumn('until_at', 'bigint', (c) => c.notNull())
      .execute();
  },
};
