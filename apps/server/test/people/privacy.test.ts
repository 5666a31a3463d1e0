import {
  ACCOUNT_API,
  API,
  blocks,
  type FromServer,
  foundPeople,
  history,
  PEOPLE_API,
  profile,
  rivals,
  tableBans,
} from '@durbar/protocol';
import { expect, test } from 'vitest';
import { playOut } from '../support/finished.ts';
import type { Page } from '../support/page.ts';
import { Person } from '../support/person.ts';
import { serve } from '../support/server.ts';
import { openFile } from '../support/sqlite.ts';

/** Anna and Bert have finished a match; Carl only looks. */
async function startFinished({ open = false } = {}) {
  const server = await serve();
  const arrive = async (name: string) => {
    const person = await Person.arrive(server.url);
    await person.ask('PATCH', API.me, { name });
    return person;
  };
  const [anna, bert, carl] = [await arrive('Annabella'), await arrive('Bertrand'), await arrive('Carlotta')];
  const id = await playOut([anna, bert], { open });
  return { server, arrive, anna, bert, carl, id };
}

const find = async (reader: Person, name: string) => {
  const { status, json } = await reader.ask('GET', `${PEOPLE_API.people}?name=${encodeURIComponent(name)}`);
  return status === 200 ? foundPeople.parse(json).people.map((person) => person.name) : status;
};
const problemOf = async (asked: ReturnType<Person['ask']>) => {
  const { status, json } = await asked;
  return `${status} ${JSON.stringify(json).match(/problem\.\w+/)?.[0] ?? ''}`.trim();
};
const look = (reader: Person, person: Person) => reader.ask('GET', PEOPLE_API.person(person.me.id));

test('people are found by the beginning of their name, once they have finished a match', async () => {
  const { carl, anna } = await startFinished();
  expect(await find(carl, 'anna')).toEqual(['Annabella']);
  expect(await find(carl, 'Be')).toEqual(['Bertrand']);
  expect(await find(carl, 'nna')).toEqual([]);
  expect(await find(anna, 'Carl')).toEqual([]);
  expect(await find(carl, 'A')).toBe(400);
  // Signs of the database mean nothing.
  expect(await find(carl, 'A%')).toEqual([]);
  expect(await find(carl, '__')).toEqual([]);
});

test('who has done nothing yet has a page of their own, which others do not find', async () => {
  const { server, anna } = await startFinished();
  const visitor = await Person.arrive(server.url);
  expect((await look(visitor, visitor)).json).toMatchObject({
    name: visitor.me.name,
    you: true,
    figures: { finished: 0, won: null, places: [], ratings: [], best: [], turnMs: null },
  });
  expect((await visitor.ask('GET', PEOPLE_API.history(visitor.me.id))).json).toEqual({
    matches: [],
    next: null,
  });
  expect(await problemOf(look(anna, visitor))).toBe('404 problem.noPerson');
});

test('a private page has a name and no more, for others', async () => {
  const { anna, carl } = await startFinished();
  expect((await anna.ask('PUT', PEOPLE_API.privacy, { private: true })).json).toEqual({ private: true });
  expect((await look(carl, anna)).json).toEqual({
    id: anna.me.id,
    name: 'Annabella',
    you: false,
    blocked: false,
    invitable: false,
    private: true,
    figures: null,
  });
  expect((await carl.ask('GET', PEOPLE_API.history(anna.me.id))).json).toEqual({ matches: [], next: null });
  expect((await carl.ask('GET', PEOPLE_API.rivals(anna.me.id))).json).toEqual({ rivals: [] });
  expect(await find(carl, 'Anna')).toEqual([]);
  expect(profile.parse((await look(anna, anna)).json).figures?.finished).toBe(1);
  await anna.ask('PUT', PEOPLE_API.privacy, { private: false });
  expect(profile.parse((await look(carl, anna)).json).figures?.finished).toBe(1);
});

test('the address of a private table is shown to those who sat there only', async () => {
  const { anna, bert, carl, id } = await startFinished();
  const tablesFor = async (reader: Person) => {
    const { matches } = history.parse((await reader.ask('GET', PEOPLE_API.history(anna.me.id))).json);
    const { figures } = profile.parse((await look(reader, anna)).json);
    return [matches[0]?.table, figures?.best[0]?.table];
  };
  expect(await tablesFor(bert)).toEqual([id, id]);
  expect(await tablesFor(carl)).toEqual([null, null]);
  const raw = JSON.stringify((await carl.ask('GET', PEOPLE_API.history(anna.me.id))).json);
  expect(raw).not.toContain(id);
  const open = await startFinished({ open: true });
  const { matches } = history.parse((await open.carl.ask('GET', PEOPLE_API.history(open.anna.me.id))).json);
  expect(matches[0]?.table).toBe(open.id);
});

