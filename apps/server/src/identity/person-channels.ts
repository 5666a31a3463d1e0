import type { Me } from '@durbar/protocol';
import type { ChannelRow, NoticeChange, NoticeSettingsRow } from '../storage/notice-rows.ts';
import type { RowChange, Store } from '../storage/store.ts';
import type { Writer } from '../storage/writer.ts';
import { HeldPeople } from './held-people.ts';
import type { People } from './people.ts';

/** What people have who have chosen nothing. */
const STANDARD: NoticeSettingsRow = { digestAt: 8 * 60, calendar: null };

/** The channels by which people are told that a table needs them. */
export class PersonChannels {
  readonly #store: Pick<Store, 'notices'>;
  readonly #writer: Pick<Writer, 'writeRows'>;
  readonly #people: Pick<People, 'addChange'>;
  readonly #held: HeldPeople<readonly ChannelRow[]>;
  /** Those people of loaded tables to whom something can be sent: asked at every move. */
  readonly #reachable = new Set<string>();
  /** Called when a notice was stored that is due at an instant. */
  onNotice: (at: number) => void = () => undefined;

  constructor(
    store: Pick<Store, 'notices'>,
    writer: Pick<Writer, 'writeRows'>,
    people: Pick<People, 'addChange'>,
  ) {
    this.#store = store;
    this.#writer = writer;
    this.#people = people;
    this.#held = new HeldPeople((person) => store.notices.listChannels(person));
  }

  list(person: string): Promise<readonly ChannelRow[]> {
    return this.#held.find(person);
  }

  /** A channel of a person; null if they have none of that id. */
  async find(person: string, id: string): Promise<ChannelRow | null> {
    return (await this.list(person)).find((channel) => channel.id === id) ?? null;
  }

  async settings(person: string): Promise<NoticeSettingsRow> {
    return (await this.#store.notices.findSettings(person)) ?? STANDARD;
  }

  /** Reads a person of a loaded table; `of` knows them until each such table has released them. */
  async hold(person: string): Promise<void> {
    await this.#held.hold(person);
    this.#note(person);
  }

  release(person: string): void {
    this.#held.release(person);
    this.#note(person);
  }

  /** The channels of a person of a loaded table by which something can be sent. */
  of(person: string): readonly ChannelRow[] {
    return (this.#held.of(person) ?? []).filter(({ state }) => state === 'on');
  }

  /** Whether something can be sent to a person of a loaded table. */
  isReachable(person: string): boolean {
    return this.#reachable.has(person);
  }

  #note(person: string): void {
    if (this.of(person).length > 0) this.#reachable.add(person);
    else this.#reachable.delete(person);
  }

  /**
   * Stores changes of a person's channels, settings and notices, and what else belongs to them.
   * @param me is stored with them, if somebody asks for the change
   */
  async change(person: string, changes: readonly RowChange[], me?: Me): Promise<void> {
    await this.#writer.writeRows([...(me ? [this.#people.addChange(me)] : []), ...changes]);
    this.stored(changes);
    await this.reread(person);
  }

  /** Channels of a person were changed by a commit for somebody else. */
  async reread(person: string): Promise<void> {
    this.#held.changed(person, await this.#store.notices.listChannels(person));
    this.#note(person);
  }

  /** The changes that end the push messages to a device of a person. */
  async endingsOf(person: string, device: string): Promise<NoticeChange[]> {
    return (await this.list(person)).flatMap(({ id, target }) =>
      target.kind === 'push' && target.device === device ? [{ kind: 'drop channel', channel: id }] : [],
    );
  }

  /** Changes were stored, of whatever kind. */
  stored(changes: readonly RowChange[]): void {
    const dues = changes.flatMap((change) => (change.kind === 'put notice' ? [change.notice.due] : []));
    if (dues.length > 0) this.onNotice(Math.min(...dues));
  }

  /** A person has deleted their data. */
  forget(person: string): void {
    this.#held.forget(person);
    this.#note(person);
  }
}
