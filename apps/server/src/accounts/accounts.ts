import type { MailLink, Me, MyAccount, NewPasskey, UsePasskey } from '@durbar/protocol';
import type { ServerContext } from '../core/context.ts';
import { InTurn } from '../core/in-turn.ts';
import { Problem } from '../core/problem.ts';
import { isAdmitted } from '../identity/admission.ts';
import { describeMailError, Mailer } from '../notices/channels/mailer.ts';
import { type AccountModel, fieldIs, hasAccount } from '../storage/account-rows.ts';
import { Acting, actFor, currentActing } from './acting.ts';
import { withoutAttestation } from './attestation.ts';
import { type Auth, createAuth, PROVIDER } from './auth.ts';
import { askedFor, findLinkAddress, makeLinkToken, sendSignInLink } from './links.ts';
import { findAccount, findOwner, findProof, noAddress, type OwnAccount } from './rows.ts';
import { findWays, type Place, passkeyOrigin } from './ways.ts';

/** A request about accounts, as far as it matters here. */
export interface Visit {
  readonly me: Me;
  readonly device: string;
  readonly place: Place;
  readonly network: string;
  /** The header of cookies, in which the challenge of a proof that has begun comes back. */
  readonly cookies: string;
}

/** What a browser is sent. */
export interface Step<T> {
  readonly body: T;
  /** Cookies for the rest of the proof. */
  readonly cookies: readonly string[];
}

/** A question to better-auth. */
type Call = (auth: Auth, headers: Headers) => Promise<Response>;

/** Somebody has proven to own an account: of which person, and by which session. */
export interface Proof {
  readonly person: string;
  readonly session: string;
}

/** Accounts: how they are made, proven, and what belongs to them. What signs in is apart: it only says who has proven what. */
export class Accounts {
  readonly #context: ServerContext;
  readonly #mailer: Mailer;
  /** By person: what makes an account, or adds to it. */
  readonly #making = new InTurn();
  /** better-auth as most ask it, and with the provider, which may not answer. */
  readonly #auths = new Map<'own' | 'provider', Promise<Auth>>();

  constructor(context: ServerContext) {
    this.#context = context;
    this.#mailer = new Mailer(context.settings);
  }

  async read({ me, device, place }: Visit): Promise<MyAccount> {
    const { settings, store } = this.#context;
    return {
      ways: findWays(settings, place),
      account: await findAccount(store, me.id),
      proven: (await this.#proofOf(me, device)) !== null,
    };
  }

  /** What a browser needs to make a passkey. */
  async beginPasskey(visit: Visit): Promise<Step<unknown>> {
    this.#requireWay(visit, 'passkey');
    return this.#ask(visit, await this.#adding(visit), (auth, headers) =>
      auth.api.generatePasskeyRegistrationOptions({ headers, query: {}, asResponse: true }),
    );
  }

