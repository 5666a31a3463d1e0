import * as z from 'zod/mini';
import { closedMode, count, id } from './basics.ts';
import { me } from './tables.ts';

/*
 * Accounts, which nobody needs in order to play on an open server. A person is who their device's cookie says; an account is a way
 * to prove to another device that one is this person. Who makes an account stays the person that they are, so seats, games and
 * name are those of before.
 */

/** Who may take part. Everybody may watch, whatever it is. */
const serverMode = z.enum(['open', ...closedMode.options]);
export type ServerMode = z.infer<typeof serverMode>;

/** What a page has to know before it offers anything. */
export const serverInfo = z.object({
  /**
   * `open`: everybody may open tables and sit down. `invited`: who has been here before, or has an invitation: the code of the
   * server's owner, the link of a table that is not in the list, a device link, a return link, or an account. `accounts`: who
   * has an account.
   */
  mode: serverMode,
  /** Whether this server has accounts; without them all addresses of accounts answer 404 with `problem.noAccounts`. */
  accounts: z.boolean(),
  /**
   * Whether the sender may open tables and sit down. Otherwise such requests answer 403, with `problem.invitationNeeded` or
   * `problem.accountNeeded`; where invitations are needed, whatever else would make the sender known does, too: a new name, say.
   */
  admitted: z.boolean(),
});
export type ServerInfo = z.infer<typeof serverInfo>;

/** The code of the server's owner: that of the settings, or of an invitation. Owners pass it on as the address `/account#invite=CODE`. */
export const useInvitation = z.object({ code: z.string().check(z.minLength(1), z.maxLength(200)) });

/** A way to prove that one owns an account, and whether it is offered to the sender. */
const way = z.object({
  offered: z.boolean(),
  /**
   * Why not. `insecure`: the page came by plain http and not from this machine itself, where browsers have no passkeys.
   * `address`: it has to be opened at another address, `at`. `off`: the server's owner has not set it up.
   */
  why: z.nullable(z.enum(['insecure', 'address', 'off'])),
  /** The address at which the way works, where that is why. */
  at: z.nullable(z.string()),
});
export type AccountWay = z.infer<typeof way>;

/** The sender's account, and how one can be made or proven here. */
export const myAccount = z.object({
  ways: z.object({
    passkey: way,
    mail: way,
    /** `name` of the provider, for the button; null where there is none. */
    oauth: z.extend(way, { name: z.nullable(z.string()) }),
  }),
  /** Null: the sender is a guest. */
  account: z.nullable(
    z.object({
      /** The address that mails with links go to. */
      mail: z.nullable(z.string()),
      passkeys: z.array(z.object({ id, name: z.nullable(z.string()), createdAt: z.nullable(count) })),
      logins: z.array(z.object({ id, provider: z.string(), createdAt: count })),
      createdAt: count,
    }),
  ),
  /**
   * Whether this device has proven lately that the sender owns the account: only then ways can be added and removed. Otherwise
   * such requests answer 403 with `problem.proveAgain`, and the page has the person sign in again, by any way they have.
   */
  proven: z.boolean(),
});
export type MyAccount = z.infer<typeof myAccount>;

const encoded = z.string().check(z.maxLength(20_000));
const credential = {
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
};

/** A new passkey, as `PublicKeyCredential.toJSON` has it, and what its owner calls it. */
export const newPasskey = z.object({
  response: z.looseObject({
    ...credential,
    response: z.looseObject({ clientDataJSON: encoded, attestationObject: encoded }),
  }),
  name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
});
export type NewPasskey = z.infer<typeof newPasskey>;

/** What a browser made with a passkey, as `PublicKeyCredential.toJSON` has it. */
export const usePasskey = z.object({
  response: z.looseObject({
    ...credential,
    response: z.looseObject({ clientDataJSON: encoded, authenticatorData: encoded, signature: encoded }),
  }),
});
export type UsePasskey = z.infer<typeof usePasskey>;

/** For `PublicKeyCredential.parseCreationOptionsFromJSON`, or `parseRequestOptionsFromJSON`. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

/** Where to send a link. */
export const askForMail = z.object({ address: z.string().check(z.maxLength(254), z.regex(z.regexes.email)) });

/** The secret of a link in a mail: what follows `#link=` in the address `/account`. */
export const mailToken = z.object({ token: z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,200}$/)) });

