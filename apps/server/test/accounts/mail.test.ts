import { ACCOUNT_API, API, me } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { accountOf, problem, servePublicly, toSignedIn } from '../support/accounts.ts';

const address = 'anna@example.org';

test('a guest makes an account by mail and keeps name and seats', async () => {
  const { arrive, askForLink, mailbox } = await servePublicly();
  const anna = await arrive();
  await anna.ask('PATCH', API.me, { name: 'Anna' });
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  const token = await askForLink(anna, 'Anna@Example.org');
  expect(mailbox.mails[0]).toContain('Subject: Sign in to Durbar');
  expect((await anna.ask('POST', ACCOUNT_API.mailLink, { token })).json).toEqual({
    act: 'make',
    address,
    name: 'Anna',
  });
  const end = await anna.ask('POST', ACCOUNT_API.useMail, { token });
  expect(toSignedIn(end)).toEqual({ kind: 'done', me: { ...anna.me, name: 'Anna' }, left: [] });
  // Nothing of better-auth's sessions reaches the browser.
  expect(end.headers.getSetCookie()).toEqual([]);
  expect(await accountOf(anna)).toMatchObject({ account: { mail: address }, proven: true });
  expect((await anna.info(id)).you.seat).toBe(0);
  // A link works once.
  expect(await anna.ask('POST', ACCOUNT_API.useMail, { token })).toMatchObject({
    status: 404,
    json: problem('code'),
  });
});

test('a link in many requests at once works once', async () => {
  const { arrive, askForLink } = await servePublicly();
  const anna = await arrive();
  const token = await askForLink(anna, address);
  const use = () => anna.ask('POST', ACCOUNT_API.useMail, { token });
  const answers = await Promise.all(Array.from({ length: 12 }, use));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await accountOf(anna)).account).toMatchObject({ mail: address, passkeys: [], logins: [] });
});

test('the mail is in the language of whoever asked for it', async () => {
  const { arrive, askForLink, mailbox } = await servePublicly();
  const anna = await arrive();
  await anna.ask('PATCH', API.me, { locale: 'fr' });
  await askForLink(anna, address);
  expect(mailbox.mails[0]).toMatch(/Subject: =\?UTF-8\?|Subject: Connexion/);
  expect(mailbox.mails[0]).toContain('Se connecter');
});

test('a link that makes an account works only where it was asked for, and is not used up elsewhere', async () => {
  const { arrive, askForLink } = await servePublicly();
  const [anna, thief] = [await arrive(), await arrive()];
  const token = await askForLink(anna, address);
  for (const url of [ACCOUNT_API.mailLink, ACCOUNT_API.useMail])
    expect(await thief.ask('POST', url, { token })).toMatchObject({
      status: 409,
      json: problem('otherBrowser'),
    });
  expect((await anna.ask('POST', ACCOUNT_API.useMail, { token })).status).toBe(200);
});

test('an account signs in on another device, also by a link that was asked for elsewhere', async () => {
  const { arrive, askForLink, signIn } = await servePublicly();
  const [anna, phone, tablet] = [await arrive(), await arrive(), await arrive()];
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  await signIn(anna, address);
  const guest = await phone.connect();
  expect(await signIn(phone, address)).toEqual({ kind: 'done', me: anna.me, left: [] });
  await guest.until(() => guest.closed !== null, 'the socket of the guest to close');
  expect((await phone.info(id)).you.seat).toBe(0);
  const token = await askForLink(phone, address);
  expect((await tablet.ask('POST', ACCOUNT_API.mailLink, { token })).json).toMatchObject({
    act: 'signIn',
    name: anna.me.name,
  });
  await tablet.ask('POST', ACCOUNT_API.useMail, { token });
  expect((await tablet.ask('GET', API.me)).json).toEqual(anna.me);
});

