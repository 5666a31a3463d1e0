import type { Kysely, Migration } from 'kysely';

/**
 * People: how matches ended, ratings, and what people want of each other. Where a person is deleted, also by a program that does
 * not know of these, their results stay without their name, and all else goes with them.
 */
export const people: Migration = {
  async up(db) {
    await createResults(db);
    await createLists(db);
  },
};

/** How matches ended, and the ratings that follow from that. */
async function createResults(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('game_table')
    .addColumn('rated', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('match_result')
    // The order in which matches end, in which ratings count them.
    .addColumn('n', 'integer', (c) => c.primaryKey().autoIncrement().notNull())
    .addColumn('table_id', 'text', (c) => c.notNull().unique())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rules', 'integer', (c) => c.notNull())
    .addColumn('players', 'integer', (c) => c.notNull())
    .addColumn('automata', 'integer', (c) => c.notNull())
    .addColumn('rated', 'integer', (c) => c.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('ended_at', 'bigint', (c) => c.notNull())
    .addColumn('counted', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('match_result_rated')
    .on('match_result')
    .columns(['rated', 'counted'])
    .execute();
  await db.schema
    .createTable('match_seat')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.references('person.id').onDelete('set null'))
    .addColumn('bot', 'text')
    .addColumn('score', 'double precision')
    // Null while the match runs.
    .addColumn('place', 'integer')
    .addColumn('has_left', 'integer', (c) => c.notNull())
    .addColumn('turn_order', 'integer', (c) => c.notNull())
    .addColumn('turn_ms', 'bigint')
    .addColumn('mu', 'double precision')
    .addColumn('sigma', 'double precision')
    .addColumn('rating_change', 'double precision')
    .addPrimaryKeyConstraint('match_seat_key', ['table_id', 'n'])
    .execute();
  await db.schema.createIndex('match_seat_person').on('match_seat').columns(['person', 'table_id']).execute();
  await db.schema
    .createTable('rating')
    .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('seat_group', 'text', (c) => c.notNull())
    .addColumn('mu', 'double precision', (c) => c.notNull())
    .addColumn('sigma', 'double precision', (c) => c.notNull())
    .addColumn('matches', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('rating_key', ['person', 'game', 'seat_group'])
    .execute();
}

/** What people and the server's owner want of others. */
async function createLists(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('person_privacy')
    .addColumn('person', 'text', (c) => c.primaryKey().notNull().references('person.id').onDelete('cascade'))
    .execute();
  await db.schema
    .createTable('person_block')
    .addColumn('by_person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
    .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('person_block_key', ['by_person', 'person'])
    .execute();
  await db.schema.createIndex('person_block_person').on('person_block').column('person').execute();
  await db.schema
    .createTable('table_ban')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull().references('person.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('table_ban_key', ['table_id', 'person'])
    .execute();
  await db.schema.createIndex('table_ban_person').on('table_ban').column('person').execute();
  await db.schema
    .createTable('person_report')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement().notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text')
    .addColumn('by_person', 'text', (c) => c.references('person.id').onDelete('set null'))
    .addColumn('about', 'text', (c) => c.references('person.id').onDelete('set null'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('resolved_at', 'bigint')
    .execute();
  await db.schema.createIndex('person_report_by').on('person_report').column('by_person').execute();
  await db.schema.createIndex('person_report_about').on('person_report').column('about').execute();
  await db.schema
    .createTable('suspension')
    .addColumn('person', 'text', (c) => c.primaryKey().notNull().references('person.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
}
