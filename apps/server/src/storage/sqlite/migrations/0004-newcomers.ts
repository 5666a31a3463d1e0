import type { Migration } from 'kysely';

/** Who has sat down in a running match, and who had a freed seat before. */
export const newcomers: Migration = {
  async up(db) {
    await db.schema.alterTable('table_seat').addColumn('joined_at', 'integer').execute();
    await db.schema.alterTable('table_seat').addColumn('freed', 'text').execute();
  },
};