test('a guest who has games chooses; whoever signs in takes the seats along', async () => {
  const { arrive, signIn } = await servePublicly();
  const [anna, guest] = [await arrive(), await arrive()];
  // Names that are made up may be the same by chance.
  for (const [person, name] of [
    [anna, 'Anna'],
    [guest, 'Gus'],
  ] as const)
    person.me = me.parse((await person.ask('PATCH', API.me, { name })).json);
  await signIn(anna, address);
  const both = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  await guest.join(both.id);
  const own = await guest.open({ seats: [{ kind: 'empty' }, { kind: 'me' }] });
  const first = await signIn(guest, address);
  expect(first).toMatchObject({ kind: 'choose', account: anna.me.name, guest: guest.me.name, tables: 2 });
  const choose = async (keep: 'guest' | 'account', token: string) =>
    guest.ask('POST', ACCOUNT_API.choose, { token, keep });
  const tokenOf = (end: typeof first) => (end.kind === 'choose' ? end.token : '');
  expect(toSignedIn(await choose('guest', tokenOf(first))).kind).toBe('done');
  expect((await guest.ask('GET', API.me)).json).toEqual(guest.me);
  expect((await guest.info(own.id)).you.seat).toBe(1);
  const second = tokenOf(await signIn(guest, address));
  expect(await anna.ask('POST', ACCOUNT_API.choose, { token: second, keep: 'account' })).toMatchObject({
    status: 404,
  });
  // Anna cannot have two seats at one table.
  expect(toSignedIn(await choose('account', second))).toEqual({ kind: 'done', me: anna.me, left: [both.id] });
  expect((await guest.ask('GET', API.me)).json).toEqual(anna.me);
  expect((await anna.info(own.id)).you.seat).toBe(1);
  expect((await anna.info(both.id)).you.seat).toBe(0);
  expect((await choose('account', second)).status).toBe(404);
});

test('an account gets another address only from whoever has proven it, and a guest again keeps everything', async () => {
  const { arrive, signIn } = await servePublicly();
  const anna = await arrive();
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  await signIn(anna, address);
  await signIn(anna, 'other@example.org');
  expect(await accountOf(anna)).toMatchObject({ account: { mail: 'other@example.org' } });
  expect(await anna.ask('DELETE', ACCOUNT_API.mail)).toMatchObject({ status: 409, json: problem('lastWay') });
  expect((await anna.ask('DELETE', ACCOUNT_API.mine)).json).toMatchObject({ account: null, proven: false });
  expect((await anna.info(id)).you.seat).toBe(0);
});

test('the answer is the same whether or not somebody has an account', async () => {
  const { arrive, signIn } = await servePublicly();
  const [anna, other] = [await arrive(), await arrive()];
  await signIn(anna, address);
  const asked = [address, 'nobody@example.org'].map(async (each) => {
    const { status, json, headers } = await other.ask('POST', ACCOUNT_API.mail, { address: each });
    const names = [...headers.keys()].filter((name) => !/date|ratelimit/.test(name));
    return { status, json, names };
  });
  const [known, unknown] = await Promise.all(asked);
  expect(known).toEqual(unknown);
  expect(known?.status).toBe(204);
});

test('three mails an hour to an address, ten from a network', async () => {
  let now = Date.now();
  const { arrive, mailbox } = await servePublicly({}, { now: () => now });
  const anna = await arrive();
  const ask = async (to: string) => (await anna.ask('POST', ACCOUNT_API.mail, { address: to })).status;
  for (const status of [204, 204, 204, 429]) expect(await ask(address)).toBe(status);
  expect(await ask('Anna@example.org')).toBe(429);
  for (const n of [1, 2, 3, 4, 5]) expect(await ask(`a${n}@example.org`)).toBe(204);
  expect(await ask('a6@example.org')).toBe(429);
  expect(mailbox.mails).toHaveLength(8);
  now += 61 * 60_000;
  expect(await ask(address)).toBe(204);
});

test('a mail server that takes nothing is said', async () => {
  const { arrive, mailbox } = await servePublicly();
  mailbox.refusal = 550;
  const anna = await arrive();
  expect(await anna.ask('POST', ACCOUNT_API.mail, { address })).toMatchObject({
    status: 503,
    json: problem('wayDown'),
  });
});
