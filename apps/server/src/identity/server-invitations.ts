import type { Me } from '@durbar/protocol';
import type { ServerInvitationRow } from '../storage/people-rows.ts';
import type { Store } from '../storage/store.ts';
import type { Writer } from '../storage/writer.ts';
import type { People } from './people.ts';
import { hashText } from './tokens.ts';

/** Whether somebody can come in by an invitation of the server's owner. */
export function isOpenInvitation(
  { most, uses, expiresAt, withdrawnAt }: ServerInvitationRow,
  now: number,
): boolean {
  return withdrawnAt === null && expiresAt > now && uses < most;
}

/** Lets people in by the invitations of the server's owner. */
export class ServerInvitations {
  readonly #store: Pick<Store, 'people'>;
  readonly #writer: Pick<Writer, 'writeRows'>;
  readonly #people: People;
  readonly #now: () => number;
  /** Those who come in: one after the other, so that nobody comes in beyond the number. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    store: Pick<Store, 'people'>,
    writer: Pick<Writer, 'writeRows'>,
    people: People,
    now: () => number,
  ) {
    this.#store = store;
    this.#writer = writer;
    this.#people = people;
    this.#now = now;
  }

  /** Whoever is in already uses nothing up. @returns whether the code lets the person in @throws {StorageError} */
  use(me: Me, code: string): Promise<boolean> {
    const task = () => this.#use(me, code);
    const done = this.#last.then(task, task);
    this.#last = done;
    return done;
  }

  async #use(me: Me, code: string): Promise<boolean> {
    const found = await this.#store.people.findServerInvitation({ hash: hashText(code) });
    const isKnown = await this.#people.isStored(me.id);
    // Whoever sends it twice has used it the first time.
    if (found && isKnown) return true;
    if (!found || !isOpenInvitation(found, this.#now())) return false;
    await this.#writer.writeRows([
      this.#people.addChange(me),
      { kind: 'use server invitation', id: found.id },
    ]);
    return true;
  }
}
