import type { Migration } from 'kysely';

/**
 * Notices: what is to be sent to whom, by which channels, and what became of it. All of it goes with its person, also where a
 * program deletes them that does not know of notices.
 */
export const notices: Migration = {
  async up(db) {
    await db.schema
      .createTable('notice_channel')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
      .addColumn('target', 'text', (c) => c.notNull())
      .addColumn('mode', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('failures', 'integer', (c) => c.notNull())
      .addColumn('error', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('notice_channel_person').on('notice_channel').column('person').execute();
    await db.schema
      .createTable('notice_settings')
      .addColumn('person', 'text', (c) =>
        c.primaryKey().notNull().references('person.id').onDelete('cascade'),
      )
      .addColumn('digest_at', 'integer', (c) => c.notNull())
      .addColumn('calendar', 'text')
      .execute();
    await db.schema
      .createTable('notice')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('table_id', 'text')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('channel', 'text', (c) => c.notNull().references('notice_channel.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('turn', 'text', (c) => c.notNull())
      .addColumn('due', 'bigint')
      .addColumn('until_at', 'bigint')
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('attempt', 'text')
      .addColumn('reason', 'text')
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('notice_due').on('notice').column('due').execute();
    await db.schema.createIndex('notice_person').on('notice').columns(['person', 'at']).execute();
    await db.schema.createIndex('notice_table').on('notice').columns(['table_id', 'person']).execute();
    await db.schema.createIndex('notice_of_channel').on('notice').column('channel').execute();
  },
};