test('nothing is shown of somebody who has blocked the reader', async () => {
  const { anna, bert, carl } = await startFinished();
  const { status, json } = await anna.ask('PUT', PEOPLE_API.block(carl.me.id));
  expect([status, blocks.parse(json).people.map(({ name }) => name)]).toEqual([200, ['Carlotta']]);
  expect(await problemOf(look(carl, anna))).toBe('404 problem.noPerson');
  expect(await problemOf(carl.ask('GET', PEOPLE_API.history(anna.me.id)))).toBe('404 problem.noPerson');
  expect(await problemOf(carl.ask('GET', PEOPLE_API.rivals(anna.me.id)))).toBe('404 problem.noPerson');
  expect(await find(carl, 'Anna')).toEqual([]);
  const read = async (search = '') => {
    const reply = await carl.ask('GET', `${PEOPLE_API.history(bert.me.id)}?search=${search}`);
    return history.parse(reply.json).matches.map(({ company }) => company.map(({ name }) => name));
  };
  expect(await read()).toEqual([[null]]);
  expect(await read('Annabella')).toEqual([]);
  expect((await carl.ask('GET', PEOPLE_API.rivals(bert.me.id))).json).toEqual({ rivals: [] });
  expect(JSON.stringify((await carl.ask('GET', PEOPLE_API.history(bert.me.id))).json)).not.toContain(
    anna.me.id,
  );
  await anna.ask('DELETE', PEOPLE_API.block(carl.me.id));
  expect((await look(carl, anna)).status).toBe(200);
  expect(await read('annab')).toEqual([['Annabella']]);
});

test('a history is filtered, searched and read page by page; rivals are counted', async () => {
  const { anna, bert, carl, arrive } = await startFinished();
  const dora = await arrive('Dorothea');
  for (let match = 0; match < 22; match++)
    await playOut([anna, dora], { seed: `match ${match}`, rated: match < 3 });
  const read = async (query: string) =>
    history.parse((await carl.ask('GET', `${PEOPLE_API.history(anna.me.id)}?${query}`)).json);
  const first = await read('');
  const second = await read(`before=${first.next}`);
  expect([first.matches.length, second.matches.length, second.next]).toEqual([20, 3, null]);
  expect(new Set([...first.matches, ...second.matches].map(({ match }) => match)).size).toBe(23);
  expect((await read('search=Bert')).matches).toHaveLength(1);
  expect((await read('search=bazaar')).matches).toHaveLength(20);
  expect((await read('filter=rated&search=Dora')).matches).toEqual([]);
  expect((await read('filter=rated&search=Doro')).matches).toHaveLength(3);
  const { figures } = profile.parse((await look(carl, anna)).json);
  const wins = figures?.places.find(({ place }) => place === 1)?.count ?? 0;
  const won = await read('filter=won');
  expect(won.matches.every(({ place, margin }) => place === 1 && (margin ?? -1) >= 0)).toBe(true);
  expect(won.matches.length).toBe(Math.min(20, wins));
  const met = rivals.parse((await bert.ask('GET', PEOPLE_API.rivals(anna.me.id))).json).rivals;
  expect(met.map(({ name, you }) => [name, you])).toEqual([
    ['Bertrand', true],
    ['Dorothea', false],
  ]);
  const [, dorothea] = met;
  expect((dorothea?.ahead ?? 0) + (dorothea?.behind ?? 0) + (dorothea?.tied ?? 0)).toBe(22);
  expect((await read('before=nonsense').catch(() => null)) === null).toBe(true);
});

test('a blocked person cannot sit down at the tables of who has blocked them, who does not read their lines', async () => {
  const { anna, bert, carl } = await startFinished();
  const { id } = await bert.open({ seats: [{ kind: 'me' }, { kind: 'empty' }, { kind: 'empty' }] });
  await anna.join(id, 1);
  await anna.ask('PUT', PEOPLE_API.block(bert.me.id));
  const hosted = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  expect(await problemOf(bert.ask('POST', API.join(hosted.id), await bert.place(hosted.id)))).toBe(
    '409 problem.cannotSit',
  );
  await carl.join(hosted.id);
  const [annas, berts] = [await anna.connect(), await bert.connect()];
  for (const page of [annas, berts]) await page.watch(id);
  const say = async (page: Page, text: string) => {
    page.send({ t: 'say', table: id, id: text, text });
    await page.next('answer', (answer) => answer.id === text);
  };
  await say(berts, 'one');
  await say(annas, 'two');
  const isLine = (message: FromServer) => message.t === 'chat';
  await annas.next('chat', ({ line }) => line.text === 'two');
  await berts.next('chat', ({ line }) => line.text === 'two');
  expect(annas.got.filter(isLine)).toHaveLength(1);
  expect(berts.got.filter(isLine)).toHaveLength(2);
  const again = await (await anna.connect()).watch(id);
  expect(again.chat.map(({ text }) => text)).toEqual(['two']);
});

