import type { Migration } from 'kysely';

/** The kind of a chat line that was pressed instead of written. Others have none. */
export const reactions: Migration = {
  async up(db) {
    await db.schema.alterTable('chat_line').addColumn('reaction', 'text').execute();
  },
};
