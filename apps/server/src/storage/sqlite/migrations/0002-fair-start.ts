import type { Migration } from 'kysely';

/**
 * Hashes of nonces, starts that failed, and the generator of the deal. Matches that run keep the nonces they were dealt by;
 * waiting tables ask for hashes of new ones.
 */
export const fairStart: Migration = {
  async up(db) {
    await db.schema
      .alterTable('game_table')
      .addColumn('rounds', 'text', (c) => c.notNull().defaultTo('[]'))
      .execute();
    await db.schema.alterTable('game_table').addColumn('start_by', 'bigint').execute();
    await db.schema.alterTable('game_table').addColumn('generator', 'text').execute();
    await db.schema.alterTable('table_seat').addColumn('nonce_hash', 'text').execute();
    await db
      .updateTable('table_seat')
      .set({ nonce: null })
      .where('table_id', 'in', db.selectFrom('game_table').select('id').where('started_at', 'is', null))
      .execute();
  },
};
