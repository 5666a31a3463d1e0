import { ACCOUNT_API, API, oauthStart, signedIn } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { readSettings } from '../../src/index.ts';
import { accountOf, PUBLIC, problem, servePublicly } from '../support/accounts.ts';
import { OidcProvider } from '../support/oidc-provider.ts';
import type { Person } from '../support/person.ts';
import { openFile } from '../support/sqlite.ts';

async function serveWithProvider(tuning = {}) {
  const provider = await OidcProvider.start();
  const served = await servePublicly(provider.settings, { tuning });
  const begin = async (person: Person) =>
    oauthStart.parse((await person.ask('POST', ACCOUNT_API.oauth)).json).url;
  /** The browser comes back. @returns the fragment of the page that it ends at */
  const finish = async (person: Person, address: string): Promise<string> => {
    const { status, headers } = await person.ask('GET', address.slice(PUBLIC.length));
    const location = headers.get('location') ?? '';
    if (status !== 302 || !location.startsWith(`${PUBLIC}/account#`))
      throw new Error(`${status} ${location}`);
    return location.slice(`${PUBLIC}/account#`.length);
  };
  /** Signs a person in as whoever is signed in at the provider. */
  const signIn = async (person: Person) => finish(person, provider.agree(await begin(person)));
  return { ...served, provider, begin, finish, signIn };
}

test('a guest makes an account at a provider and keeps name and seats; nothing else is kept of the provider', async () => {
  const { arrive, signIn, server, provider } = await serveWithProvider();
  const anna = await arrive();
  await anna.ask('PATCH', API.me, { name: 'Anna' });
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  expect((await accountOf(anna)).ways.oauth).toEqual({ offered: true, why: null, at: null, name: 'Club' });
  expect(await signIn(anna)).toBe('signed-in');
  expect(await accountOf(anna)).toMatchObject({
    account: { mail: null, logins: [{ provider: 'oauth' }] },
    proven: true,
  });
  expect((await anna.ask('GET', API.me)).json).toEqual({ ...anna.me, name: 'Anna' });
  expect((await anna.info(id)).you.seat).toBe(0);
  const db = openFile(server.dataFile);
  const kept = JSON.stringify(
    ['account', 'account_login'].map((table) => db.prepare(`SELECT * FROM ${table}`).all()),
  );
  db.close();
  expect(kept).toContain(provider.sub);
  for (const secret of ['victim@example.org', 'Real Name', 'rt']) expect(kept).not.toContain(`"${secret}"`);
});

test('a login signs in on another device, and asks a guest who has games', async () => {
  const { arrive, signIn } = await serveWithProvider();
  const [anna, phone, guest] = [await arrive(), await arrive(), await arrive()];
  await signIn(anna);
  expect(await signIn(phone)).toBe('signed-in');
  expect((await phone.ask('GET', API.me)).json).toEqual(anna.me);
  await guest.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  const end = await signIn(guest);
  expect(end.startsWith('choose=')).toBe(true);
  const choice = signedIn.parse(JSON.parse(decodeURIComponent(end.slice('choose='.length))));
  expect(choice).toMatchObject({ kind: 'choose', tables: 1 });
  expect((await guest.ask('GET', API.me)).json).toEqual(guest.me);
});

test('a login is added to an account that was proven, and belongs to one account', async () => {
  const { arrive, signIn, provider, askForLink } = await serveWithProvider();
  const [anna, bert] = [await arrive(), await arrive()];
  await signIn(anna);
  const byMail = async (person: Person, address: string) =>
    person.ask('POST', ACCOUNT_API.useMail, { token: await askForLink(person, address) });
  await byMail(bert, 'bert@example.org');
  expect(await signIn(bert)).toBe('problem=problem.loginTaken');
  provider.sub = 'bert';
  expect(await signIn(bert)).toBe('signed-in');
  const { account } = await accountOf(bert);
  expect(account).toMatchObject({ mail: 'bert@example.org', logins: [{}] });
  expect((await bert.ask('DELETE', ACCOUNT_API.mail)).json).toMatchObject({ account: { mail: null } });
  const login = ACCOUNT_API.login(account?.logins[0]?.id ?? '');
  expect(await bert.ask('DELETE', login)).toMatchObject({ status: 409, json: problem('lastWay') });
  expect((await anna.ask('DELETE', login)).status).toBe(404);
  // The address that the provider has asserted leads nowhere.
  const stranger = await arrive();
  await byMail(stranger, 'victim@example.org');
  expect((await stranger.ask('GET', API.me)).json).toEqual(stranger.me);
});

test('what another browser began, and what the provider did not sign, makes no account', async () => {
  const { arrive, begin, finish, signIn, provider } = await serveWithProvider();
  const [anna, victim] = [await arrive(), await arrive()];
  const back = provider.agree(await begin(anna));
  expect(await finish(victim, back)).toBe('problem=problem.signInFailed');
  for (const fault of ['signature', 'audience', 'nonce'] as const) {
    provider.fault = fault;
    expect(await signIn(anna)).toBe('problem=problem.signInFailed');
  }
  expect((await accountOf(victim)).account).toBeNull();
  expect((await accountOf(anna)).account).toBeNull();
  provider.fault = 'none';
  const used = provider.agree(await begin(anna));
  expect(await finish(anna, used)).toBe('signed-in');
  expect(await finish(anna, used)).toBe('problem=problem.signInFailed');
});

test('a provider that does not answer at first can be used later', async () => {
  const { arrive, provider, signIn } = await serveWithProvider({ providerMs: 2_000 });
  const anna = await arrive();
  for (const state of ['down', 'silent'] as const) {
    provider.state = state;
    expect(await anna.ask('POST', ACCOUNT_API.oauth)).toMatchObject({
      status: 503,
      json: problem('wayDown'),
    });
    // The other ways do not depend on it.
    expect((await anna.ask('POST', ACCOUNT_API.passkeyOptions)).status).toBe(200);
  }
  provider.state = 'up';
  expect(await signIn(anna)).toBe('signed-in');
});

test('half of the settings stop the start', () => {
  const OAUTH_URL = 'https://login.example.org/.well-known/openid-configuration';
  expect(() => readSettings({ OAUTH_URL })).toThrow(
    'OAUTH_URL needs OAUTH_CLIENT_ID and OAUTH_CLIENT_SECRET, by which the provider knows this server.',
  );
  const client = { OAUTH_CLIENT_ID: 'a', OAUTH_CLIENT_SECRET: 'b' };
  expect(() => readSettings({ OAUTH_URL, ...client })).toThrow('OAUTH_URL needs PUBLIC_URL');
  expect(readSettings({ OAUTH_URL, ...client, PUBLIC_URL: PUBLIC }).oauthUrl).toBe(OAUTH_URL);
  expect(() => readSettings({ OAUTH_URL: 'login.example.org' })).toThrow('OAUTH_URL should be an address');
});
