import { API } from '@durbar/protocol';
import { expect, test } from 'vitest';
import names from '../src/identity/names.json' with { type: 'json' };
import { looksLike, looksLikeBot } from '../src/identity/skeleton.ts';
import { Person } from './support/person.ts';
import { serve } from './support/server.ts';

const problem = (key: string) => ({ status: 409, json: { problem: { key: `problem.${key}` } } });
const seats = [{ kind: 'me' }, { kind: 'empty' }, { kind: 'empty' }] as const;

async function named(url: string, name: string): Promise<Person> {
  const person = await Person.arrive(url);
  expect((await person.ask('PATCH', API.me, { name })).status).toBe(200);
  return person;
}

test('nobody sits down with a name that looks like somebody else’s at the table', async () => {
  const { url } = await serve();
  const [anna, eve] = [await named(url, 'Anna'), await named(url, 'Аnnа')];
  const { id } = await anna.open({ seats });
  expect(await eve.ask('POST', API.join(id), await eve.place(id))).toMatchObject(problem('nameTaken'));
  expect((await eve.ask('PATCH', API.me, { name: 'Eve' })).status).toBe(200);
  await eve.join(id);
  for (const name of ['anna', 'An\u200dna', 'Annа', 'ANNA'])
    expect(await eve.ask('PATCH', API.me, { name }), name).toMatchObject(problem('nameTaken'));
  expect((await anna.info(id)).seats.map(({ name }) => name)).toEqual(['Anna', 'Eve', null, null]);
  // Once the table is over, the name is free again.
  await anna.leave(id);
  await eve.leave(id);
  expect((await eve.ask('PATCH', API.me, { name: 'anna' })).status).toBe(200);
});

test('a guest who never chose a name gets another where theirs is taken', async () => {
  const { url } = await serve();
  const guest = await Person.arrive(url);
  const other = await named(url, guest.me.name);
  const { id } = await other.open({ seats });
  const info = await guest.join(id);
  const name = info.seats[1]?.name ?? '';
  expect(names).toContain(name);
  expect(looksLike(name, guest.me.name)).toBe(false);
  expect((await Person.arrive(url, guest.cookie)).me.name).toBe(name);
});

test('nobody is named like a bot', async () => {
  const { url } = await serve();
  const eve = await Person.arrive(url);
  for (const name of ['Bot Noor', 'Воt Noor', 'Robot Dara'])
    expect(await eve.ask('PATCH', API.me, { name })).toMatchObject(problem('nameOfBot'));
  expect(names.filter(looksLikeBot)).toEqual([]);
});
