import type { Migration } from 'kysely';

/**
 * Accounts: which people have one, how they prove it, and on which devices they have. All of it goes with its person, also where
 * a program deletes them that does not know of accounts.
 */
export const accounts: Migration = {
  async up(db) {
    await db.schema
      .createTable('account')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull().references('person.id').onDelete('cascade'))
      .addColumn('email', 'text', (c) => c.notNull().unique())
      .addColumn('email_verified', 'integer', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('account_session')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('user_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('token', 'text', (c) => c.notNull().unique())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addColumn('device', 'text')
      .execute();
    await db.schema.createIndex('account_session_user').on('account_session').column('user_id').execute();
    await db.schema.createIndex('account_session_device').on('account_session').column('device').execute();
    await db.schema
      .createTable('account_login')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('user_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('provider_id', 'text', (c) => c.notNull())
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('account_login_unique', ['provider_id', 'account_id'])
      .execute();
    await db.schema.createIndex('account_login_user').on('account_login').column('user_id').execute();
    await db.schema
      .createTable('account_check')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('identifier', 'text', (c) => c.notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('account_check_identifier')
      .on('account_check')
      .column('identifier')
      .execute();
    await db.schema.createIndex('account_check_expires').on('account_check').column('expires_at').execute();
    await db.schema
      .createTable('account_passkey')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('user_id', 'text', (c) => c.notNull().references('account.id').onDelete('cascade'))
      .addColumn('name', 'text')
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('credential_id', 'text', (c) => c.notNull().unique())
      .addColumn('counter', 'bigint', (c) => c.notNull())
      .addColumn('device_type', 'text', (c) => c.notNull())
      .addColumn('backed_up', 'integer', (c) => c.notNull())
      .addColumn('transports', 'text')
      .addColumn('created_at', 'bigint')
      .addColumn('aaguid', 'text')
      .execute();
    await db.schema.createIndex('account_passkey_user').on('account_passkey').column('user_id').execute();
  },
};
