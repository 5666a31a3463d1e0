import { API, history, OWNER_API, PEOPLE_API, profile, seatGroupOf, type TableInfo } from '@durbar/protocol';
import { expect, test } from 'vitest';
import type { Games } from '../../src/index.ts';
import { muOf, rateMatch } from '../../src/ratings/bradley-terry.ts';
import { playOut } from '../support/finished.ts';
import { toyGames } from '../support/games.ts';
import { Person } from '../support/person.ts';
import { serve, type TestServer } from '../support/server.ts';
import { openFile } from '../support/sqlite.ts';

const OWNER_KEY = 'a-key-of-the-owner-of-the-server';

/** The toy game, of which ratings know one bot, and that the first seat wins more often. */
const ratedGames: Games = {
  ...toyGames,
  loadRatings: async () => ({
    anchors: { two: { random: 1200 }, several: {} },
    turnOrder: 'from first seat',
    shares: { 2: [0.6, 0.4] },
  }),
};

async function arrive({ url }: TestServer, name: string): Promise<Person> {
  const person = await Person.arrive(url);
  await person.ask('PATCH', API.me, { name });
  return person;
}

async function ratingsOf(person: Person) {
  const { figures } = profile.parse((await person.ask('GET', PEOPLE_API.person(person.me.id))).json);
  return figures?.ratings.map(({ rating, spread, matches }) => ({ rating, spread, matches })) ?? [];
}

/** Waits until a person's rating has so many matches. */
async function countedFor(person: Person, matches: number) {
  await expect.poll(async () => (await ratingsOf(person))[0]?.matches, { timeout: 10_000 }).toBe(matches);
  return ratingsOf(person);
}

test('a rated match between people changes their ratings, by the order of seats too', async () => {
  const server = await serve({}, { games: ratedGames });
  const [anna, bert] = [await arrive(server, 'Annabella'), await arrive(server, 'Bertrand')];
  await playOut([anna, bert]);
  const [own] = await countedFor(anna, 1);
  const { matches } = history.parse((await anna.ask('GET', PEOPLE_API.history(anna.me.id))).json);
  const [match] = matches;
  const places = [match?.place ?? 0, match?.company[0]?.place ?? 0];
  expect(match?.rated).toBe(true);
  const advantage = (Math.SQRT2 * (25 / 6) * Math.log(0.6 / 0.4)) / 2;
  const [after] = rateMatch([
    { mu: 25, sigma: 25 / 3, place: places[0] ?? 0, advantage, isFixed: false },
    { mu: 25, sigma: 25 / 3, place: places[1] ?? 0, advantage: -advantage, isFixed: false },
  ]);
  expect(own?.rating).toBeCloseTo(1500 + 40 * ((after?.mu ?? 0) - 25), 6);
  expect(own?.spread).toBeCloseTo(80 * (after?.sigma ?? 0), 6);
  expect(match?.change).toBeCloseTo((own?.rating ?? 0) - 1500, 6);
});

test('a table with a bot is rated if its host wants that, and the bot is an anchor', async () => {
  const server = await serve({}, { games: ratedGames });
  const anna = await arrive(server, 'Annabella');
  await playOut([anna], { seats: [{ kind: 'bot', bot: 'random' }] });
  await playOut([anna], { seats: [{ kind: 'bot', bot: 'random' }], rated: true });
  const [own] = await countedFor(anna, 1);
  const { json } = await anna.ask('GET', PEOPLE_API.person(anna.me.id));
  expect(profile.parse(json).figures?.anchors).toEqual([
    { game: 'bazaar', group: 'two', bot: 'random', rating: 1200 },
  ]);
  const read = await anna.ask('GET', `${PEOPLE_API.history(anna.me.id)}?filter=rated`);
  const [match] = history.parse(read.json).matches;
  const advantage = (Math.SQRT2 * (25 / 6) * Math.log(0.6 / 0.4)) / 2;
  // Only their order matters: the automaton may be between them.
  const [after] = rateMatch([
    { mu: 25, sigma: 25 / 3, place: match?.place ?? 0, advantage, isFixed: false },
    {
      mu: muOf(1200),
      sigma: 0,
      place: match?.company[0]?.place ?? 0,
      advantage: -advantage,
      isFixed: true,
    },
  ]);
  expect(own?.rating).toBeCloseTo(1500 + 40 * ((after?.mu ?? 0) - 25), 6);
});

