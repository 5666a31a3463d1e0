import type { Migration } from 'kysely';

/** Invitations of the server's owner, by which people come in where not everybody may play. */
export const serverInvitations: Migration = {
  async up(db) {
    await db.schema
      .createTable('server_invitation')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('hash', 'text', (c) => c.notNull().unique())
      .addColumn('note', 'text', (c) => c.notNull())
      .addColumn('most', 'integer', (c) => c.notNull())
      .addColumn('uses', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('withdrawn_at', 'bigint')
      .execute();
  },
};
