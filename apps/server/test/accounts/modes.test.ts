import {
  ACCOUNT_API,
  API,
  madeServerInvitation,
  type NewServerInvitation,
  OWNER_API,
  ownerInvitations,
} from '@durbar/protocol';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../src/index.ts';
import { problem, servePublicly } from '../support/accounts.ts';
import { Person } from '../support/person.ts';
import { serve } from '../support/server.ts';

const seats = [{ kind: 'me' }, { kind: 'empty' }] as const;
const newTable = {
  game: 'bazaar',
  options: {},
  pace: 'live',
  open: true,
  seats: [{ kind: 'empty' }, { kind: 'empty' }],
};

const serverOf = async (person: Person) => (await person.ask('GET', ACCOUNT_API.server)).json;
const refusal = (key: string) => ({ status: 403, json: problem(key) });

test('an open server admits everybody', async () => {
  const anna = await Person.arrive((await serve()).url);
  expect(await serverOf(anna)).toEqual({ mode: 'open', accounts: true, admitted: true });
  expect(await anna.ask('POST', ACCOUNT_API.invitation, { code: 'none' })).toMatchObject({
    status: 404,
    json: problem('code'),
  });
});

describe('by invitation', () => {
  const invited = { serverMode: 'invited', inviteCode: 'let-me-in' } as const;
  const comeIn = async (url: string) => {
    const person = await Person.arrive(url);
    await person.ask('POST', ACCOUNT_API.invitation, { code: 'let-me-in' });
    return person;
  };

  test('somebody new may watch and do nothing that makes them known', async () => {
    const { url } = await serve(invited);
    const [anna, stranger] = [await comeIn(url), await Person.arrive(url)];
    const { id } = await anna.open({ seats, open: true });
    expect(await serverOf(stranger)).toEqual({ mode: 'invited', accounts: true, admitted: false });
    for (const [method, path, body] of [
      ['POST', API.tables, newTable],
      ['POST', API.join(id), await stranger.place(id)],
      ['PATCH', API.me, { name: 'Stranger' }],
      ['POST', API.deviceLink, undefined],
      ['PUT', '/api/me/clock', { zone: 'Europe/Paris', from: 480, to: 1320 }],
      ['POST', '/api/me/notices/calendar', undefined],
    ] as const)
      expect(await stranger.ask(method, path, body)).toMatchObject(refusal('invitationNeeded'));
    // Neither does an account: a passkey would make them known.
    expect(await serverOf(stranger)).toMatchObject({ admitted: false });
    const page = await stranger.connect();
    expect((await page.watch(id)).info.id).toBe(id);
  });

  test("the owner's code, the link of a private table, a return link and a device link let somebody in", async () => {
    const { url } = await serve(invited);
    const anna = await comeIn(url);
    expect(await serverOf(anna)).toMatchObject({ admitted: true });
    const [bert, cora, phone] = [
      await Person.arrive(url),
      await Person.arrive(url),
      await Person.arrive(url),
    ];
    expect(await bert.ask('POST', ACCOUNT_API.invitation, { code: 'let-me-iN' })).toMatchObject({
      status: 404,
    });
    const { id, you } = await anna.open({ seats });
    await bert.join(id);
    expect((await bert.ask('POST', API.tables, newTable)).status).toBe(200);
    expect((await cora.ask('POST', API.useReturnCode, { code: you.returnCode })).status).toBe(200);
    const { code } = (await anna.ask('POST', API.deviceLink)).json as { code: string };
    await phone.ask('POST', API.useDeviceLink, { code });
    for (const person of [bert, cora, phone])
      expect(await serverOf(person)).toMatchObject({ admitted: true });
  });

  test("an invitation of the owner's lets in as many as it is for, until it ends", async () => {
    let now = Date.now();
    const key = 'a-key-of-the-owner-of-the-server';
    const { url } = await serve({ serverMode: 'invited', ownerKey: key }, { now: () => now });
    const proof = { authorization: `Bearer ${key}` };
    const owner = await Person.arrive(url);
    const make = async (wanted: NewServerInvitation) =>
      madeServerInvitation.parse((await owner.ask('POST', OWNER_API.invitations, wanted, proof)).json);
    const use = async (person: Person, code: string) =>
      (await person.ask('POST', ACCOUNT_API.invitation, { code })).status;
    const arrive = () => Person.arrive(url);
    const first = await make({ people: 2, note: 'the Sunday table' });
    expect(first).toMatchObject({ needed: true, url: null, invitation: { most: 2, uses: 0, open: true } });
    const crowd = await Promise.all(Array.from({ length: 5 }, arrive));
    const answers = await Promise.all(crowd.map((person) => use(person, first.code)));
    expect(answers.toSorted((a, b) => a - b)).toEqual([200, 200, 404, 404, 404]);
    const insiders = crowd.filter((_, i) => answers[i] === 200);
    for (const person of insiders) {
      expect(await serverOf(person)).toMatchObject({ admitted: true });
      // Again, as by a second press: it is theirs.
      expect(await use(person, first.code)).toBe(200);
    }
    const list = async () => {
      const { json } = await owner.ask('GET', OWNER_API.invitations, undefined, proof);
      return ownerInvitations.parse(json).invitations.map(({ uses, open }) => [uses, open]);
    };
    expect(await list()).toEqual([[2, false]]);
    now += 1;
    const [short, withdrawn] = [await make({ days: 1 }), await make({ people: 9 })];
    const end = OWNER_API.invitation(withdrawn.invitation.id);
    expect((await owner.ask('DELETE', end, undefined, proof)).status).toBe(204);
    expect(await use(await arrive(), withdrawn.code)).toBe(404);
    now += 24 * 60 * 60_000;
    expect(await use(await arrive(), short.code)).toBe(404);
    // Nobody else makes or ends any.
    for (const [method, path] of [
      ['POST', OWNER_API.invitations],
      ['GET', OWNER_API.invitations],
      ['DELETE', end],
    ] as const)
      expect((await owner.ask(method, path, method === 'POST' ? {} : undefined)).status).toBe(404);
  });

  test('an account is made by whoever is in, and signs in on a new device', async () => {
    const { arrive, signIn, askForLink } = await servePublicly(invited);
    const [anna, stranger, phone] = [await arrive(), await arrive(), await arrive()];
    const token = await askForLink(stranger, 'stranger@example.org');
    expect(await stranger.ask('POST', ACCOUNT_API.useMail, { token })).toMatchObject({
      status: 403,
      json: problem('invitationNeeded'),
    });
    await anna.ask('POST', ACCOUNT_API.invitation, { code: 'let-me-in' });
    await signIn(anna, 'anna@example.org');
    expect(await signIn(phone, 'anna@example.org')).toMatchObject({ kind: 'done', me: anna.me });
    expect(await serverOf(phone)).toMatchObject({ admitted: true });
  });
});

