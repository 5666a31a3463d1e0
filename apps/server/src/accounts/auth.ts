import type { Locale } from '@durbar/kernel/locales';
import type { Settings } from '../config/settings.ts';
import type { ServerContext } from '../core/context.ts';
import { Problem } from '../core/problem.ts';
import { publicUrl } from '../core/public-url.ts';
import { hashText, randomToken } from '../identity/tokens.ts';
import { currentActing } from './acting.ts';
import { accountAdapter } from './adapter.ts';
import { findProof, noAddress } from './rows.ts';
import { passkeyHost } from './ways.ts';

/** The id of the provider of the settings, which is in its redirect address. */
export const PROVIDER = 'oauth';
/** Where better-auth is; only the redirect address of the provider is used of it. */
const AUTH_PATH = 'api/account/auth';
export const CALLBACK_PATH = `/${AUTH_PATH}/callback/${PROVIDER}`;

/** How long a proof counts: for adding and removing ways. */
const PROOF_MS = 60 * 60_000;
/** How long a link in a mail is valid. */
const LINK_MS = 10 * 60_000;

/** Sends a link to an address, in the language of whoever asked for it. */
type SendLink = (address: string, token: string, locale: Locale) => Promise<void>;

interface AuthParts {
  /** Whether people sign in by the provider of the settings, which is asked to describe itself at once. */
  readonly withProvider: boolean;
  readonly sendLink: SendLink;
}

type AuthContext = Pick<ServerContext, 'settings' | 'store' | 'writer' | 'signer' | 'people' | 'log' | 'now'>;

export type Auth = Awaited<ReturnType<typeof createAuth>>;

// Each package is imported where it is needed, so that no server loads it before somebody uses accounts.
async function loadPackages() {
  const [minimal, adapters, keys, links, oauth, bearer] = await Promise.all([
    import('better-auth/minimal'),
    import('better-auth/adapters'),
    import('@better-auth/passkey'),
    import('better-auth/plugins/magic-link'),
    import('better-auth/plugins/generic-oauth'),
    import('better-auth/plugins/bearer'),
  ]);
  return { ...minimal, ...adapters, ...keys, ...links, ...oauth, ...bearer };
}

type Packages = Awaited<ReturnType<typeof loadPackages>>;

/**
 * Loads better-auth, which proves who owns an account. It asks for no passwords, reports to nobody, and knows nothing of devices:
 * its sessions never leave the server, and say what a device has proven.
 */
export async function createAuth(context: AuthContext, { withProvider, sendLink }: AuthParts) {
  const { settings, store, writer, signer, log } = context;
  const packages = await loadPackages();
  const { basePath } = settings;
  return packages.betterAuth({
    appName: 'Durbar',
    baseURL: settings.publicUrl ?? 'http://localhost',
    basePath: `${basePath}${AUTH_PATH}`,
    secret: signer.sign('accounts', 'better-auth'),
    database: accountAdapter(packages.createAdapterFactory, store, writer),
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    emailAndPassword: { enabled: false },
    session: { expiresIn: PROOF_MS / 1000, disableSessionRefresh: true },
    account: {
      updateAccountOnSignIn: false,
      accountLinking: {
        disableImplicitLinking: true,
        allowDifferentEmails: true,
        trustedProviders: [PROVIDER],
      },
    },
    advanced: {
      cookiePrefix: 'durbar-account',
      defaultCookieAttributes: { path: basePath, httpOnly: true, sameSite: 'lax' },
      database: { generateId: () => randomToken(12) },
      // Requests of other sites do not come so far.
      disableOriginCheck: true,
      disableCSRFCheck: true,
    },
    logger: { level: 'warn', log: (_level, message) => log.warn({ from: 'better-auth' }, message) },
    onAPIError: { errorURL: publicUrl(settings, 'account') ?? '/' },
    databaseHooks: {
      user: { create: { before: (user) => makeAccount(context, user) } },
      account: { create: { before: (login) => addLogin(context, login) } },
      session: {
        create: {
          async after({ id, userId }) {
            currentActing().proof = { session: id, person: userId };
          },
        },
      },
    },
    plugins: [
      passkeys(packages, settings),
      packages.magicLink({
        expiresIn: LINK_MS / 1000,
        generateToken: () => currentActing().linkToken,
        storeToken: { type: 'custom-hasher', hash: async (token) => hashText(token) },
        sendMagicLink: ({ email, token }) => sendLink(email, token, currentActing().me.locale),
      }),
      packages.bearer(),
      packages.genericOAuth({ config: withProvider ? listProviders(settings) : [] }),
    ],
  });
}

/** An account is that of the person who asks; they are stored with it. @returns false if they may have none */
async function makeAccount<T extends object>({ writer, people }: AuthContext, user: T) {
  const acting = currentActing();
  acting.refusal = acting.obstacle;
  if (acting.obstacle) return false;
  await writer.writeRows([people.addChange(acting.me)]);
  acting.hasMade = true;
  return { data: { ...user, id: acting.me.id, name: '' } };
}

/**
 * A login belongs to whoever has come back from the provider. That may be long after they went: meanwhile their device may have been
 * signed out, or somebody else may have signed in there.
 * @returns false if it is not added
 */
async function addLogin(
  { store, now }: AuthContext,
  { userId }: { readonly userId: string },
): Promise<boolean> {
  const { me, device, hasMade } = currentActing();
  const isOwn = userId === me.id;
  if (isOwn && (hasMade || (await findProof(store, { person: me.id, device, now: now() })))) return true;
  currentActing().refusal = new Problem(403, 'proveAgain');
  return false;
}

/** Passkeys that say themselves whose they are, of people who have an account or make one. */
function passkeys({ passkey }: Packages, settings: Settings) {
  return passkey({
    rpName: 'Durbar',
    rpID: passkeyHost(settings),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    registration: {
      requireSession: false,
      resolveUser: () => {
        const { id, name } = currentActing().me;
        return { id, name, displayName: name };
      },
      async afterVerification({ ctx, user: { id } }) {
        const acting = currentActing();
        if (id !== acting.me.id) {
          acting.refusal = new Problem(409, 'signInFailed');
          throw new Error('the options of this passkey were for somebody else');
        }
        const made = { email: noAddress(id), emailVerified: false, name: '' };
        if (!acting.obstacle) await ctx.context.internalAdapter.createUser(made, { method: 'passkey' });
        return { userId: id };
      },
    },
  });
}

/** The provider of the settings, if there is one. Of whoever signs in nothing is used but who they are there. */
function listProviders({ oauthUrl, oauthName, oauthClientId, oauthClientSecret }: Settings) {
  if (oauthUrl === null || oauthClientId === null || oauthClientSecret === null) return [];
  return [
    {
      providerId: PROVIDER,
      name: oauthName,
      discoveryUrl: oauthUrl,
      clientId: oauthClientId,
      clientSecret: oauthClientSecret,
      pkce: true,
      scopes: ['openid'],
      mapProfileToUser: ({ sub, id }: Record<string, unknown>) => ({
        email: noAddress(`${PROVIDER} ${String(sub ?? id)}`),
        emailVerified: false,
        name: '',
        image: '',
      }),
    },
  ];
}
