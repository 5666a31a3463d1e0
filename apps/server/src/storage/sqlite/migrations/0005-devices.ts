import type { Migration } from 'kysely';

/** The devices on which people are signed in. */
export const devices: Migration = {
  async up(db) {
    await db.schema
      .createTable('device')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('used_at', 'bigint', (c) => c.notNull())
      .addColumn('generation', 'integer', (c) => c.notNull())
      .addColumn('confirmed', 'integer', (c) => c.notNull())
      .addColumn('renewed_at', 'bigint', (c) => c.notNull())
      .addColumn('ended_at', 'bigint')
      .execute();
    await db.schema.createIndex('device_of_person').on('device').column('person').execute();
    await db.schema.createIndex('device_code_of_person').on('device_code').column('person').execute();
  },
};
