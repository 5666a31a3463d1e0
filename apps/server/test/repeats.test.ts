import { API, deviceLink, tableInfo } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { Once } from '../src/core/once.ts';
import { Person } from './support/person.ts';
import { serve } from './support/server.ts';

const table = () => ({
  game: 'bazaar',
  options: {},
  pace: 'live',
  open: true,
  seats: [{ kind: 'empty' }, { kind: 'empty' }],
});
const again = (key: string) => ({ 'idempotency-key': key });

test('a request to open a table that comes again opens one table, at once and after a restart', async () => {
  const first = await serve();
  const anna = await Person.arrive(first.url);
  const body = table();
  const answers = await Promise.all([1, 2, 3].map(() => anna.ask('POST', API.tables, body, again('k1'))));
  const ids = answers.map(({ json }) => tableInfo.parse(json).id);
  expect(new Set(ids).size).toBe(1);
  const other = tableInfo.parse((await anna.ask('POST', API.tables, body, again('k2'))).json);
  expect(other.id).not.toBe(ids[0]);
  const bert = await Person.arrive(first.url);
  const berts = tableInfo.parse((await bert.ask('POST', API.tables, body, again('k1'))).json);
  expect(berts.id).not.toBe(ids[0]);
  await first.stop();
  const second = await serve({ dataFile: first.dataFile });
  const back = await Person.arrive(second.url, anna.cookie);
  const late = await back.ask('POST', API.tables, body, again('k1'));
  expect(tableInfo.parse(late.json).id).toBe(ids[0]);
  expect(await back.ask('POST', API.tables, body, again('no id'))).toMatchObject({ status: 400 });
});

test('a request for a seat that comes again gets the same answer, another one does not', async () => {
  const { url } = await serve();
  const [anna, bert] = [await Person.arrive(url), await Person.arrive(url)];
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }, { kind: 'empty' }] });
  const body = await bert.place(id);
  const first = await bert.ask('POST', API.join(id), body);
  const second = await bert.ask('POST', API.join(id), body);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(tableInfo.parse(second.json)).toMatchObject({ you: { seat: 1 }, seats: { length: 4 } });
  expect((await bert.ask('POST', API.join(id), await bert.place(id))).status).toBe(409);
});

test('a request for a device code that comes again gets the same code', async () => {
  const { url } = await serve();
  const anna = await Person.arrive(url);
  const ask = async (key: string) =>
    deviceLink.parse((await anna.ask('POST', API.deviceLink, undefined, again(key))).json);
  const first = await ask('k');
  expect(await ask('k')).toEqual(first);
  expect((await ask('l')).code).not.toBe(first.code);
});

test('what fails can be tried again, and answers are not kept for ever', async () => {
  let now = 0;
  const once = new Once<number>(() => now);
  let tries = 0;
  const task = async () => {
    tries++;
    if (tries === 1) throw new Error('not yet');
    return tries;
  };
  await expect(once.run('a', task)).rejects.toThrow('not yet');
  expect([await once.run('a', task), await once.run('a', task)]).toEqual([2, 2]);
  now = 10 * 60_000;
  expect(await once.run('a', task)).toBe(3);
  expect([await once.run(null, task), await once.run(null, task)]).toEqual([4, 5]);
});