test('a host bans a person: they lose their seat before the start, and can neither sit down nor write', async () => {
  const { anna, bert, carl } = await startFinished();
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  await bert.join(id);
  expect(await problemOf(bert.ask('PUT', PEOPLE_API.ban(id, anna.me.id)))).toBe('403 problem.notHost');
  const { json } = await anna.ask('PUT', PEOPLE_API.ban(id, bert.me.id));
  expect(tableBans.parse(json).people).toEqual([{ id: bert.me.id, name: 'Bertrand' }]);
  expect((await anna.info(id)).seats[1]?.kind).toBe('empty');
  expect(await problemOf(bert.ask('POST', API.join(id), await bert.place(id)))).toBe('409 problem.cannotSit');
  await carl.join(id);
  await anna.start(id);
  expect(await problemOf(anna.ask('PUT', PEOPLE_API.ban(id, carl.me.id)))).toBe('409 problem.banSeated');
  expect(await problemOf(anna.ask('PUT', PEOPLE_API.ban(id, anna.me.id)))).toBe('409 problem.yourself');
  expect((await anna.ask('DELETE', PEOPLE_API.ban(id, bert.me.id))).json).toEqual({ people: [] });
});

test('answers about people have no secrets in them', async () => {
  const { anna, bert, carl, id } = await startFinished();
  const answers = await Promise.all(
    [
      PEOPLE_API.person(anna.me.id),
      PEOPLE_API.history(anna.me.id),
      PEOPLE_API.rivals(anna.me.id),
      `${PEOPLE_API.people}?name=Anna`,
    ].map(async (path) => JSON.stringify((await carl.ask('GET', path)).json)),
  );
  const whole = answers.join();
  for (const secret of [anna.cookie, bert.cookie, carl.cookie].map(
    (cookie) => cookie?.split('=')[1] ?? 'none',
  ))
    expect(whole).not.toContain(secret);
  expect(whole).not.toContain(id);
  expect(whole).not.toMatch(/device|mail|session|salt|nonce/i);
});

test('a person reports another one, not themselves, and not too often', async () => {
  const { anna, carl } = await startFinished();
  const tell = (body: object) => carl.ask('POST', PEOPLE_API.report(anna.me.id), body);
  expect(await problemOf(carl.ask('POST', PEOPLE_API.report(carl.me.id), { reason: 'chat' }))).toBe(
    '409 problem.yourself',
  );
  expect(await problemOf(carl.ask('POST', PEOPLE_API.report('nobody'), { reason: 'chat' }))).toBe(
    '404 problem.noPerson',
  );
  expect(await problemOf(tell({ reason: 'rumour' }))).toBe('400 problem.badRequest');
  expect(await problemOf(tell({ reason: 'chat', table: 'none' }))).toBe('404 problem.noTable');
  for (let sent = 0; sent < 10; sent++)
    expect((await tell({ reason: 'chat', text: 'Words' })).status).toBe(204);
  expect(await problemOf(tell({ reason: 'chat' }))).toBe('429 problem.tooManyReports');
});

test('the export has what is known of oneself, and deletion leaves a result without a name', async () => {
  const { anna, bert, carl, id, server } = await startFinished();
  await anna.ask('PUT', PEOPLE_API.block(carl.me.id));
  await anna.ask('PUT', PEOPLE_API.privacy, { private: true });
  await anna.ask('POST', PEOPLE_API.report(bert.me.id), { reason: 'leaving', text: 'Gone' });
  const { json } = await anna.ask('GET', ACCOUNT_API.exported);
  expect(json).toMatchObject({
    private: true,
    results: [{ table: id, game: 'bazaar', left: false }],
    blocked: [{ person: carl.me.id }],
    reports: [{ about: bert.me.id, reason: 'leaving', text: 'Gone' }],
  });
  const text = JSON.stringify((await bert.ask('GET', ACCOUNT_API.exported)).json);
  for (const other of ['Annabella', anna.me.id, 'Gone']) expect(text).not.toContain(other);
  await anna.ask('PUT', PEOPLE_API.privacy, { private: false });
  expect((await anna.ask('DELETE', API.me)).status).toBe(204);
  const [match] = history.parse((await bert.ask('GET', PEOPLE_API.history(bert.me.id))).json).matches;
  expect(match?.company).toMatchObject([{ person: null, name: null, bot: null }]);
  expect(await problemOf(look(bert, anna))).toBe('404 problem.noPerson');
  expect(await find(bert, 'Anna')).toEqual([]);
  const file = openFile(server.dataFile);
  const tables = ['match_seat WHERE person', 'rating WHERE person', 'person_block WHERE by_person'];
  for (const table of [...tables, 'person_report WHERE by_person', 'person_privacy WHERE person'])
    expect(file.prepare(`SELECT count(*) AS n FROM ${table} = ?`).get(anna.me.id)).toEqual({ n: 0 });
  file.close();
});
