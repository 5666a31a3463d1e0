import { ACCOUNT_API, API, history, NOTICE_API, PEOPLE_API, profile, type SignedIn } from '@durbar/protocol';
import { expect, test } from 'vitest';
import type { Games, Settings } from '../../src/index.ts';
import { servePublicly, toSignedIn } from '../support/accounts.ts';
import { playOn, playOut } from '../support/finished.ts';
import { openGames } from '../support/games.ts';
import { Person } from '../support/person.ts';
import { storeRating } from '../support/stored-rating.ts';

const address = 'anna@example.org';
const games: Games = {
  ...openGames,
  loadRatings: async () => ({
    anchors: { two: {}, several: {} },
    turnOrder: 'from first seat',
    shares: {},
  }),
};

/** A server with Annabella, who has an account, a guest who is the same human being, and Bertrand. */
async function serveThree(settings: Partial<Settings> = {}, parts: Parameters<typeof servePublicly>[1] = {}) {
  const served = await servePublicly(settings, { games, ...parts });
  const arrive = async (name: string) => {
    const person = await served.arrive();
    await person.ask('PATCH', API.me, { name });
    return person;
  };
  const people = {
    anna: await arrive('Annabella'),
    guest: await arrive('Gustav'),
    bert: await arrive('Bertrand'),
  };
  await served.signIn(people.anna, address);
  return { ...served, ...people, arrive };
}

/** The guest signs in and takes everything along. @returns the number of their games, and where a seat stays */
async function takeAlong(guest: Person, signIn: (person: Person, address: string) => Promise<SignedIn>) {
  const offer = await signIn(guest, address);
  if (offer.kind !== 'choose') throw new Error('the guest has games and is not asked');
  const { json } = await choose(guest, offer.token);
  const done = toSignedIn({ status: 200, json, headers: new Headers() });
  return { games: offer.tables, left: done.kind === 'done' ? done.left : null };
}

const choose = (guest: Person, token: string) =>
  guest.ask('POST', ACCOUNT_API.choose, { token, keep: 'account' });

const readMatches = async (person: Person, of = person.me.id) =>
  history.parse((await person.ask('GET', PEOPLE_API.history(of))).json).matches;

async function ratingOf(person: Person) {
  const { figures } = profile.parse((await person.ask('GET', PEOPLE_API.person(person.me.id))).json);
  return figures?.ratings[0] ?? null;
}

const countedFor = async (person: Person, matches: number) => {
  await expect.poll(async () => (await ratingOf(person))?.matches, { timeout: 10_000 }).toBe(matches);
  return ratingOf(person);
};

test('results, ratings and running matches of a guest go along, once', async () => {
  const { anna, bert, guest, signIn } = await serveThree();
  await playOut([anna, bert], { seed: 'a' });
  await playOut([guest, bert], { seed: 'b' });
  await playOut([guest, bert], { seed: 'c' });
  await countedFor(anna, 1);
  const before = await countedFor(guest, 2);
  const { id } = await guest.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  await bert.join(id, 1);
  await guest.start(id);
  expect(await takeAlong(guest, signIn)).toEqual({ games: 3, left: [] });
  expect((await guest.ask('GET', API.me)).json).toMatchObject({ id: anna.me.id });
  const joined = await countedFor(anna, 3);
  expect(joined?.spread).toBeLessThan(before?.spread ?? 0);
  expect(await readMatches(anna)).toHaveLength(3);
  expect(await readMatches(anna, guest.me.id)).toEqual([]);
  const info = await anna.info(id);
  expect(info.you.seat).toBe(0);
  expect(info.seats[0]).toMatchObject({ person: anna.me.id, name: 'Annabella' });
  await playOn(id, [anna, bert]);
  await countedFor(anna, 4);
  expect(await countedFor(bert, 4)).not.toBeNull();
  expect((await readMatches(anna)).map(({ company }) => company[0]?.name)).toEqual(
    Array.from({ length: 4 }, () => 'Bertrand'),
  );
});

test('where both have played, two people stay, and their ratings are joined once', async () => {
  const { server, anna, guest, arrive, signIn } = await serveThree();
  const over = await playOut([anna, guest], { seed: 'a' });
  const both = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  await guest.join(both.id, 1);
  await anna.start(both.id);
  await countedFor(anna, 1);
  storeRating(server, anna, 1700, 20);
  storeRating(server, guest, 1700, 10);
  const { left } = await takeAlong(guest, signIn);
  expect(left?.toSorted()).toEqual([over, both.id].toSorted());
  expect(await readMatches(anna)).toMatchObject([{ table: over, company: [{ name: 'Gustav' }] }]);
  const info = await anna.info(both.id);
  expect(info.seats.slice(0, 2).map(({ person }) => person)).toEqual([anna.me.id, guest.me.id]);
  expect((await ratingOf(anna))?.matches).toBe(30);
  // Another guest of the same browser brings nothing twice.
  expect((await signIn(await arrive('Somebody'), address)).kind).toBe('done');
  expect((await ratingOf(anna))?.matches).toBe(30);
});

test('who has left a match, whom a host has banned or blocked, and what somebody wrote or was invited to', async () => {
  const { anna, bert, guest, signIn } = await serveThree();
  const seats = [{ kind: 'me' }, { kind: 'empty' }, { kind: 'empty' }] as const;
  const freed = await bert.open({ seats });
  await guest.join(freed.id, 1);
  await anna.join(freed.id, 2);
  await bert.start(freed.id);
  await guest.leave(freed.id);
  const banned = await bert.open({ seats });
  await guest.join(banned.id, 1);
  expect((await bert.ask('PUT', PEOPLE_API.ban(banned.id, anna.me.id))).status).toBe(200);
  const hosted = await guest.open({ seats: [{ kind: 'empty' }, { kind: 'me' }, { kind: 'empty' }] });
  await bert.join(hosted.id, 0);
  const { left } = await takeAlong(guest, signIn);
  expect(left).toEqual([banned.id]);
  expect((await anna.info(banned.id)).you.seat).toBeNull();
  expect((await anna.info(freed.id)).you.seat).toBe(2);
  const info = await anna.info(hosted.id);
  expect([info.you.seat, info.you.host]).toEqual([1, true]);
});

test('blocks go along both ways, and channels', async () => {
  const { server, anna, bert, guest, signIn } = await serveThree();
  await guest.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  const carl = await Person.arrive(server.url);
  await carl.ask('PATCH', API.me, { name: 'Carlotta' });
  await guest.ask('PUT', PEOPLE_API.block(bert.me.id));
  await carl.ask('PUT', PEOPLE_API.block(guest.me.id));
  const webhook = { kind: 'webhook', format: 'json', url: 'https://hook.example.org/a' };
  expect((await guest.ask('POST', NOTICE_API.channels, webhook)).status).toBe(200);
  await takeAlong(guest, signIn);
  expect((await anna.ask('GET', PEOPLE_API.blocks)).json).toMatchObject({ people: [{ id: bert.me.id }] });
  expect((await anna.ask('GET', PEOPLE_API.person(carl.me.id))).status).toBe(404);
  expect((await anna.ask('GET', NOTICE_API.mine)).json).toMatchObject({
    channels: [{ kind: 'webhook', label: 'hook.example.org', state: 'on' }],
  });
});