test('a bot that sits down ends it; the host may say otherwise until the start, and a rematch keeps it', async () => {
  const server = await serve({ ownerKey: OWNER_KEY }, { games: ratedGames });
  const [anna, bert] = [await arrive(server, 'Annabella'), await arrive(server, 'Bertrand')];
  const { id, ...opened } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  expect(opened.rated).toBe(true);
  const ratedAfter = async (...request: Parameters<Person['ask']>) => {
    expect((await anna.ask(...request)).status).toBe(200);
    return (await anna.info(id)).rated;
  };
  expect(await ratedAfter('PUT', API.seat(id, 1), { kind: 'bot', bot: 'random' })).toBeUndefined();
  expect(await ratedAfter('PUT', API.rated(id), { rated: true })).toBe(true);
  expect((await bert.ask('PUT', API.rated(id), { rated: false })).status).toBe(403);
  await anna.start(id);
  expect((await anna.ask('PUT', API.rated(id), { rated: false })).status).toBe(409);
  const key = { authorization: `Bearer ${OWNER_KEY}` };
  expect((await anna.ask('POST', OWNER_API.close(id), undefined, key)).status).toBe(204);
  const next = await anna.rematch(id);
  expect(((await anna.info(next)) satisfies TableInfo).rated).toBe(true);
});

test('matches of two, and of three to five, have ratings of their own, others have none', () => {
  expect([1, 2, 3, 4, 5, 6].map(seatGroupOf)).toEqual([null, 'two', 'several', 'several', 'several', null]);
});

test('a result that was stored but not counted is counted at the next start, once', async () => {
  const first = await serve({}, { games: ratedGames });
  const [anna, bert] = [await arrive(first, 'Annabella'), await arrive(first, 'Bertrand')];
  for (const seed of ['a', 'b', 'c']) await playOut([anna, bert], { seed });
  const before = await countedFor(anna, 3);
  await first.stop();
  // As it is after a kill between the end of the matches and their ratings.
  const file = openFile(first.dataFile);
  file.exec(
    'UPDATE match_result SET counted = 0; DELETE FROM rating; UPDATE match_seat SET rating_change = NULL',
  );
  file.close();
  for (let start = 0; start < 2; start++) {
    const server = await serve({ dataFile: first.dataFile }, { games: ratedGames });
    anna.moveTo(server.url);
    expect(await countedFor(anna, 3)).toEqual(before);
    await server.stop();
  }
});

test('ratings can be computed again from the results, also after a person has deleted their data', async () => {
  const server = await serve({ ownerKey: OWNER_KEY }, { games: ratedGames });
  const people = [
    await arrive(server, 'Annabella'),
    await arrive(server, 'Bertrand'),
    await arrive(server, 'Carlotta'),
  ] as const;
  const [anna, bert, carl] = people;
  await playOut([anna, bert], { seed: 'a' });
  await playOut([bert, carl], { seed: 'b' });
  await playOut([carl, anna], { seed: 'c' });
  await playOut([anna, bert], { seed: 'd' });
  await countedFor(bert, 3);
  const before = await countedFor(anna, 3);
  expect((await carl.ask('DELETE', API.me)).status).toBe(204);
  const rebuild = () =>
    anna.ask('POST', OWNER_API.ratings, undefined, { authorization: `Bearer ${OWNER_KEY}` });
  for (let time = 0; time < 2; time++) {
    expect((await rebuild()).status).toBe(204);
    expect(await ratingsOf(anna)).toEqual(before);
  }
});
