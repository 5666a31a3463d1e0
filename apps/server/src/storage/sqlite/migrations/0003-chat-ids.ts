import type { Migration } from 'kysely';

/** Ids of chat lines, so that one that comes twice is kept once. Earlier lines have none. */
export const chatIds: Migration = {
  async up(db) {
    await db.schema.alterTable('chat_line').addColumn('command', 'text').execute();
  },
};
