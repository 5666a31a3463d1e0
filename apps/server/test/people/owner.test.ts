import {
  ACCOUNT_API,
  API,
  HOST_API,
  OWNER_API,
  ownerOverview,
  ownerPeople,
  ownerReports,
  ownerTables,
  PEOPLE_API,
  tableLists,
} from '@durbar/protocol';
import { expect, test } from 'vitest';
import type { Settings } from '../../src/index.ts';
import { Person } from '../support/person.ts';
import { serve } from '../support/server.ts';

const OWNER_KEY = 'a-key-of-the-owner-of-the-server';

async function start(settings: Partial<Settings> = { ownerKey: OWNER_KEY }) {
  const server = await serve(settings);
  const arrive = async (name: string) => {
    const person = await Person.arrive(server.url);
    await person.ask('PATCH', API.me, { name });
    return person;
  };
  const send = async (method: string, path: string, body?: unknown, key: string | null = OWNER_KEY) => {
    const answer = await fetch(server.url + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== null && { authorization: `Bearer ${key}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, json: text === '' ? null : (JSON.parse(text) as unknown), answer };
  };
  return { server, arrive, send };
}

const ADDRESSES = [
  ['GET', OWNER_API.overview],
  ['GET', OWNER_API.people],
  ['GET', OWNER_API.tables],
  ['GET', OWNER_API.reports],
  ['PUT', OWNER_API.report('1')],
  ['PUT', OWNER_API.suspension('nobody')],
  ['DELETE', OWNER_API.sessions('nobody')],
  ['POST', OWNER_API.close('none')],
  ['POST', OWNER_API.ratings],
] as const;

test('without the key, and where none is set, there is nothing at the addresses of the owner', async () => {
  const { send } = await start();
  for (const [method, path] of ADDRESSES)
    for (const key of [null, 'another-key-of-a-stranger', `${OWNER_KEY}x`, '']) {
      const { status, json, answer } = await send(method, path, undefined, key);
      expect([path, key, status, json]).toEqual([path, key, 404, { problem: { key: 'problem.notFound' } }]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  const closed = await start({});
  for (const key of [OWNER_KEY, 'null', 'undefined', ''])
    expect((await closed.send('GET', OWNER_API.overview, undefined, key)).status).toBe(404);
});

test('tries to guess the key are limited', async () => {
  const { send } = await start();
  const tries = Array.from({ length: 80 }, (_, n) => send('GET', OWNER_API.people, undefined, `guess-${n}`));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([404, 429]));
});

test('the owner sees people, tables, health and limits', async () => {
  const { arrive, send } = await start();
  const [anna, bert] = [await arrive('Annabella'), await arrive('Bertrand')];
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }], name: 'Sunday' });
  await bert.join(id);
  const { people } = ownerPeople.parse((await send('GET', OWNER_API.people)).json);
  expect(people.map(({ name }) => name).toSorted()).toEqual(['Annabella', 'Bertrand']);
  const named = ownerPeople.parse((await send('GET', `${OWNER_API.people}?name=Ber`)).json).people;
  expect(named).toMatchObject([{ id: bert.me.id, devices: 1, account: false, suspendedAt: null }]);
  const { tables } = ownerTables.parse((await send('GET', `${OWNER_API.tables}?status=waiting`)).json);
  expect(tables).toMatchObject([
    {
      id,
      name: 'Sunday',
      host: { name: 'Annabella' },
      people: [{ name: 'Annabella' }, { name: 'Bertrand' }],
    },
  ]);
  const overview = ownerOverview.parse((await send('GET', OWNER_API.overview)).json);
  expect(overview.counts).toMatchObject({ people: 2, tables: 1, running: 0, openReports: 0 });
  expect(overview.health).toMatchObject({ trouble: null, rooms: 1 });
  expect(overview.limits).toContainEqual({ name: 'HTTP_RATE', value: '100000' });
  expect(JSON.stringify(overview)).not.toContain(OWNER_KEY);
});

test('lists of the owner go on page by page', async () => {
  const { arrive, send } = await start();
  for (let n = 0; n < 55; n++) await arrive(`Guest ${n}`);
  const first = ownerPeople.parse((await send('GET', OWNER_API.people)).json);
  const second = ownerPeople.parse((await send('GET', `${OWNER_API.people}?before=${first.next}`)).json);
  expect([first.people.length, second.people.length, second.next]).toEqual([50, 5, null]);
  expect(new Set([...first.people, ...second.people].map(({ id }) => id)).size).toBe(55);
});

test('reports reach the owner, who resolves them', async () => {
  const { arrive, send } = await start();
  const [anna, bert] = [await arrive('Annabella'), await arrive('Bertrand')];
  await anna.ask('POST', PEOPLE_API.report(bert.me.id), { reason: 'chat', text: 'Bad words' });
  const read = async (state: string) =>
    ownerReports.parse((await send('GET', `${OWNER_API.reports}?state=${state}`)).json).reports;
  const [report] = await read('open');
  expect(report).toMatchObject({ reason: 'chat', text: 'Bad words', by: { name: 'Annabella' } });
  expect(report?.about?.id).toBe(bert.me.id);
  const path = OWNER_API.report(String(report?.id));
  expect((await send('PUT', path, { resolved: true })).status).toBe(204);
  expect([await read('open'), (await read('resolved')).length]).toEqual([[], 1]);
  expect((await send('PUT', path, { resolved: false })).status).toBe(204);
  expect(await read('open')).toHaveLength(1);
  expect((await send('PUT', OWNER_API.report('99'), { resolved: true })).status).toBe(404);
  await anna.ask('DELETE', API.me);
  expect((await read('open'))[0]?.by).toBeNull();
});

test('a suspended person can watch, but neither sit down nor open a table nor write', async () => {
  const { server, arrive, send } = await start();
  const [anna, bert] = [await arrive('Annabella'), await arrive('Bertrand')];
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  const path = OWNER_API.suspension(bert.me.id);
  expect((await send('PUT', path, { suspended: true })).status).toBe(204);
  const refused = { status: 403, json: { problem: { key: 'problem.suspended' } } };
  expect(await bert.ask('POST', API.join(id), await bert.place(id))).toMatchObject(refused);
  const table = { game: 'bazaar', options: {}, pace: 'live', open: false, seats: [{ kind: 'empty' }] };
  expect(await bert.ask('POST', API.tables, table)).toMatchObject(refused);
  expect((await bert.info(id)).status).toBe('waiting');
  expect((await send('PUT', OWNER_API.suspension('nobody'), { suspended: true })).status).toBe(404);
  // Also after the server has started again.
  await server.stop();
  const again = await serve({ ownerKey: OWNER_KEY, dataFile: server.dataFile });
  bert.moveTo(again.url);
  expect(await bert.ask('POST', API.join(id), await bert.place(id))).toMatchObject(refused);
  const answer = await fetch(again.url + path, {
    method: 'PUT',
    headers: { authorization: `Bearer ${OWNER_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ suspended: false }),
  });
  expect(answer.status).toBe(204);
  await bert.join(id);
});

