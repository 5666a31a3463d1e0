import type { Migration } from 'kysely';

/** What lists of games show: how far each match is, and which games a person has removed from their list. */
export const lists: Migration = {
  async up(db) {
    await db.schema.alterTable('game_table').addColumn('progress', 'text').execute();
    await db.schema.alterTable('table_seat').addColumn('hidden_at', 'bigint').execute();
  },
};