test('with accounts only, guests watch, and whoever had a seat plays on', async () => {
  const before = await serve();
  const guest = await Person.arrive(before.url);
  const { id } = await guest.open({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], start: true });
  await before.stop();
  const { arrive, signIn, server } = await servePublicly({
    serverMode: 'accounts',
    dataFile: before.dataFile,
  });
  guest.moveTo(server.url);
  expect(await serverOf(guest)).toEqual({ mode: 'accounts', accounts: true, admitted: false });
  const page = await guest.connect();
  await page.watch(id);
  expect(await page.do(id, { kind: 'resign' })).toMatchObject({ ok: true });
  for (const [path, body] of [
    [API.tables, newTable],
    [API.rematch(id), undefined],
    [API.useReturnCode, { code: (await guest.info(id)).you.returnCode }],
  ] as const)
    expect(await guest.ask('POST', path, body)).toMatchObject(refusal('accountNeeded'));
  const anna = await arrive();
  await signIn(anna, 'anna@example.org');
  expect(await serverOf(anna)).toMatchObject({ admitted: true });
  const opened = await anna.open({ seats });
  expect(await guest.ask('POST', API.join(opened.id), await guest.place(opened.id))).toMatchObject(
    refusal('accountNeeded'),
  );
});

test('settings that would keep everybody out stop the start', () => {
  expect(() => readSettings({ SERVER_MODE: 'closed' })).toThrow(
    "SERVER_MODE should be one of open, invited, accounts, not 'closed'.",
  );
  // People come in by invitations of the owner, too.
  expect(readSettings({ SERVER_MODE: 'invited' })).toMatchObject({ serverMode: 'invited', inviteCode: null });
  expect(() => readSettings({ SERVER_MODE: 'accounts', ACCOUNTS: 'off' })).toThrow(
    'SERVER_MODE=accounts needs ACCOUNTS=on',
  );
  // A secret is not repeated in a message.
  expect(() => readSettings({ INVITE_CODE: 'short' })).toThrow(/letters, digits, - and _\.$/);
});
