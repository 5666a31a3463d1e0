import { API, type TableCard, type TableLists } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { Person } from './support/person.ts';
import { serve } from './support/server.ts';

const DAY = 24 * 60 * 60 * 1000;

async function fetchLists(person: Person): Promise<TableLists> {
  return (await person.ask('GET', API.tables)).json as TableLists;
}

async function fetchCard(person: Person, table: string): Promise<TableCard | undefined> {
  return (await fetchLists(person)).mine.find(({ id }) => id === table);
}

const hide = (person: Person, table: string, hidden: boolean) =>
  person.ask('POST', API.hide(table), { hidden });

test('a card says how far the match is, also after a restart', async () => {
  const first = await serve();
  const anna = await Person.arrive(first.url);
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] as const;
  const waiting = await anna.open({ seats });
  expect(await fetchCard(anna, waiting.id)).not.toHaveProperty('progress');
  const { id } = await anna.open({ seats, start: true });
  const page = await anna.connect();
  await page.watch(id);
  const card = await fetchCard(anna, id);
  expect(card?.progress).toMatchObject({ round: null, ranks: null });
  expect(card?.openedAt).toBeGreaterThan(0);
  await page.do(id, { kind: 'resign' });
  await expect.poll(async () => (await fetchCard(anna, id))?.progress?.ranks).toHaveLength(3);
  const ended = (await fetchCard(anna, id))?.progress;
  await page.close();
  await first.stop();
  const second = await serve({ dataFile: first.dataFile });
  const back = await Person.arrive(second.url, anna.cookie);
  expect((await fetchCard(back, id))?.progress).toEqual(ended);
});

test('a table without others can be removed from the list, found among the removed, and put back', async () => {
  const first = await serve();
  const anna = await Person.arrive(first.url);
  const zoe = await Person.arrive(first.url);
  const seats = [{ kind: 'me' }, { kind: 'empty' }] as const;
  const { id } = await anna.open({ seats, open: true });
  await expect.poll(async () => (await fetchLists(zoe)).open.map((card) => card.id)).toEqual([id]);
  expect((await hide(anna, id, true)).status).toBe(200);
  expect(await fetchCard(anna, id)).toMatchObject({ removable: true });
  expect((await fetchCard(anna, id))?.hiddenAt).toBeGreaterThan(0);
  // Nobody finds it any more.
  await expect.poll(async () => (await fetchLists(zoe)).open).toEqual([]);
  await first.stop();
  const second = await serve({ dataFile: first.dataFile });
  const back = await Person.arrive(second.url, anna.cookie);
  expect((await fetchLists(back)).open).toEqual([]);
  expect((await hide(back, id, false)).status).toBe(200);
  expect(await fetchCard(back, id)).not.toHaveProperty('hiddenAt');
  await expect.poll(async () => (await fetchLists(back)).open.map((card) => card.id)).toEqual([id]);
});

test('a table is not removed while others play there, and comes back when somebody sits down', async () => {
  const { url } = await serve();
  const [anna, bert] = [await Person.arrive(url), await Person.arrive(url)];
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  expect((await hide(bert, id, true)).json).toEqual({ problem: { key: 'problem.notSeated' } });
  await hide(anna, id, true);
  await bert.join(id);
  expect(await fetchCard(anna, id)).not.toHaveProperty('hiddenAt');
  expect(await fetchCard(anna, id)).toMatchObject({ removable: false });
  expect((await hide(anna, id, true)).json).toEqual({ problem: { key: 'problem.company' } });
});

test('a removed table is listed for thirty days', async () => {
  let past = 0;
  const now = () => 1_700_000_000_000 + past;
  const { url } = await serve({}, { now });
  const anna = await Person.arrive(url);
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  await hide(anna, id, true);
  past = 29 * DAY;
  expect(await fetchCard(anna, id)).toBeDefined();
  past = 31 * DAY;
  expect(await fetchCard(anna, id)).toBeUndefined();
});
