import { ACCOUNT_API, API, devices as devicesSchema, oauthStart } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { accountOf, PUBLIC, problem, servePublicly, toSignedIn } from '../support/accounts.ts';
import { failingDriver } from '../support/failing-driver.ts';
import { KeptLog } from '../support/log.ts';
import { OidcProvider } from '../support/oidc-provider.ts';
import { Person, type Reply } from '../support/person.ts';
import { serve } from '../support/server.ts';

const address = 'anna@example.org';

/** Anna has an account, and a guest with a game has her proof before them. */
async function offerChoice() {
  const served = await servePublicly();
  const [anna, guest] = [await served.arrive(), await served.arrive()];
  await served.signIn(anna, address);
  await guest.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  const end = await served.signIn(guest, address);
  if (end.kind !== 'choose') throw new Error('the guest has a game');
  const choose = (keep: 'guest' | 'account') =>
    guest.ask('POST', ACCOUNT_API.choose, { token: end.token, keep });
  return { ...served, anna, guest, choose };
}

const statusesOf = (replies: readonly Reply[]) =>
  replies.map(({ status }) => status).toSorted((one, other) => one - other);

const listDevices = async (person: Person) =>
  devicesSchema.parse((await person.ask('GET', API.devices)).json).devices;

test('who has chosen to stay a guest cannot take the account by the same choice later', async () => {
  const { anna, guest, choose } = await offerChoice();
  expect(toSignedIn(await choose('guest')).kind).toBe('done');
  expect(await choose('account')).toMatchObject({ status: 404, json: problem('code') });
  expect((await guest.ask('GET', API.me)).json).toEqual(guest.me);
  expect(await listDevices(anna)).toHaveLength(1);
});

test('a choice that is sent many times at once signs one device in', async () => {
  const { anna, choose } = await offerChoice();
  const ends = await Promise.all(Array.from({ length: 8 }, () => choose('account')));
  expect(statusesOf(ends)).toEqual([200, ...Array<number>(7).fill(404)]);
  expect(await listDevices(anna)).toHaveLength(2);
});

test('a choice ends with the account, and is not valid for one that the person makes again', async () => {
  const { anna, choose, signIn } = await offerChoice();
  await anna.ask('DELETE', ACCOUNT_API.mine);
  await signIn(anna, address);
  expect((await choose('account')).status).toBe(404);
});

test('a link that is used many times at once is used once', async () => {
  const { arrive, askForLink, signIn } = await servePublicly();
  const anna = await arrive();
  const token = await askForLink(anna, address);
  const use = () => anna.ask('POST', ACCOUNT_API.useMail, { token });
  const made = statusesOf(await Promise.all(Array.from({ length: 6 }, use)));
  expect(made.filter((status) => status === 200)).toHaveLength(1);
  expect(Math.max(...made)).toBeLessThan(500);
  expect((await accountOf(anna)).account?.mail).toBe(address);
  await signIn(await arrive(), address);
});

test('two links of one guest at once make one account', async () => {
  const { arrive, askForLink } = await servePublicly();
  const anna = await arrive();
  const tokens = [await askForLink(anna, 'a@example.org'), await askForLink(anna, 'b@example.org')];
  const ends = await Promise.all(tokens.map((token) => anna.ask('POST', ACCOUNT_API.useMail, { token })));
  expect(ends.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(Math.max(...ends.map(({ status }) => status))).toBeLessThan(500);
  expect((await accountOf(anna)).account).toMatchObject({ mail: expect.stringMatching(/^[ab]@/) as string });
});

async function serveWithProvider() {
  const provider = await OidcProvider.start();
  const served = await servePublicly(provider.settings);
  const begin = async (person: Person) =>
    provider.agree(oauthStart.parse((await person.ask('POST', ACCOUNT_API.oauth)).json).url);
  const finish = async (person: Person, back: string) =>
    (await person.ask('GET', back.slice(PUBLIC.length))).headers.get('location') ?? '';
  return { ...served, provider, begin, finish };
}

test('a login that is on its way is not added once the device is signed out, nor for the next person there', async () => {
  const { arrive, signIn, begin, finish } = await serveWithProvider();
  const [anna, thief] = [await arrive(), await arrive()];
  await signIn(anna, address);
  await signIn(thief, address);
  const back = await begin(thief);
  const other = (await listDevices(anna)).find(({ here }) => !here)?.id ?? '';
  await anna.ask('DELETE', API.device(other));
  expect(await finish(thief, back)).toBe(`${PUBLIC}/account#problem=problem.proveAgain`);
  expect((await accountOf(anna)).account?.logins).toEqual([]);
});

test('the log does not name the address of whoever is refused', async () => {
  const log = new KeptLog();
  const { arrive, mailbox } = await servePublicly({ logLevel: 'warn' }, { logTo: log });
  mailbox.refusal = 550;
  const anna = await arrive();
  expect((await anna.ask('POST', ACCOUNT_API.mail, { address })).status).toBe(503);
  expect(log.warnings).toContain('a mail to sign in could not be sent');
  expect(JSON.stringify(log.lines)).not.toContain('anna@');
});

test('the address of a provider that is not there answers with a problem', async () => {
  const { url } = await serve();
  const anna = await Person.arrive(url);
  for (const query of ['', '?state=x', '?state=x&code=y', '?error=z'])
    expect(
      (await anna.ask('GET', `/api/account/auth/callback/oauth${query}`)).headers.get('location'),
    ).toMatch(/^\/account#problem=problem\.\w+$/);
});

test('a full disk uses up no link, and signs nobody in by halves', async () => {
  const failing = await failingDriver();
  const { arrive, askForLink } = await servePublicly({}, { driver: failing.driver });
  const [anna, phone] = [await arrive(), await arrive()];
  const make = await askForLink(anna, address);
  failing.fail = 'SQLITE_FULL';
  expect(await anna.ask('POST', ACCOUNT_API.useMail, { token: make })).toMatchObject({
    status: 503,
    json: problem('notSaved'),
  });
  failing.fail = null;
  await expect
    .poll(async () => (await anna.ask('POST', ACCOUNT_API.useMail, { token: make })).status, {
      timeout: 20_000,
      interval: 500,
    })
    .toBe(200);
  expect((await phone.ask('GET', API.me)).json).toEqual(phone.me);
}, 40_000);
