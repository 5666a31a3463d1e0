import { API } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { Page } from './support/page.ts';
import { Person } from './support/person.ts';
import { serve } from './support/server.ts';
import { openFile } from './support/sqlite.ts';

test('a visitor becomes a guest with a signed cookie that works over plain http', async () => {
  const { url } = await serve();
  const answer = await fetch(url + API.me, { headers: { 'accept-language': 'fr-CA,en;q=0.5' } });
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^durbar=[\w-]{16}\.[\w-]{16}\.0\.\d+\.[\w-]{32}; /);
  expect(cookie).toContain('HttpOnly');
  expect(cookie).toContain('SameSite=Lax');
  expect(cookie).not.toContain('Secure');
  expect(await answer.json()).toMatchObject({ locale: 'fr', name: expect.stringMatching(/^\w+$/) as string });
});

test('a cookie that this server did not sign is ignored', async () => {
  const { url } = await serve();
  const anna = await Person.arrive(url);
  const [id, ...rest] = (anna.cookie ?? '').replace('durbar=', '').split('.');
  const other = await Person.arrive(url, `durbar=${id}.${rest.join('.').slice(0, -32)}${'A'.repeat(32)}`);
  expect(other.me.id).not.toBe(anna.me.id);
  const page = await Page.open(url, `durbar=AAAAAAAAAAAAAAAA.${rest.join('.')}`);
  expect(page.closed).toEqual({ code: 4001, reason: 'stranger' });
});

test('the cookie is limited to https if a trusted proxy says that the page came over it', async () => {
  const { url } = await serve({ trustProxy: 1 });
  const answer = await fetch(url + API.me, { headers: { 'x-forwarded-proto': 'https' } });
  expect(answer.headers.getSetCookie()[0]).toContain('Secure');
});

test('name and language can be changed, and others at a table see the new name', async () => {
  const { url } = await serve();
  const anna = await Person.arrive(url);
  const table = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  const page = await (await Person.arrive(url)).connect();
  await page.watch(table.id);
  const { json } = await anna.ask('PATCH', API.me, { name: '  Ännchen ', locale: 'fr' });
  expect(json).toEqual({ id: anna.me.id, name: 'Ännchen', locale: 'fr' });
  await page.next('info', ({ info }) => info.seats[0]?.name === 'Ännchen');
  expect((await Person.arrive(url, anna.cookie)).me).toEqual(json);
});

test.each(['', '   ', 'x'.repeat(25), 'a\u0000b', 'a\u202eb', 7])('the name %j is refused', async (name) => {
  const { url } = await serve();
  const anna = await Person.arrive(url);
  const { status, json } = await anna.ask('PATCH', API.me, { name });
  expect(status).toBe(400);
  expect(json).toEqual({ problem: { key: 'problem.badRequest' } });
});

test('a link signs a second device in, once and only for a while', async () => {
  let now = Date.now();
  const { url, dataFile } = await serve({}, { now: () => now });
  const anna = await Person.arrive(url);
  await anna.ask('PATCH', API.me, { name: 'Anna' });
  const link = async () => {
    const { json } = await anna.ask('POST', API.deviceLink);
    return (json as { code: string }).code;
  };
  const code = await link();
  const db = openFile(dataFile);
  expect(JSON.stringify(db.prepare('SELECT * FROM device_code').all())).not.toContain(code);
  db.close();
  const phone = await Person.arrive(url);
  expect((await phone.ask('POST', API.useDeviceLink, { code })).json).toMatchObject({
    id: anna.me.id,
    name: 'Anna',
  });
  expect((await Person.arrive(url, phone.cookie)).me.id).toBe(anna.me.id);
  const thief = await Person.arrive(url);
  expect(await thief.ask('POST', API.useDeviceLink, { code })).toMatchObject({
    status: 404,
    json: { problem: { key: 'problem.code' } },
  });
  const late = await link();
  now += 10 * 60_000 + 1;
  expect((await thief.ask('POST', API.useDeviceLink, { code: late })).status).toBe(404);
  expect((await Person.arrive(url, thief.cookie)).me.id).toBe(thief.me.id);
});

test('a return link gives its seat and nothing else, until the seat is freed', async () => {
  const { url } = await serve();
  const anna = await Person.arrive(url);
  const bert = await Person.arrive(url);
  const table = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  const joined = await bert.join(table.id);
  const code = joined.you.returnCode ?? '';
  const phone = await Person.arrive(url);
  expect((await phone.info(table.id)).you).toMatchObject({ seat: null, returnCode: null });
  const page = await phone.connect();
  await page.watch(table.id);
  expect((await phone.ask('POST', API.useReturnCode, { code })).json).toEqual({ table: table.id });
  expect((await phone.info(table.id)).you).toMatchObject({ seat: 1, host: false });
  await page.next('table', ({ info }) => info.you.seat === 1);
  expect((await Person.arrive(url, phone.cookie)).me.id).toBe(phone.me.id);
  expect((await bert.info(table.id)).you.seat).toBe(1);

  const forged = code.replace(/\.1\./, '.0.');
  expect((await phone.ask('POST', API.useReturnCode, { code: forged })).status).toBe(404);
  expect((await anna.ask('POST', API.useReturnCode, { code })).json).toEqual({
    problem: { key: 'problem.twoSeats' },
  });

  await anna.ask('PUT', API.seat(table.id, 1), { kind: 'empty' });
  expect((await phone.info(table.id)).you.seat).toBe(null);
  expect((await phone.ask('POST', API.useReturnCode, { code })).status).toBe(404);
});
