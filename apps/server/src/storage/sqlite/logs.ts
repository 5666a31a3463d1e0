import type { ChatLine } from '@durbar/protocol';
import { LIMITS } from '@durbar/protocol';
import type { Statement } from '../writer.ts';
import type { Reader } from './schema.ts';

/** A log is not what it must be: an entry is missing or is not JSON. */
class LogDamaged extends Error {
  override readonly name = 'LogDamaged';
}

/** Logs of matches and what is said at tables. */
export class LogStore {
  readonly #reader: Reader;
  readonly #appendSql: string;

  constructor(reader: Reader) {
    this.#reader = reader;
    // Built once: this one runs at every move.
    this.#appendSql = reader.insertInto('log_entry').values({ table_id: '', n: 0, entry: '' }).compile().sql;
  }

  append(table: string, n: number, entry: unknown): Statement {
    return { sql: this.#appendSql, parameters: [table, n, JSON.stringify(entry)] };
  }

  /** The entries of a match in order, as parsed JSON. @throws {LogDamaged} */
  async read(table: string): Promise<unknown[]> {
    const rows = await this.#reader
      .selectFrom('log_entry')
      .select(['n', 'entry'])
      .where('table_id', '=', table)
      .orderBy('n')
      .execute();
    return rows.map(({ n, entry }, i) => {
      if (n !== i) throw new LogDamaged(`entry ${i} of the log of table ${table} is missing`);
      return JSON.parse(entry) as unknown;
    });
  }

  say(table: string, line: ChatLine): Statement {
    const { n, person, seat, name, text, at } = line;
    return this.#reader
      .insertInto('chat_line')
      .values({ table_id: table, n, person, seat, name, text, at })
      .compile();
  }

  /** The newest lines said at a table, oldest first. */
  async chat(table: string): Promise<ChatLine[]> {
    const rows = await this.#reader
      .selectFrom('chat_line')
      .select(['n', 'person', 'seat', 'name', 'text', 'at'])
      .where('table_id', '=', table)
      .orderBy('n', 'desc')
      .limit(LIMITS.chatKept)
      .execute();
    return rows.toReversed();
  }
}
