import type { Migration } from 'kysely';

/** Player colours of people, as a JSON list. Earlier seats have none of their own and keep those of their numbers. */
export const seatColours: Migration = {
  async up(db) {
    await db.schema
      .alterTable('table_seat')
      .addColumn('colours', 'text', (c) => c.notNull().defaultTo('[]'))
      .execute();
  },
};
