import type { SignedIn } from '@durbar/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts, Proof, Visit } from '../accounts/accounts.ts';
import { countGames, formatChoice, readChoice, takeAlong } from '../accounts/choice.ts';
import type { ServerContext } from '../core/context.ts';
import { Problem } from '../core/problem.ts';
import { type Credential, credentialOf } from '../identity/cookie.ts';
import type { RatingKeeper } from '../ratings/keeper.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { hasAccount } from '../storage/account-rows.ts';
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
  readonly #ratings: RatingKeeper;
  readonly #accounts: Accounts;

  constructor(
    context: ServerContext,
    { rooms, ratings }: { readonly rooms: Rooms; readonly ratings: RatingKeeper },
    accounts: Accounts,
  ) {
    this.#context = context;
    this.#rooms = rooms;
    this.#ratings = ratings;
    this.#accounts = accounts;
  }

  /** What a proof leads to. */
  async conclude(signingIn: SigningIn, proof: Proof): Promise<SignedIn> {
    const { me, device } = signingIn.visit;
    if (me.id !== proof.person) {
      const tables = await this.#countOnlyHere(me.id);
      return tables > 0 ? this.#offer(signingIn.visit, proof, tables) : this.#enter(signingIn, proof);
    }
    await this.#bind(proof.session, device);
    return { kind: 'done', me, left: [] };
  }

  /** @throws {Problem} if the account has ended meanwhile */
  async #bind(session: string, device: string): Promise<void> {
    if (!(await this.#accounts.bind(session, device))) throw new Problem(400, 'signInFailed');
  }

  /** What a guest has chosen, once. @throws {Problem} if the choice was not offered to them, or was made */
  async choose(signingIn: SigningIn, token: string, keep: 'guest' | 'account'): Promise<SignedIn> {
    const { signer, now, people } = this.#context;
    const { me } = signingIn.visit;
    const choice = readChoice(signer, token, now());
    if (choice?.guest !== me.id) throw new Problem(404, 'code');
    if (keep === 'guest') {
      // Whoever has this device later must not find a way into the account.
      if (!(await this.#accounts.drop(choice.session))) throw new Problem(404, 'code');
      return { kind: 'done', me, left: [] };
    }
    const next = credentialOf(choice.account, now());
    if (!(await this.#accounts.bind(choice.session, next.device))) throw new Problem(404, 'code');
    const person = await people.me(choice.account, me.locale);
    const moving = { context: this.#context, rooms: this.#rooms, ratings: this.#ratings };
    return this.#become(signingIn, next, await takeAlong(moving, me.id, person));
  }

  /** The number of tables that nobody could find again if this device became somebody else's. */
  async #countOnlyHere(person: string): Promise<number> {
    if (await hasAccount(this.#context.store, person)) return 0;
    return countGames(this.#context, person);
  }

  async #offer({ me }: Visit, { person, session }: Proof, tables: number): Promise<SignedIn> {
    const { signer, now, people } = this.#context;
    const token = formatChoice(signer, { guest: me.id, account: person, session }, now());
    const { name } = await people.me(person, me.locale);
    return { kind: 'choose', token, account: name, guest: me.name, tables };
  }

  async #enter(signingIn: SigningIn, { person, session }: Proof): Promise<SignedIn> {
    const next = credentialOf(person, this.#context.now());
    await this.#bind(session, next.device);
    return this.#become(signingIn, next, []);
  }

  /** @param next whose this device is from now on; the proof is bound to it, so that no other request uses it, too */
  async #become(
    { visit, request, reply }: SigningIn,
    next: Credential,
    left: readonly string[],
  ): Promise<SignedIn> {
    const { devices, people } = this.#context;
    await signIn(this.#context, request, reply, next);
    // The guest's device is gone; their page is told to connect again.
    if (!(await devices.end(visit.me.id, visit.device))) devices.onEnd(visit.device);
    return { kind: 'done', me: await people.me(next.person, visit.me.locale), left: [...left] };
  }
}
