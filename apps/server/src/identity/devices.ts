import { fieldIs } from '../storage/account-rows.ts';
import type { DeviceRow } from '../storage/rows.ts';
import type { Store } from '../storage/store.ts';
import type { Writer } from '../storage/writer.ts';
import { COOKIE_MS, type Credential, readCookie } from './cookie.ts';
import type { PersonChannels } from './person-channels.ts';
import type { Signer } from './tokens.ts';

const HOUR = 60 * 60 * 1000;
/** A cookie older than this is renewed. */
const RENEW_MS = 24 * HOUR;
/** How long the previous cookie stays valid: requests sent before a device received its new cookie still carry it. */
const GRACE_MS = 60_000;

/** The result of checking a request's cookie. `forged`: somebody has tampered with it, or uses one that was replaced. */
export type Recognition =
  | { readonly kind: 'known'; readonly credential: Credential; readonly row: DeviceRow | null }
  | { readonly kind: 'none' | 'forged' };

/**
 * The devices on which people are signed in. The device of a person who only watches exists in their cookie alone; it is
 * stored when the person is. A stored device can be signed out, and its cookie is replaced daily, so that a stolen one expires.
 */
export class Devices {
  readonly #store: Store;
  readonly #writer: Writer;
  readonly #channels: PersonChannels;
  readonly #signer: Signer;
  readonly #now: () => number;
  /** Called when a device was signed out. */
  onEnd: (device: string) => void = () => undefined;

  constructor(store: Store, writer: Writer, channels: PersonChannels, signer: Signer, now: () => number) {
    this.#store = store;
    this.#writer = writer;
    this.#channels = channels;
    this.#signer = signer;
    this.#now = now;
  }

  async recognize(cookie: string | undefined): Promise<Recognition> {
    if (cookie === undefined) return { kind: 'none' };
    const credential = readCookie(this.#signer, cookie);
    if (!credential) return { kind: 'forged' };
    if (this.#now() - credential.issuedAt > COOKIE_MS) return { kind: 'none' };
    const row = await this.#store.findDevice(credential.device);
    if (!row) return { kind: 'known', credential, row };
    if (row.endedAt !== null || row.person !== credential.person) return { kind: 'none' };
    if (!this.#isCurrent(credential, row)) return { kind: 'forged' };
    return { kind: 'known', credential, row };
  }

  /** Whether a cookie is the newest one, or the previous one while the newest may not have reached the device. */
  #isCurrent({ generation }: Credential, row: DeviceRow): boolean {
    if (generation === row.generation) return true;
    const isPrevious = generation === row.generation - 1;
    return isPrevious && (row.confirmed < row.generation || this.#now() - row.renewedAt < GRACE_MS);
  }

  /**
   * Notes that a device of a stored person was used.
   * @param label of the device
   * @returns the credential of a new cookie if it is time for one, else null
   */
  async use(credential: Credential, row: DeviceRow | null, label: string): Promise<Credential | null> {
    const now = this.#now();
    if (!row) {
      await this.#put(newDevice(credential, label, now));
      return null;
    }
    const isNewest = credential.generation === row.generation;
    const isOld = isNewest && this.isOld(credential);
    const generation = isOld ? row.generation + 1 : row.generation;
    const confirmed = Math.max(row.confirmed, credential.generation);
    if (isOld || confirmed !== row.confirmed || now - row.usedAt > HOUR) {
      const renewedAt = isOld ? now : row.renewedAt;
      await this.#put({ ...row, label, usedAt: now, generation, confirmed, renewedAt });
    }
    return generation === credential.generation ? null : { ...credential, generation, issuedAt: now };
  }

  /** Whether it is time for a new cookie. */
  isOld({ issuedAt }: Credential): boolean {
    return this.#now() - issuedAt > RENEW_MS;
  }

  /** Signs a person in on a device. */
  async add(credential: Credential, label: string): Promise<void> {
    await this.#put(newDevice(credential, label, this.#now()));
  }

  list(person: string): Promise<DeviceRow[]> {
    return this.#store.listDevices(person);
  }

  /** Signs a device of a person out: its browser gets no more of their push messages. @returns whether there was such a device */
  async end(person: string, device: string): Promise<boolean> {
    const row = await this.#store.findDevice(device);
    if (row?.person !== person || row.endedAt !== null) return false;
    const proofs = { model: 'session', where: [fieldIs('device', device)] } as const;
    await this.#channels.change(person, [
      { kind: 'put device', device: { ...row, endedAt: this.#now() } },
      // What somebody has proven there does not count any more.
      { kind: 'drop account rows', filter: proofs },
      ...(await this.#channels.endingsOf(person, device)),
    ]);
    this.onEnd(device);
    return true;
  }

  /** The browser of a device belongs to somebody else from now on: it gets no more push messages of this person. */
  async silence({ person, device }: Credential): Promise<void> {
    const endings = await this.#channels.endingsOf(person, device);
    if (endings.length > 0) await this.#channels.change(person, endings);
  }

  #put(device: DeviceRow): Promise<void> {
    return this.#writer.writeRows([{ kind: 'put device', device }]);
  }
}

function newDevice({ person, device, generation }: Credential, label: string, now: number): DeviceRow {
  return {
    id: device,
    person,
    label,
    createdAt: now,
    usedAt: now,
    generation,
    confirmed: generation,
    renewedAt: now,
    endedAt: null,
  };
}