/** What the link of a mail would do. */
export const mailLink = z.object({
  /** `make`: makes an account for the sender, or adds the address to theirs. `signIn`: signs in as somebody who has one. */
  act: z.enum(['make', 'signIn']),
  address: z.string(),
  /** The name of whoever has the account; the sender's own if there is none. */
  name: z.string(),
});

export type MailLink = z.infer<typeof mailLink>;

/** Where a browser goes to sign in at the provider. It comes back to the page `/account`. */
export const oauthStart = z.object({ url: z.string() });

/**
 * The end of signing in. `done`: the sender is `me`; if that is another person than before, this device has a new cookie, its
 * socket is closed with `stranger`, and it gets no more push messages of the person before; the page ends the browser's
 * subscription, as after a device link. `choose`: this device belongs to a guest who has games, and nothing has changed; the page asks
 * whether to stay that guest or to sign in, and sends `chooseAccount`. Who signs in keeps the guest's seats as those of a return
 * link.
 */
export const signedIn = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('done'),
    me,
    /** Tables whose seats could not be taken along, because the account's person sits there already or the table is closed. */
    left: z.array(id),
  }),
  z.object({
    kind: z.literal('choose'),
    /** For `chooseAccount`, for ten minutes. */
    token: z.string(),
    /** The names of both, and the number of the guest's tables. */
    account: z.string(),
    guest: z.string(),
    tables: count,
  }),
]);
export type SignedIn = z.infer<typeof signedIn>;

export const chooseAccount = z.object({
  token: z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,200}$/)),
  keep: z.enum(['guest', 'account']),
});

/**
 * All that the server knows of the sender, as one file. Secrets (of cookies, links, channels, passkeys) and what others said are
 * not in it.
 */
export const myExport = z.looseObject({ format: z.literal('durbar-person'), version: z.literal(1) });

/**
 * Addresses about accounts, apart from `API`, which the first load has. They answer 404 with `problem.noAccounts` where the
 * server has none, except `server`, `invitation` and `exported`. A way that is not offered answers 409 with `problem.noSuchWay`.
 */
export const ACCOUNT_API = {
  /** GET: `serverInfo`. */
  server: '/api/server',
  /** POST `useInvitation`: lets the sender in; `serverInfo`. */
  invitation: '/api/invitation',
  /** GET: `myAccount`. DELETE: the sender is a guest again and keeps everything; `myAccount`. */
  mine: '/api/account',
  /** POST: `passkeyOptions` for a new passkey, of the sender's account or one that is made with it. */
  newPasskey: '/api/account/passkeys/options',
  /** POST `newPasskey`: `myAccount`. */
  passkeys: '/api/account/passkeys',
  /** DELETE: `myAccount`. The last way to prove an account cannot be removed: 409 with `problem.lastWay`. */
  passkey: (passkey: string) => `/api/account/passkeys/${passkey}`,
  /** POST: `passkeyOptions` to sign in. */
  passkeyOptions: '/api/account/sign-in/passkey/options',
  /** POST `usePasskey`: `signedIn`. */
  usePasskey: '/api/account/sign-in/passkey',
  /**
   * POST `askForMail`: sends a link; 204, whether or not somebody has an account with the address. At most 3 an hour to an address
   * and 10 an hour from a network, then 429 with `problem.tooManyMails`. DELETE: removes the address of the sender's account;
   * `myAccount`.
   */
  mail: '/api/account/mail',
  /** POST `mailToken`: `mailLink`, for the page `/account#link=TOKEN` to say what its button will do. */
  mailLink: '/api/account/mail/link',
  /**
   * POST `mailToken`: `signedIn`. Programs open links too, so that only the button of that page sends this. A link that makes an
   * account works only in the browser in which it was asked for, otherwise 409 with `problem.otherBrowser`.
   */
  useMail: '/api/account/sign-in/mail',
  /**
   * POST: `oauthStart`, to sign in, or to add the login to the sender's account if that is proven. The browser comes back to
   * `/account` with one of `#signed-in`, `#choose=` and the JSON of `signedIn`, or `#problem=` and a message key.
   */
  oauth: '/api/account/oauth',
  /** DELETE: `myAccount`. */
  login: (login: string) => `/api/account/logins/${login}`,
  /** POST `chooseAccount`: `signedIn`, always `done`. */
  choose: '/api/account/choose',
  /** GET: a file, `myExport`. */
  exported: '/api/me/export',
} as const;
