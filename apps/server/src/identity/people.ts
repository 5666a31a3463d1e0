import type { Locale } from '@durbar/kernel';
import type { Me } from '@durbar/protocol';
import { FORMER_PERSON } from '../storage/rows.ts';
import type { RowChange, Store } from '../storage/store.ts';
import type { Writer } from '../storage/writer.ts';
import names from './names.json' with { type: 'json' };
import { hashText, randomToken } from './tokens.ts';

/** How long a device code is valid. */
const CODE_MS = 10 * 60 * 1000;

/**
 * All people are guests. A person who only watches exists only in a cookie; a row is stored when they first do something that
 * others see, or change their name.
 */
export class People {
  readonly #store: Store;
  readonly #writer: Writer;
  readonly #now: () => number;

  constructor(store: Store, writer: Writer, now: () => number) {
    this.#store = store;
    this.#writer = writer;
    this.#now = now;
  }

  /** @param locale used if the person has not chosen one */
  async me(id: string, locale: Locale): Promise<Me> {
    const stored = await this.#store.findPerson(id);
    return { id, name: stored?.name ?? guestName(id), locale: stored?.locale ?? locale };
  }

  /** Whether the person has a row. */
  async isStored(id: string): Promise<boolean> {
    return (await this.#store.findPerson(id)) !== null;
  }

  /** Names of people by id. People who have deleted their data have none. */
  async names(ids: readonly string[]): Promise<Map<string, string>> {
    const stored = await this.#store.readNames(ids);
    const named = ids.filter((id) => id !== FORMER_PERSON);
    return new Map(named.map((id) => [id, stored.get(id) ?? guestName(id)]));
  }

  /** Stores a new name or language. */
  save(me: Me): Promise<void> {
    return this.#writer.writeRows([this.putChange(me)]);
  }

  /** The change that stores a new name or language. */
  putChange(me: Me): RowChange {
    return { kind: 'put person', person: this.#toRow(me) };
  }

  /** Whether the person still has the name that was made up for them. */
  isUnnamed({ id, name }: Me): boolean {
    return name === guestName(id);
  }

  /** Alternatives to a made-up name, always in the same order for the same person. */
  otherNames({ id }: Me): string[] {
    const first = names.indexOf(guestName(id));
    return [...names.slice(first + 1), ...names.slice(0, Math.max(0, first))];
  }

  /** The change that stores the person, unless they are stored already. */
  addChange(me: Me): RowChange {
    return { kind: 'add person', person: this.#toRow(me) };
  }

  #toRow({ id, name, locale }: Me) {
    return { id, name, locale, createdAt: this.#now() };
  }

  /** A code that signs another device in as this person, once, within ten minutes. Only its hash is stored. */
  async makeDeviceCode(me: Me): Promise<{ code: string; expiresAt: number }> {
    const code = randomToken(18);
    const expiresAt = this.#now() + CODE_MS;
    const row = { hash: hashText(code), person: me.id, expiresAt };
    await this.#writer.writeRows([this.addChange(me), { kind: 'add device code', code: row }]);
    return { code, expiresAt };
  }

  /** Deletes a person's row; `forgetPerson` also removes them from their tables. */
  forget(person: string): Promise<void> {
    return this.#writer.writeRows([{ kind: 'forget person', person, at: this.#now() }]);
  }

  /** Number of a person's device codes that can still be used. */
  countDeviceCodes(person: string): Promise<number> {
    return this.#store.countDeviceCodes(person, this.#now());
  }

  /** Ends a person's device codes. */
  dropDeviceCodes(person: string): Promise<void> {
    return this.#writer.writeRows([{ kind: 'drop device codes', person }]);
  }

  /** The person of a device code, which is then used up; null if it is unknown, used or expired. */
  useDeviceCode(code: string): Promise<string | null> {
    return this.#store.useDeviceCode(hashText(code), this.#now());
  }
}

/** The made-up name of a person who has not chosen one: always the same for the same id. */
function guestName(id: string): string {
  const digest = hashText(id);
  return names[Number.parseInt(digest.slice(0, 8), 16) % names.length] ?? id.slice(0, 8);
}