test('a suspended person who sits at a table can play on, but not write', async () => {
  const { arrive, send } = await start();
  const [anna, bert] = [await arrive('Annabella'), await arrive('Bertrand')];
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  await bert.join(id);
  await anna.start(id);
  await send('PUT', OWNER_API.suspension(bert.me.id), { suspended: true });
  const page = await bert.connect();
  const { snapshot } = await page.watch(id);
  page.send({ t: 'say', table: id, id: 's1', text: 'hello' });
  const { refusal } = await page.next('answer', (answer) => answer.id === 's1');
  expect(refusal?.key).toBe('problem.suspended');
  const move = { kind: 'move', move: { kind: 'bid', coins: 1 } } as const;
  expect((await page.do(id, move, snapshot?.situation.decision?.id)).ok).toBe(true);
});

test('a suspended host has nobody play with them', async () => {
  const { arrive, send } = await start();
  const [anna, bert] = [await arrive('Annabella'), await arrive('Bertrand')];
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  await bert.join(id);
  await send('PUT', OWNER_API.suspension(anna.me.id), { suspended: true });
  const refused = { status: 403, json: { problem: { key: 'problem.suspended' } } };
  expect(await anna.ask('POST', API.start(id))).toMatchObject(refused);
  const invitation = { person: bert.me.id, seat: 1 };
  expect(await anna.ask('POST', HOST_API.invitations(id), invitation)).toMatchObject(refused);
  expect((await bert.info(id)).status).toBe('waiting');
});

test('a suspended person reaches nobody by a name, a change of their table, or the list of tables', async () => {
  const { arrive, send } = await start();
  const [anna, bert] = [await arrive('Annabella'), await arrive('Bertrand')];
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }], visibility: 'open' });
  const list = async () => tableLists.parse((await bert.ask('GET', API.tables)).json).open;
  await expect.poll(async () => (await list()).map((card) => card.id)).toEqual([id]);
  await send('PUT', OWNER_API.suspension(anna.me.id), { suspended: true });
  const refused = { status: 403, json: { problem: { key: 'problem.suspended' } } };
  expect(await anna.ask('PATCH', API.me, { name: 'Buy my coins' })).toMatchObject(refused);
  expect(await anna.ask('PATCH', HOST_API.table(id), { visibility: 'link' })).toMatchObject(refused);
  expect(await list()).toEqual([]);
  // The language is theirs alone.
  expect(await anna.ask('PATCH', API.me, { locale: 'fr' })).toMatchObject({
    json: { name: 'Annabella', locale: 'fr' },
  });
  await send('PUT', OWNER_API.suspension(anna.me.id), { suspended: false });
  expect((await anna.ask('PATCH', API.me, { name: 'Anna' })).status).toBe(200);
});

test('the owner signs a person out everywhere, and ends tables', async () => {
  const { arrive, send } = await start();
  const [anna, bert] = [await arrive('Annabella'), await arrive('Bertrand')];
  const waiting = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  const running = await anna.open({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], start: true });
  const page = await bert.connect();
  await bert.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  expect((await send('DELETE', OWNER_API.sessions(bert.me.id))).status).toBe(204);
  await page.until(() => page.closed !== null, 'the end of the socket');
  const { json } = await bert.ask('GET', API.me);
  expect(json).not.toMatchObject({ id: bert.me.id });
  for (const { id } of [waiting, running]) {
    expect((await send('POST', OWNER_API.close(id))).status).toBe(204);
    expect((await anna.info(id)).status).toBe('abandoned');
    expect((await send('POST', OWNER_API.close(id))).status).toBe(409);
  }
  expect((await send('POST', OWNER_API.close('none'))).status).toBe(404);
});

test('where only invited people play, the owner needs no invitation', async () => {
  const { send } = await start({ ownerKey: OWNER_KEY, serverMode: 'invited', inviteCode: 'come-in-all' });
  expect((await send('POST', OWNER_API.ratings)).status).toBe(204);
  expect((await send('GET', ACCOUNT_API.server, undefined, null)).status).toBe(200);
});
