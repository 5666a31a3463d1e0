import type { Migration } from 'kysely';

/**
 * What hosts decide: private tables, terms, series; and whom they invite. Tables of before have the usual terms and are no series.
 * An invitation goes with its person, also where a program deletes them that does not know of invitations.
 */
export const hosting: Migration = {
  async up(db) {
    await db.schema
      .alterTable('game_table')
      .addColumn('private', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('game_table').addColumn('terms', 'text').execute();
    await db.schema.alterTable('game_table').addColumn('series', 'text').execute();
    await db.schema
      .createTable('table_invitation')
      .addColumn('table_id', 'text', (c) => c.notNull().references('game_table.id'))
      .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
      .addColumn('inviter', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer')
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('table_invitation_key', ['table_id', 'person'])
      .execute();
    await db.schema.createIndex('table_invitation_person').on('table_invitation').column('person').execute();
  },
};