  /** Adds a passkey to the person's account, or makes the account. */
  async addPasskey(visit: Visit, { response, name }: NewPasskey): Promise<Step<Proof>> {
    this.#requireWay(visit, 'passkey');
    const bare = await withoutAttestation(response);
    const body = { response: bare, createSession: true, ...(name !== undefined && { name }) };
    return this.#making.run(visit.me.id, async () =>
      this.#prove(visit, await this.#adding(visit), (auth, headers) =>
        auth.api.verifyPasskeyRegistration({ headers, body, asResponse: true }),
      ),
    );
  }

  /** What a browser needs to use a passkey. */
  async beginSignIn(visit: Visit): Promise<Step<unknown>> {
    this.#requireWay(visit, 'passkey');
    return this.#ask(visit, new Acting(visit, null), (auth, headers) =>
      auth.api.generatePasskeyAuthenticationOptions({ headers, asResponse: true }),
    );
  }

  async usePasskey(visit: Visit, { response }: UsePasskey): Promise<Step<Proof>> {
    this.#requireWay(visit, 'passkey');
    return this.#prove(visit, new Acting(visit, null), (auth, headers) =>
      auth.api.verifyPasskeyAuthentication({ headers, body: { response }, asResponse: true }),
    );
  }

  /**
   * Sends a link to an address, whoever has an account with it.
   * @throws {Problem} if too many were sent, or the mail server does not take it
   */
  async sendLink(visit: Visit, given: string): Promise<void> {
    this.#requireWay(visit, 'mail');
    if (!this.#context.mailLimit.allows(visit.network, given)) throw new Problem(429, 'tooManyMails');
    const linkToken = makeLinkToken(this.#context.signer, visit.me.id);
    const body = { email: given.toLowerCase() };
    await this.#ask(visit, new Acting(visit, null, linkToken), (auth, headers) =>
      auth.api.signInMagicLink({ headers, body, asResponse: true }),
    );
  }

  /** What a link would do. @throws {Problem} if it is not valid, or not in this browser */
  async readLink({ me }: Visit, token: string): Promise<MailLink & { readonly owner: string | null }> {
    const { store, people, signer } = this.#context;
    const address = await findLinkAddress(this.#context, token);
    if (address === null) throw new Problem(404, 'code');
    const owner = await findOwner(store, address);
    if (owner === null && !askedFor(signer, token, me.id)) throw new Problem(409, 'otherBrowser');
    const { name } = owner === null ? me : await people.me(owner, me.locale);
    return { act: owner === null ? 'make' : 'signIn', address, name, owner };
  }

  useLink(visit: Visit, token: string): Promise<Step<Proof>> {
    return this.#making.run(visit.me.id, () => this.#useLink(visit, token));
  }

  async #useLink(visit: Visit, token: string): Promise<Step<Proof>> {
    const { address, owner } = await this.readLink(visit, token);
    const acting = owner === null ? await this.#adding(visit) : new Acting(visit, null);
    // Without an account better-auth makes one with the address.
    if (owner === null && acting.obstacle) await this.#setAddress(visit.me, address, true);
    return this.#prove(visit, acting, (auth, headers) =>
      auth.api.magicLinkVerify({ headers, query: { token }, asResponse: true }),
    );
  }

  /** Where the browser goes to sign in at the provider; who has proven to own an account adds the login to it. */
  async beginOauth(visit: Visit): Promise<Step<{ readonly url: string }>> {
    this.#requireWay(visit, 'oauth');
    const proof = await this.#proofOf(visit.me, visit.device);
    const at = this.#context.settings.publicUrl ?? '';
    const body = { provider: PROVIDER, callbackURL: at, errorCallbackURL: at, disableRedirect: true };
    const { body: answer, cookies } = await this.#askProvider(
      visit,
      new Acting(visit, null),
      (auth, headers) => {
        if (!proof) return auth.api.signInSocial({ headers, body, asResponse: true });
        headers.set('authorization', `Bearer ${proof.token}`);
        return auth.api.linkSocialAccount({ headers, body, asResponse: true });
      },
    );
    const url = typeof answer === 'object' && answer !== null && 'url' in answer ? answer.url : null;
    if (typeof url !== 'string') throw new Problem(503, 'wayDown');
    return { body: { url }, cookies };
  }

  /** The browser has come back from the provider. @returns null if the login was added to the person's account */
  async finishOauth(visit: Visit, query: Record<string, string>): Promise<Step<Proof | null>> {
    this.#requireWay(visit, 'oauth');
    const acting = new Acting(visit, await this.#findObstacle(visit));
    const { body, cookies } = await this.#askProvider(visit, acting, (auth, headers) =>
      auth.api.callbackOAuth({ headers, params: { id: PROVIDER }, query, method: 'GET', asResponse: true }),
    );
    const code = typeof body === 'string' ? new URL(body).searchParams.get('error') : null;
    if (code !== null) throw fromOauth(code);
    return { body: acting.proof, cookies };
  }

  /** Removes a passkey or a login. @throws {Problem} if it is the last way, or the device has proven nothing lately */
  async remove(visit: Visit, model: Extract<AccountModel, 'passkey' | 'login'>, id: string): Promise<void> {
    const account = await this.#requireOwner(visit);
    const list = model === 'passkey' ? account?.passkeys : account?.logins;
    if (!account || !list?.some((each) => each.id === id)) throw new Problem(404, 'notFound');
    requireAnotherWay(account);
    const where = [fieldIs('id', id), fieldIs('userId', visit.me.id)];
    await this.#context.writer.writeRows([{ kind: 'drop account rows', filter: { model, where } }]);
  }

  async removeAddress(visit: Visit): Promise<void> {
    const account = await this.#requireOwner(visit);
    if (!account?.mail) throw new Problem(404, 'notFound');
    requireAnotherWay(account);
    await this.#setAddress(visit.me, noAddress(visit.me.id), false);
  }

  /** Makes the person a guest, who keeps everything else. */
  async removeAccount(visit: Visit): Promise<void> {
    await this.#requireOwner(visit);
    const filter = { model: 'account', where: [fieldIs('id', visit.me.id)] } as const;
    await this.#context.writer.writeRows([{ kind: 'drop account rows', filter }]);
  }

  /**
   * Notes on which device somebody has proven to own an account; what it proved before ends.
   * @returns false if that was noted before, or the account or the proof has ended
   */
  async bind(session: string, device: string): Promise<boolean> {
    const { store, writer } = this.#context;
    const fresh = [fieldIs('id', session), fieldIs('device', null)];
    const bound = await store.accounts.change({ model: 'session', where: fresh }, { device });
    if (bound.length === 0) return false;
    const others = [fieldIs('device', device), { field: 'id', operator: '<>', value: session } as const];
    await writer.writeRows([{ kind: 'drop account rows', filter: { model: 'session', where: others } }]);
    return true;
  }

  /** Ends a proof that nobody has used. @returns false if somebody has, or it has ended */
  async drop(session: string): Promise<boolean> {
    const fresh = [fieldIs('id', session), fieldIs('device', null)];
    return (await this.#context.store.accounts.take({ model: 'session', where: fresh })) !== null;
  }

  #proofOf({ id: person }: Me, device: string) {
    return findProof(this.#context.store, { person, device, now: this.#context.now() });
  }

  /** @throws {Problem} if the person has an account, and this device has not proven lately that it is theirs */
  async #requireOwner({ me, device }: Visit): Promise<OwnAccount | null> {
    const account = await findAccount(this.#context.store, me.id);
    if (account && !(await this.#proofOf(me, device))) throw new Problem(403, 'proveAgain');
    return account;
  }

  #requireWay({ place }: Visit, way: 'passkey' | 'mail' | 'oauth'): void {
    if (!findWays(this.#context.settings, place)[way].offered) throw new Problem(409, 'noSuchWay');
  }

  /**
   * For whom a way is added to their account, or the account is made.
   * @throws {Problem} if they have an account and have not proven it lately, or may not have one
   */
  async #adding(visit: Visit): Promise<Acting> {
    const account = await this.#requireOwner(visit);
    const obstacle = await this.#findObstacle(visit);
    if (!account && obstacle) throw obstacle;
    return new Acting(visit, obstacle);
  }

  /** Why no account can be made for somebody; null if one can. */
  async #findObstacle({ me }: Visit): Promise<Problem | null> {
    const { settings, store } = this.#context;
    if (await hasAccount(store, me.id)) return new Problem(409, 'unknownLogin');
    // Where an account is what it takes, whoever makes one is let in.
    if (settings.serverMode === 'accounts' || (await isAdmitted(settings, store, me.id))) return null;
    return new Problem(403, 'invitationNeeded');
  }

  async #setAddress({ id }: Me, email: string, isVerified: boolean): Promise<void> {
    const filter = { model: 'account', where: [fieldIs('id', id)] } as const;
    const set = { email, emailVerified: isVerified ? 1 : 0, updatedAt: this.#context.now() };
    await this.#context.store.accounts.change(filter, set);
  }

  #load(kind: 'own' | 'provider'): Promise<Auth> {
    const known = this.#auths.get(kind);
    if (known) return known;
    const made = createAuth(this.#context, {
      withProvider: kind === 'provider',
      sendLink: async (address, token, locale) => {
        try {
          await sendSignInLink(this.#context, this.#mailer, { address, token, locale });
        } catch (error) {
          // Its words may have the address in them.
          this.#context.log.warn(describeMailError(error), 'a mail to sign in could not be sent');
          currentActing().refusal = new Problem(503, 'wayDown');
          throw error;
        }
      },
    });
    this.#auths.set(kind, made);
    made.catch(() => this.#auths.delete(kind));
    return made;
  }

  /** Asks better-auth something that proves an account. */
  async #prove(visit: Visit, acting: Acting, call: Call): Promise<Step<Proof>> {
    const { cookies } = await this.#ask(visit, acting, call);
    if (!acting.proof) throw new Problem(400, 'signInFailed');
    return { body: acting.proof, cookies };
  }

  /** Asks better-auth something. @returns the JSON of its answer, or the address that it sends the browser to */
  async #ask(
    { place, cookies }: Visit,
    acting: Acting,
    call: Call,
    kind: 'own' | 'provider' = 'own',
  ): Promise<Step<unknown>> {
    const auth = await this.#load(kind);
    const headers = new Headers({ cookie: cookies, origin: passkeyOrigin(this.#context.settings, place) });
    const response = await actFor(acting, () => call(auth, headers)).catch((error: unknown) => {
      throw acting.refusal ?? error;
    });
    if (acting.refusal) throw acting.refusal;
    const body: unknown = response.headers.get('location') ?? (await response.json());
    if (!response.ok && response.status !== 302) throw fromAuth(body, response.status);
    return { body, cookies: response.headers.getSetCookie().filter((each) => !/session/.test(each)) };
  }

  /** Asks better-auth something for which it may need the provider. @throws {Problem} if that does not answer */
  async #askProvider(visit: Visit, acting: Acting, call: Call): Promise<Step<unknown>> {
    try {
      return await inTime(this.#ask(visit, acting, call, 'provider'), this.#context.tuning.providerMs);
    } catch (error) {
      // It describes itself once, when it is first asked: the next time it may do so.
      if (isProviderDown(error)) this.#auths.delete('provider');
      throw error;
    }
  }
}

const isProviderDown = (error: unknown): boolean =>
  error instanceof Problem && error.words.key === 'problem.wayDown';

/** @throws {Problem} if the provider does not answer in time */
async function inTime<T>(task: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Problem(503, 'wayDown')), ms);
  });
  try {
    return await Promise.race([task, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** @throws {Problem} if an account would be left without a way to prove it */
function requireAnotherWay({ mail, passkeys, logins }: OwnAccount): void {
  if (passkeys.length + logins.length + (mail === null ? 0 : 1) < 2) throw new Problem(409, 'lastWay');
}

/** The problem of what better-auth refuses. */
function fromAuth(body: unknown, status: number): Problem {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null;
  switch (code) {
    case 'PASSKEY_NOT_FOUND':
      return new Problem(404, 'unknownPasskey');
    case 'PROVIDER_NOT_FOUND':
      return new Problem(503, 'wayDown');
    default:
      return new Problem(status >= 500 ? 400 : status, 'signInFailed');
  }
}

/** The problem of what went wrong on the way to the provider and back. */
function fromOauth(code: string): Problem {
  if (code === 'account_already_linked_to_different_user') return new Problem(409, 'loginTaken');
  return new Problem(400, 'signInFailed');
}
