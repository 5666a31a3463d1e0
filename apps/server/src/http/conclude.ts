import type { SignedIn } from '@durbar/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts, Proof, Visit } from '../accounts/accounts.ts';
import { countTables, formatChoice, readChoice, takeSeats } from '../accounts/choice.ts';
import { hasAccount } from '../accounts/rows.ts';
import type { ServerContext } from '../core/context.ts';
import { Problem } from '../core/problem.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { signIn } from './identify.ts';

/** A request whose sender signs in. */
interface SigningIn {
  readonly visit: Visit;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * The end of signing in: who has proven to own an account becomes its person on this device. A guest who has games is asked first,
 * since nothing else leads back to them.
 */
export class Conclusion {
  readonly #context: ServerContext;
  readonly #rooms: Rooms;
  readonly #accounts: Accounts;

  constructor(context: ServerContext, rooms: Rooms, accounts: Accounts) {
    this.#context = context;
    this.#rooms = rooms;
    this.#accounts = accounts;
  }

  /** What a proof leads to. */
  async conclude(signingIn: SigningIn, proof: Proof): Promise<SignedIn> {
    const { me, device } = signingIn.visit;
    if (me.id !== proof.person) {
      const tables = await this.#countOnlyHere(me.id);
      return tables > 0 ? this.#offer(signingIn.visit, proof, tables) : this.#become(signingIn, proof, []);
    }
    await this.#accounts.bind(proof.session, device);
    return { kind: 'done', me, left: [] };
  }

  /** What a guest has chosen. @throws {Problem} if the choice was not offered to them, or was made */
  async choose(signingIn: SigningIn, token: string, keep: 'guest' | 'account'): Promise<SignedIn> {
    const { signer, now, people } = this.#context;
    const { me } = signingIn.visit;
    const choice = readChoice(signer, token, now());
    if (choice?.guest !== me.id) throw new Problem(404, 'code');
    if (keep === 'guest') return { kind: 'done', me, left: [] };
    const person = await people.me(choice.account, me.locale);
    if (!(await hasAccount(this.#context.store, person.id))) throw new Problem(404, 'code');
    const left = await takeSeats(this.#context, this.#rooms, me.id, person);
    return this.#become(signingIn, { person: person.id, session: choice.session }, left);
  }

  /** The number of tables that nobody could find again if this device became somebody else's. */
  async #countOnlyHere(person: string): Promise<number> {
    if (await hasAccount(this.#context.store, person)) return 0;
    return countTables(this.#context, person);
  }

  async #offer({ me }: Visit, { person, session }: Proof, tables: number): Promise<SignedIn> {
    const { signer, now, people } = this.#context;
    const token = formatChoice(signer, { guest: me.id, account: person, session }, now());
    const { name } = await people.me(person, me.locale);
    return { kind: 'choose', token, account: name, guest: me.name, tables };
  }

  async #become(
    { visit, request, reply }: SigningIn,
    { person, session }: Proof,
    left: readonly string[],
  ): Promise<SignedIn> {
    const { devices, people } = this.#context;
    const device = await signIn(this.#context, request, reply, person);
    await this.#accounts.bind(session, device);
    // The guest's device is gone; their page is told to connect again.
    if (!(await devices.end(visit.me.id, visit.device))) devices.onEnd(visit.device);
    return { kind: 'done', me: await people.me(person, visit.me.locale), left: [...left] };
  }
}
