import type { Me } from '@durbar/protocol';
import type { Reader } from '../storage/sqlite/schema.ts';
import type { Statement, Writer } from '../storage/writer.ts';
import names from './names.json' with { type: 'json' };
import { hashOf, randomToken } from './tokens.ts';

/** How long a one-time link to another device works. */
const LINK_MS = 10 * 60 * 1000;

export type Locale = Me['locale'];

/**
 * People as guests. Somebody who only looks on lives in a cookie; the first thing they do that others see, or a change of
 * name, writes them down.
 */
export class People {
  readonly #reader: Reader;
  readonly #writer: Writer;
  readonly #now: () => number;

  constructor(reader: Reader, writer: Writer, now: () => number) {
    this.#reader = reader;
    this.#writer = writer;
    this.#now = now;
  }

  /** @param locale used for somebody who has not chosen one */
  async me(id: string, locale: Locale): Promise<Me> {
    const row = await this.#reader.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return { id, name: guestName(id), locale };
    return { id, name: row.name, locale: row.locale === 'fr' ? 'fr' : 'en' };
  }

  /** What to call people, by id. */
  async names(ids: readonly string[]): Promise<Map<string, string>> {
    const named = new Map(ids.map((id) => [id, guestName(id)]));
    if (ids.length === 0) return named;
    const rows = await this.#reader
      .selectFrom('person')
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .execute();
    for (const { id, name } of rows) named.set(id, name);
    return named;
  }

  /** Changes name or language, durably. */
  async save(me: Me): Promise<void> {
    await this.#writer.write(`person ${me.id}`, [this.#saved(me)]);
  }

  /** Writes somebody down who has not been yet. */
  keep(me: Me): Statement {
    const row = { id: me.id, name: me.name, locale: me.locale, created_at: this.#now() };
    return this.#reader
      .insertInto('person')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .compile();
  }

  #saved(me: Me): Statement {
    const row = { id: me.id, name: me.name, locale: me.locale, created_at: this.#now() };
    return this.#reader
      .insertInto('person')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ name: me.name, locale: me.locale }))
      .compile();
  }

  /** A code that makes another device this person, once, within ten minutes. Only its hash is stored. */
  async makeDeviceCode(me: Me): Promise<{ code: string; expiresAt: number }> {
    const code = randomToken(18);
    const expiresAt = this.#now() + LINK_MS;
    const stored = this.#reader
      .insertInto('device_code')
      .values({ hash: hashOf(code), person: me.id, expires_at: expiresAt, used_at: null })
      .compile();
    await this.#writer.write(`person ${me.id}`, [this.keep(me), stored]);
    return { code, expiresAt };
  }

  /** The person of a device code, which is used up by this; null if it is unknown, used or too old. */
  async useDeviceCode(code: string): Promise<string | null> {
    const now = this.#now();
    const row = await this.#reader
      .updateTable('device_code')
      .set({ used_at: now })
      .where('hash', '=', hashOf(code))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('person')
      .executeTakeFirst();
    return row?.person ?? null;
  }
}

/** What somebody is called who has not said so: the same for the same id. */
function guestName(id: string): string {
  const digest = hashOf(id);
  return names[Number.parseInt(digest.slice(0, 8), 16) % names.length] ?? id.slice(0, 8);
}
