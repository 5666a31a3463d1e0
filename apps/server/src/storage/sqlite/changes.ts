import type { AccountChange } from '../account-rows.ts';
import type { NoticeChange } from '../notice-rows.ts';
import type { PeopleChange } from '../people-rows.ts';
import { FORMER_PERSON } from '../rows.ts';
import type { PlanChange, RowChange } from '../store.ts';
import { AccountWriter } from './account-changes.ts';
import { clocksColumns } from './clock-mapping.ts';
import type { Connection } from './driver/port.ts';
import { invitationColumns } from './hosting-mapping.ts';
import { changingColumns, deviceColumns, personColumns, seatColumns, tableColumns } from './mapping.ts';
import { NoticeWriter } from './notice-changes.ts';
import { isPeopleChange, PeopleWriter } from './people-changes.ts';
import { PlanWriter } from './plan-changes.ts';
import { PreparedStatements } from './prepared.ts';
import type { Db } from './schema.ts';

type Change<K extends RowChange['kind']> = Extract<RowChange, { kind: K }>;

/** Writes entries and row changes, within a transaction of the caller. Each statement is prepared once. */
export class ChangeWriter {
  readonly #db: Db;
  readonly #statements: PreparedStatements;
  readonly #notices: NoticeWriter;
  readonly #accounts: AccountWriter;
  readonly #people: PeopleWriter;
  readonly #plans: PlanWriter;

  constructor(db: Db, connection: Connection) {
    this.#db = db;
    this.#statements = new PreparedStatements(connection);
    this.#notices = new NoticeWriter(db, this.#statements);
    this.#accounts = new AccountWriter(db, this.#statements);
    this.#people = new PeopleWriter(db, this.#statements);
    this.#plans = new PlanWriter(db, this.#statements);
  }

  addEntry(table: string, n: number, entry: unknown): void {
    const columns = { table_id: table, n, entry: JSON.stringify(entry) };
    this.#statements.insert('log_entry', columns, () => this.#db.insertInto('log_entry').values(columns));
  }

  write(change: RowChange): void {
    switch (change.kind) {
      case 'add table':
        return this.#addTable(change);
      case 'put table':
        return this.#putTable(change);
      case 'put seat':
        return this.#putSeat(change);
      case 'put key':
        return this.#putKey(change);
      case 'drop keys':
        return this.#dropKeys(change);
      case 'drop key':
        return this.#dropKey(change);
      case 'forget chat':
        return this.#forgetChat(change);
      case 'forget person':
        return this.#forgetPerson(change);
      case 'add chat':
        return this.#addChat(change);
      case 'add person':
        return this.#addPerson(change);
      case 'put person':
        return this.#putPerson(change);
      case 'put person clock':
        return this.#putPersonClock(change);
      case 'put clocks':
        return this.#putClocks(change);
      case 'add outage':
        return this.#addOutage(change);
      case 'add device code':
        return this.#addDeviceCode(change);
      case 'drop device codes':
        return this.#dropDeviceCodes(change);
      case 'put device':
        return this.#putDevice(change);
      case 'put setting':
        return this.#putSetting(change);
      case 'add setting':
        return this.#addSetting(change);
      default:
        return this.#writeOther(change);
    }
  }

