import { sql } from 'kysely';
import type { NoticeChange, NoticeKind, NoticeRow } from '../notice-rows.ts';
import { channelColumns, noticeColumns } from './notice-mapping.ts';
import type { PreparedStatements } from './prepared.ts';
import type { Db } from './schema.ts';

type Change<K extends NoticeChange['kind']> = Extract<NoticeChange, { kind: K }>;

/** Which notices of a person end, how and when. */
interface NoticesToEnd {
  /** Null: whatever they are about. */
  readonly table: string | null;
  readonly person: string;
  readonly kinds: readonly NoticeKind[];
  /** The states in which they are found. */
  readonly from: readonly NoticeRow['state'][];
  readonly state: NoticeRow['state'];
  readonly at: number;
}

/** Writes changes of notices, within a transaction of the caller. */
export class NoticeWriter {
  readonly #db: Db;
  readonly #statements: PreparedStatements;

  constructor(db: Db, statements: PreparedStatements) {
    this.#db = db;
    this.#statements = statements;
  }

  write(change: NoticeChange): void {
    switch (change.kind) {
      case 'put notice':
        return this.#put(change);
      case 'cancel notices':
        return this.#cancel(change);
      case 'see notices':
        return this.#see(change);
      case 'cancel snoozes':
        return this.#cancelSnoozes(change);
      case 'cancel digests':
        return this.#cancelDigests(change);
      case 'settle notice':
        return this.#settle(change);
      case 'drop notices':
        return this.#drop(change);
      case 'put channel':
        return this.#putChannel(change);
      case 'change channel':
        return this.#changeChannel(change);
      case 'drop channel':
        return this.#dropChannel(change);
      case 'put notice settings':
        return this.#putSettings(change);
    }
  }

  #put({ notice, at }: Change<'put notice'>): void {
    const columns = noticeColumns(notice, at);
    const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
    const values = sql.join(Object.values(columns));
    // The channel may have been removed meanwhile.
    const put = sql`
      INSERT INTO notice (${names}) SELECT ${values}
      WHERE EXISTS (SELECT 1 FROM notice_channel WHERE id = ${columns.channel})
      ON CONFLICT (id) DO UPDATE SET due = excluded.due, until_at = excluded.until_at, state = 'waiting', at = excluded.at
      WHERE notice.state = 'cancelled' OR (notice.state = 'waiting' AND notice.attempts = 0 AND notice.kind <> 'turn')
    `;
    const parameters = [...Object.values(columns), columns.channel];
    this.#statements.run('put notice', () => ({ compile: () => put.compile(this.#db) }), parameters);
  }

  #cancel({ table, person, at }: Change<'cancel notices'>): void {
    const kinds = ['turn', 'reminder', 'grace', 'snooze'] as const;
    const from = ['waiting', 'sending', 'seen'] as const;
    this.#end('cancel notices', { table, person, kinds, from, state: 'cancelled', at });
  }

  #see({ table, person, at }: Change<'see notices'>): void {
    this.#end('see notices', { table, person, kinds: ['turn'], from: ['waiting'], state: 'seen', at });
  }

  #cancelSnoozes({ table, person, at }: Change<'cancel snoozes'>): void {
    const from = ['waiting'] as const;
    this.#end('cancel snoozes', { table, person, kinds: ['snooze'], from, state: 'cancelled', at });
  }

  #cancelDigests({ person, at }: Change<'cancel digests'>): void {
    const from = ['waiting'] as const;
    this.#end('cancel digests', { table: null, person, kinds: ['digest'], from, state: 'cancelled', at });
  }

  /** Brings a person's notices to a state in which nothing more is sent. */
  #end(name: string, { table, person, kinds, from, state, at }: NoticesToEnd): void {
    const columns = { state, due: null, at };
    const update = () => {
      const found = this.#db
        .updateTable('notice')
        .set(columns)
        .where('person', '=', person)
        .where('kind', 'in', kinds)
        .where('state', 'in', from);
      return table === null ? found : found.where('table_id', '=', table);
    };
    const rest = table === null ? [] : [table];
    this.#statements.run(name, update, [...Object.values(columns), person, ...kinds, ...from, ...rest]);
  }

  #settle({ id, attempt, state, due, attempts, reason, at }: Change<'settle notice'>): void {
    const columns = { state, due, attempts, reason: reason && JSON.stringify(reason), at };
    const parameters = [...Object.values(columns), id, attempt];
    const update = () =>
      this.#db.updateTable('notice').set(columns).where('id', '=', id).where('attempt', '=', attempt);
    if (state === 'sent') return this.#statements.run('settle notice', update, parameters);
    const unlessCancelled = () => update().where('state', '=', 'sending');
    this.#statements.run('settle failed notice', unlessCancelled, [...parameters, 'sending']);
  }

  #drop({ person, before, testsBefore }: Change<'drop notices'>): void {
    const remove = () =>
      this.#db
        .deleteFrom('notice')
        .where('person', '=', person)
        .where('due', 'is', null)
        .where((where) =>
          where.or([
            where('at', '<', before),
            where.and([where('kind', '=', 'test'), where('at', '<', testsBefore)]),
          ]),
        );
    this.#statements.run('drop notices', remove, [person, before, 'test', testsBefore]);
  }

  #putChannel({ channel }: Change<'put channel'>): void {
    const columns = channelColumns(channel);
    this.#statements.insert('put channel', columns, () =>
      this.#db.insertInto('notice_channel').values(columns),
    );
  }

  #changeChannel({ channel }: Change<'change channel'>): void {
    const columns = channelColumns(channel);
    const update = () => this.#db.updateTable('notice_channel').set(columns).where('id', '=', channel.id);
    this.#statements.run('change channel', update, [...Object.values(columns), channel.id]);
  }

  #dropChannel({ channel }: Change<'drop channel'>): void {
    const remove = () => this.#db.deleteFrom('notice_channel').where('id', '=', channel);
    this.#statements.run('drop channel', remove, [channel]);
  }

  #putSettings({ person, settings: { digestAt, calendar } }: Change<'put notice settings'>): void {
    const columns = { person, digest_at: digestAt, calendar };
    this.#statements.insert('put notice settings', columns, () =>
      this.#db
        .insertInto('notice_settings')
        .values(columns)
        .onConflict((conflict) =>
          conflict.column('person').doUpdateSet((row) => ({
            digest_at: row.ref('excluded.digest_at'),
            calendar: row.ref('excluded.calendar'),
          })),
        ),
    );
  }
}
