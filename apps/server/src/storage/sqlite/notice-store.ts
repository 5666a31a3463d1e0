import { sql } from 'kysely';
import type { ChannelRow, DueNotice, NoticeRow, NoticeSettingsRow, NoticeStore } from '../notice-rows.ts';
import { LISTED } from '../store.ts';
import type { Health } from './health.ts';
import { channelFrom, noticeFrom } from './notice-mapping.ts';
import type { Db } from './schema.ts';

/** What a SQLite file has about notices. */
export class SqliteNotices implements NoticeStore {
  readonly #db: Db;
  readonly #health: Health;

  constructor(db: Db, health: Health) {
    this.#db = db;
    this.#health = health;
  }

  async listDue(count: number): Promise<DueNotice[]> {
    const found = await this.#db
      .selectFrom('notice')
      .select(['id', 'person', 'channel', 'due'])
      .where('due', 'is not', null)
      .orderBy('due')
      .limit(count)
      .execute();
    return found.flatMap(({ due, ...notice }) => (due === null ? [] : [{ ...notice, at: due }]));
  }

  async claim(
    id: string,
    { attempt, now, until }: { readonly attempt: string; readonly now: number; readonly until: number },
  ): Promise<NoticeRow | null> {
    const claimed = this.#db
      .updateTable('notice')
      .set({ state: 'sending', attempt, due: until, at: now })
      .set({ attempts: sql<number>`attempts + 1` })
      .where('id', '=', id)
      .where('due', '<=', now)
      .returningAll();
    const found = await this.#health.write(() => claimed.executeTakeFirst());
    return found ? noticeFrom(found) : null;
  }

  async list(person: string): Promise<NoticeRow[]> {
    const found = await this.#db
      .selectFrom('notice')
      .selectAll()
      .where('person', '=', person)
      .orderBy('at', 'desc')
      .limit(LISTED)
      .execute();
    return found.map(noticeFrom);
  }

  async listChannels(person: string): Promise<ChannelRow[]> {
    const found = await this.#db
      .selectFrom('notice_channel')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return found.map(channelFrom);
  }

  async listByEndpoint(endpoint: string): Promise<ChannelRow[]> {
    const found = await this.#db
      .selectFrom('notice_channel')
      .selectAll()
      .where(
        sql<boolean>`json_extract(target, '$.kind') = 'push' AND json_extract(target, '$.endpoint') = ${endpoint}`,
      )
      .orderBy('id')
      .execute();
    return found.map(channelFrom);
  }

  async findChannel(id: string): Promise<ChannelRow | null> {
    const found = await this.#db
      .selectFrom('notice_channel')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return found ? channelFrom(found) : null;
  }

  async findSettings(person: string): Promise<NoticeSettingsRow | null> {
    const found = await this.#db
      .selectFrom('notice_settings')
      .select(['digest_at as digestAt', 'calendar'])
      .where('person', '=', person)
      .executeTakeFirst();
    return found ?? null;
  }
}