  /** Changes of notices, accounts, plans, and of what people want of each other have writers of their own. */
  #writeOther(
    change:
      | NoticeChange
      | AccountChange
      | PeopleChange
      | PlanChange
      | Change<'put invitation'>
      | Change<'drop invitation'>,
  ): void {
    if (isPeopleChange(change)) this.#people.write(change);
    else if (change.kind === 'put invitation') this.#putInvitation(change);
    else if (change.kind === 'drop invitation') this.#dropInvitation(change);
    else if (change.kind === 'add account row' || change.kind === 'drop account rows')
      this.#accounts.write(change);
    else if (change.kind === 'put plan' || change.kind === 'drop plan') this.#plans.write(change);
    else this.#notices.write(change);
  }

  #addTable({ table, seats }: Change<'add table'>): void {
    const columns = tableColumns(table);
    this.#statements.insert('add table', columns, () => this.#db.insertInto('game_table').values(columns));
    for (const [n, row] of seats.entries()) {
      const seat = seatColumns(table.id, n, row);
      this.#statements.insert('add seat', seat, () => this.#db.insertInto('table_seat').values(seat));
    }
  }

  #putTable({ table }: Change<'put table'>): void {
    const columns = changingColumns(table);
    const update = () => this.#db.updateTable('game_table').set(columns).where('id', '=', table.id);
    this.#statements.run('put table', update, [...Object.values(columns), table.id]);
  }

  #putSeat({ table, seat, row }: Change<'put seat'>): void {
    const columns = seatColumns(table, seat, row);
    const update = () =>
      this.#db.updateTable('table_seat').set(columns).where('table_id', '=', table).where('seat', '=', seat);
    this.#statements.run('put seat', update, [...Object.values(columns), table, seat]);
  }

  #putKey({ table, seat, person }: Change<'put key'>): void {
    const columns = { table_id: table, seat, person };
    this.#statements.insert('put key', columns, () =>
      this.#db
        .insertInto('seat_key')
        .values(columns)
        .onConflict((conflict) =>
          conflict.columns(['table_id', 'person']).doUpdateSet((row) => ({ seat: row.ref('excluded.seat') })),
        ),
    );
  }

  #dropKeys({ table, seat }: Change<'drop keys'>): void {
    const remove = () =>
      this.#db.deleteFrom('seat_key').where('table_id', '=', table).where('seat', '=', seat);
    this.#statements.run('drop keys', remove, [table, seat]);
  }

  #dropKey({ table, person }: Change<'drop key'>): void {
    const remove = () =>
      this.#db.deleteFrom('seat_key').where('table_id', '=', table).where('person', '=', person);
    this.#statements.run('drop key', remove, [table, person]);
  }

  #putInvitation({ table, row }: Change<'put invitation'>): void {
    const columns = invitationColumns(table, row);
    this.#statements.insert('put invitation', columns, () =>
      this.#db
        .insertInto('table_invitation')
        .values(columns)
        .onConflict((conflict) =>
          conflict.columns(['table_id', 'person']).doUpdateSet((put) => ({
            inviter: put.ref('excluded.inviter'),
            seat: put.ref('excluded.seat'),
            state: put.ref('excluded.state'),
            at: put.ref('excluded.at'),
          })),
        ),
    );
  }

  #dropInvitation({ table, person }: Change<'drop invitation'>): void {
    const remove = () =>
      this.#db.deleteFrom('table_invitation').where('table_id', '=', table).where('person', '=', person);
    this.#statements.run('drop invitation', remove, [table, person]);
  }

  #forgetChat({ table, person }: Change<'forget chat'>): void {
    const columns = { person: FORMER_PERSON, name: '', text: '', command: null, reaction: null };
    const update = () =>
      this.#db
        .updateTable('chat_line')
        .set(columns)
        .where('table_id', '=', table)
        .where('person', '=', person);
    this.#statements.run('forget chat', update, [...Object.values(columns), table, person]);
  }

  #forgetPerson({ person, at }: Change<'forget person'>): void {
    const people = () => this.#db.deleteFrom('person').where('id', '=', person);
    this.#statements.run('forget person', people, [person]);
    const codes = () => this.#db.deleteFrom('device_code').where('person', '=', person);
    this.#statements.run('forget codes', codes, [person]);
    const columns = { label: '', ended_at: at };
    const devices = () => this.#db.updateTable('device').set(columns).where('person', '=', person);
    this.#statements.run('forget devices', devices, [...Object.values(columns), person]);
  }

  #addChat({ table, line, command }: Change<'add chat'>): void {
    const { reaction, ...said } = line;
    const columns = { table_id: table, ...said, command: command ?? null, reaction: reaction ?? null };
    this.#statements.insert('add chat', columns, () => this.#db.insertInto('chat_line').values(columns));
  }

  #addPerson({ person }: Change<'add person'>): void {
    const columns = personColumns(person);
    this.#statements.insert('add person', columns, () =>
      this.#db
        .insertInto('person')
        .values(columns)
        .onConflict((conflict) => conflict.column('id').doNothing()),
    );
  }

  #putPerson({ person }: Change<'put person'>): void {
    const columns = personColumns(person);
    this.#statements.insert('put person', columns, () =>
      this.#db
        .insertInto('person')
        .values(columns)
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((row) => ({
            name: row.ref('excluded.name'),
            locale: row.ref('excluded.locale'),
          })),
        ),
    );
  }

  #putPersonClock({ person, clock }: Change<'put person clock'>): void {
    const columns = { clock: JSON.stringify(clock) };
    const update = () => this.#db.updateTable('person').set(columns).where('id', '=', person);
    this.#statements.run('put person clock', update, [columns.clock, person]);
  }

  #putClocks({ table, clocks }: Change<'put clocks'>): void {
    const columns = { table_id: table, ...clocksColumns(clocks) };
    this.#statements.insert('put clocks', columns, () =>
      this.#db
        .insertInto('table_clock')
        .values(columns)
        .onConflict((conflict) =>
          conflict.column('table_id').doUpdateSet((row) => ({
            clocks: row.ref('excluded.clocks'),
            deadline: row.ref('excluded.deadline'),
          })),
        ),
    );
  }

  #addOutage({ outage }: Change<'add outage'>): void {
    const columns = { from_at: outage.from, until_at: outage.until };
    this.#statements.insert('add outage', columns, () => this.#db.insertInto('outage').values(columns));
  }

  #addDeviceCode({ code: { hash, person, expiresAt } }: Change<'add device code'>): void {
    const columns = { hash, person, expires_at: expiresAt, used_at: null };
    this.#statements.insert('add device code', columns, () =>
      this.#db.insertInto('device_code').values(columns),
    );
  }

  #dropDeviceCodes({ person }: Change<'drop device codes'>): void {
    const remove = () =>
      this.#db.deleteFrom('device_code').where('person', '=', person).where('used_at', 'is', null);
    this.#statements.run('drop device codes', remove, [person]);
  }

  #putDevice({ device }: Change<'put device'>): void {
    const columns = deviceColumns(device);
    this.#statements.insert('put device', columns, () =>
      this.#db
        .insertInto('device')
        .values(columns)
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((row) => ({
            label: row.ref('excluded.label'),
            used_at: row.ref('excluded.used_at'),
            generation: row.ref('excluded.generation'),
            confirmed: row.ref('excluded.confirmed'),
            renewed_at: row.ref('excluded.renewed_at'),
            ended_at: row.ref('excluded.ended_at'),
          })),
        ),
    );
  }

  #putSetting({ key, value }: Change<'put setting'>): void {
    const columns = { key, value };
    this.#statements.insert('put setting', columns, () =>
      this.#db
        .insertInto('setting')
        .values(columns)
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((row) => ({ value: row.ref('excluded.value') })),
        ),
    );
  }

  #addSetting({ key, value }: Change<'add setting'>): void {
    const columns = { key, value };
    this.#statements.insert('add setting', columns, () => this.#db.insertInto('setting').values(columns));
  }
}
