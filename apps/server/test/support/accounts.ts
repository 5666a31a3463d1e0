import { ACCOUNT_API, type MyAccount, myAccount, type SignedIn, signedIn } from '@durbar/protocol';
import type { Settings } from '../../src/index.ts';
import { Mailbox } from './mailbox.ts';
import { Person, type Reply } from './person.ts';
import { serve } from './server.ts';

export const PUBLIC = 'https://play.example.org';

/** Headers of a proxy that has the server's public address. */
const PROXY = { 'x-forwarded-host': 'play.example.org', 'x-forwarded-proto': 'https' };

/** A server with a public address and mail, and people who come by that address. */
export async function servePublicly(
  settings: Partial<Settings> = {},
  parts: Parameters<typeof serve>[1] = {},
) {
  const mailbox = await Mailbox.start();
  const mail = { smtpUrl: mailbox.url, mailFrom: 'durbar@example.net' };
  const server = await serve({ publicUrl: PUBLIC, trustProxy: 1, ...mail, ...settings }, parts);
  const arrive = (cookie: string | null = null) => Person.arrive(server.url, cookie, PROXY);
  let mails = 0;
  /** Asks for a link, and waits for the mail. @returns its secret */
  const askForLink = async (person: Person, address: string): Promise<string> => {
    const { status } = await person.ask('POST', ACCOUNT_API.mail, { address });
    if (status !== 204) throw new Error(`a link was refused with ${status}`);
    return tokenIn(await mailbox.received(++mails));
  };
  /** Makes an account, or signs in, by mail. */
  const signIn = async (person: Person, address: string): Promise<SignedIn> =>
    toSignedIn(await person.ask('POST', ACCOUNT_API.useMail, { token: await askForLink(person, address) }));
  return { server, mailbox, arrive, askForLink, signIn };
}

/** The secret of the link of a mail. */
function tokenIn(mail: string): string {
  const [, token] = /https:\/\/play\.example\.org\/account#link=([\w-]+)/.exec(mail) ?? [];
  if (token === undefined) throw new Error(`no link in ${mail}`);
  return token;
}

export function toSignedIn({ status, json }: Reply): SignedIn {
  if (status !== 200) throw new Error(`signing in was answered with ${status}: ${JSON.stringify(json)}`);
  return signedIn.parse(json);
}

export async function accountOf(person: Person): Promise<MyAccount> {
  return myAccount.parse((await person.ask('GET', ACCOUNT_API.mine)).json);
}

export const problem = (key: string) => ({ problem: { key: `problem.${key}` } });
