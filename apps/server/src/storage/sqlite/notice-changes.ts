import { sql } from 'kysely';
import type { NoticeChange } from '../notice-rows.ts';
import { channelColumns, noticeColumns } from './notice-mapping.ts';
import type { PreparedStatements } from './prepared.ts';
import type { Db } from './schema.ts';

type Change<K extends NoticeChange['kind']> = Extract<NoticeChange, { kind: K }>;

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
    const columns = { state: 'cancelled', due: null, at };
    const update = () =>
      this.#db
        .updateTable('notice')
        .set(columns)
        .where('table_id', '=', table)
        .where('person', '=', person)
        .where('kind', 'in', ['turn', 'reminder', 'grace'])
        .where('state', 'in', ['waiting', 'sending', 'seen']);
    const kinds = ['turn', 'reminder', 'grace', 'waiting', 'sending', 'seen'];
    this.#statements.run('cancel notices', update, [...Object.values(columns), table, person, ...kinds]);
  }

  #see({ table, person, at }: Change<'see notices'>): void {
    const columns = { state: 'seen', due: null, at };
    const update = () =>
      this.#db
        .updateTable('notice')
        .set(columns)
        .where('table_id', '=', table)
        .where('person', '=', person)
        .where('kind', '=', 'turn')
        .where('state', '=', 'waiting');
    const rest = [table, person, 'turn', 'waiting'];
    this.#statements.run('see notices', update, [...Object.values(columns), ...rest]);
  }

  #cancelDigests({ person, at }: Change<'cancel digests'>): void {
    const columns = { state: 'cancelled', due: null, at };
    const update = () =>
      this.#db
        .updateTable('notice')
        .set(columns)
        .where('person', '=', person)
        .where('kind', '=', 'digest')
        .where('state', '=', 'waiting');
    this.#statements.run('cancel digests', update, [...Object.values(columns), person, 'digest', 'waiting']);
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

  #drop({ person, before }: Change<'drop notices'>): void {
    const remove = () =>
      this.#db
        .deleteFrom('notice')
        .where('person', '=', person)
        .where('due', 'is', null)
        .where('at', '<', before);
    this.#statements.run('drop notices', remove, [person, before]);
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
