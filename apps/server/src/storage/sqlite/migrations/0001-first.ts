import type { Kysely, Migration } from 'kysely';

/** People, tables, logs and chat. */
export const first: Migration = {
  async up(db) {
    await createPeople(db);
    await createTables(db);
    await createLogs(db);
  },
};

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('setting')
    .addColumn('key', 'text', (c) => c.primaryKey().notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('person')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('device_code')
    .addColumn('hash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('game_table')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rules', 'integer', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('players', 'integer', (c) => c.notNull())
    .addColumn('pace', 'text', (c) => c.notNull())
    .addColumn('open', 'integer', (c) => c.notNull())
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('rematch', 'text')
    .addColumn('follows', 'text')
    .addColumn('opened_at', 'bigint', (c) => c.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('last_at', 'bigint', (c) => c.notNull())
    .addColumn('active', 'text', (c) => c.notNull())
    .addColumn('bots', 'text', (c) => c.notNull())
    .addColumn('summed', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('game_table_host').on('game_table').columns(['host', 'last_at']).execute();
  await db.schema
    .createIndex('game_table_status')
    .on('game_table')
    .columns(['status', 'open', 'last_at'])
    .execute();
  await db.schema
    .createTable('table_seat')
    .addColumn('table_id', 'text', (c) => c.notNull().references('game_table.id'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('person', 'text')
    .addColumn('bot', 'text')
    .addColumn('nonce', 'text')
    .addColumn('salt', 'text', (c) => c.notNull())
    .addColumn('muted', 'integer', (c) => c.notNull())
    .addColumn('away_since', 'bigint')
    .addPrimaryKeyConstraint('table_seat_key', ['table_id', 'seat'])
    .execute();
  await db.schema.createIndex('table_seat_person').on('table_seat').column('person').execute();
  await db.schema
    .createTable('seat_key')
    .addColumn('table_id', 'text', (c) => c.notNull().references('game_table.id'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('seat_key_key', ['table_id', 'person'])
    .execute();
  await db.schema.createIndex('seat_key_person').on('seat_key').column('person').execute();
}

async function createLogs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('log_entry')
    .addColumn('table_id', 'text', (c) => c.notNull().references('game_table.id'))
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('entry', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('log_entry_key', ['table_id', 'n'])
    .execute();
  await db.schema
    .createTable('chat_line')
    .addColumn('table_id', 'text', (c) => c.notNull().references('game_table.id'))
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('chat_line_key', ['table_id', 'n'])
    .execute();
}
