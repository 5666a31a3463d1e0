import { API, HOST_API, USUAL_TERMS } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { playOut } from './support/finished.ts';
import { Person } from './support/person.ts';
import { serve, type TestServer } from './support/server.ts';
import { storeRating } from './support/stored-rating.ts';

const refusal = (key: string, rating: string) => ({ problem: { key: `problem.${key}`, values: { rating } } });
const me = { kind: 'me' } as const;
const empty = { kind: 'empty' } as const;
const terms = { ...USUAL_TERMS, minRating: 1500 };

/** Somebody whom the server knows, with a rating. */
async function arrive(server: TestServer, rating: number, matches = 5): Promise<Person> {
  const person = await Person.arrive(server.url);
  await person.open({ seats: [me, empty] });
  storeRating(server, person, rating, matches);
  return person;
}

const sit = async (person: Person, table: string) =>
  (await person.ask('POST', API.join(table), await person.place(table))).json;

test('only people with the rating that the host asks for sit down; the card and the table say which it is', async () => {
  const server = await serve();
  const anna = await arrive(server, 1600);
  const { id, terms: shown } = await anna.open({ seats: [me, empty], terms, visibility: 'open' });
  expect(shown).toEqual(terms);
  await expect
    .poll(async () => (await anna.ask('GET', API.tables)).json)
    .toMatchObject({ open: [{ id, minRating: 1500 }] });
  for (const [rating, matches] of [
    [1499, 9],
    [1900, 4],
  ] as const)
    expect(await sit(await arrive(server, rating, matches), id)).toEqual(refusal('lowRating', '1500'));
  expect(await sit(await Person.arrive(server.url), id)).toEqual(refusal('lowRating', '1500'));
  // A figure counts as people read it, without fractions.
  expect(await sit(await arrive(server, 1499.4), id)).toEqual(refusal('lowRating', '1500'));
  expect(await sit(await arrive(server, 1499.6), id)).toMatchObject({ you: { seat: 1 } });
});

test('a host asks for no more than their own rating', async () => {
  const server = await serve();
  const weak = await arrive(server, 1400);
  const wanted = { game: 'bazaar', options: {}, pace: 'live', seats: [empty, empty], terms };
  expect((await weak.ask('POST', API.tables, wanted)).json).toEqual(refusal('hostRating', '1500'));
  const { id } = await weak.open({ seats: [me, empty] });
  const change = async (minRating: number) =>
    (await weak.ask('PATCH', HOST_API.table(id), { terms: { ...USUAL_TERMS, minRating } })).json;
  expect(await change(1500)).toEqual(refusal('hostRating', '1500'));
  expect((await weak.info(id)).terms).toEqual(USUAL_TERMS);
  expect(await change(1400)).toMatchObject({ terms: { minRating: 1400 } });
  // Other changes go on when the rating has fallen since.
  expect((await weak.ask('PATCH', HOST_API.table(id), { visibility: 'open' })).json).toMatchObject({
    open: true,
    terms: { minRating: 1400 },
  });
});

test('people who are invited, and those who played before in a rematch, need no rating', async () => {
  const server = await serve();
  const [anna, bert] = [await arrive(server, 1600), await Person.arrive(server.url)];
  const first = await playOut([anna, bert]);
  const { id } = await anna.open({ seats: [me, empty], terms });
  expect(await sit(bert, id)).toEqual(refusal('lowRating', '1500'));
  await anna.ask('POST', HOST_API.invitations(id), { person: bert.me.id, seat: 1 });
  expect(await sit(bert, id)).toMatchObject({ you: { seat: 1 } });

  const again = await anna.rematch(first);
  await anna.ask('PATCH', HOST_API.table(again), { terms });
  expect((await anna.info(again)).terms).toEqual(terms);
  expect(await sit(await Person.arrive(server.url), again)).toEqual(refusal('lowRating', '1500'));
  expect(await sit(bert, again)).toMatchObject({ you: { seat: 1 } });
});
