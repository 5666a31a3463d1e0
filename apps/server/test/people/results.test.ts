import { API, history, PEOPLE_API, profile } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { failingDriver } from '../support/failing-driver.ts';
import { playOn, playOut } from '../support/finished.ts';
import { openGames } from '../support/games.ts';
import { Person } from '../support/person.ts';
import { serve } from '../support/server.ts';
import { openFile } from '../support/sqlite.ts';

const arrive = async (url: string, name: string) => {
  const person = await Person.arrive(url);
  await person.ask('PATCH', API.me, { name });
  return person;
};

const readMatches = async (reader: Person, person: Person) =>
  history.parse((await reader.ask('GET', PEOPLE_API.history(person.me.id))).json).matches;
const readProfile = async (reader: Person, person: Person) =>
  profile.parse((await reader.ask('GET', PEOPLE_API.person(person.me.id))).json);

test('the commit of the end has the result: places, scores and who was there', async () => {
  const { url } = await serve();
  const [anna, bert] = [await arrive(url, 'Annabella'), await arrive(url, 'Bertrand')];
  const id = await playOut([anna, bert], { seats: [{ kind: 'bot', bot: 'random' }] });
  const { matches } = history.parse((await anna.ask('GET', PEOPLE_API.history(anna.me.id))).json);
  const info = await anna.info(id);
  expect(matches).toHaveLength(1);
  const [match] = matches;
  expect(match).toMatchObject({ table: id, game: 'bazaar', seats: 3, rated: false, left: false });
  expect(match?.company.map(({ name, bot }) => name ?? bot).toSorted()).toEqual(['Bertrand', 'random']);
  const all = [{ place: match?.place ?? 0, score: match?.score ?? null }, ...(match?.company ?? [])];
  const byScore = all
    .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0) || a.place - b.place)
    .map(({ place }) => place);
  expect(byScore).toEqual(byScore.toSorted((a, b) => a - b));
  // The automaton has a place too.
  expect(all.every(({ place }) => place >= 1 && place <= 4)).toBe(true);
  expect(info.status).toBe('over');
  const { figures } = await readProfile(bert, anna);
  expect(figures).toMatchObject({ finished: 1, running: 0, left: 0, best: [{ game: 'bazaar' }] });
  expect(figures?.won?.even).toBeCloseTo(1 / info.seats.length, 9);
});

test('who leaves is last, whoever takes the seat; who took over has its place', async () => {
  const { url } = await serve({}, { games: openGames });
  const [anna, bert, carl] = [
    await arrive(url, 'Annabella'),
    await arrive(url, 'Bertrand'),
    await arrive(url, 'Carlotta'),
  ];
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  await bert.join(id, 1);
  await anna.start(id);
  await bert.leave(id);
  await carl.join(id, 1);
  await playOn(id, [anna, carl]);
  const [left] = await readMatches(anna, bert);
  expect(left).toMatchObject({ left: true, score: null, place: 3 });
  const [took] = await readMatches(anna, carl);
  expect(took?.left).toBe(false);
  expect(took?.score).not.toBeNull();
  const { figures } = await readProfile(anna, bert);
  expect(figures).toMatchObject({ finished: 1, left: 1, won: { share: 0 } });
});

test('who leaves for good and comes back is not a leaver; who only leaves is', async () => {
  const { url } = await serve({}, { games: openGames });
  const [anna, bert] = [await arrive(url, 'Annabella'), await arrive(url, 'Bertrand')];
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  await bert.join(id, 1);
  await anna.start(id);
  await bert.leave(id);
  await bert.join(id, 1);
  await playOn(id, [anna, bert]);
  expect((await readMatches(anna, bert)).map(({ left }) => left)).toEqual([false]);

  const next = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  await bert.join(next.id, 1);
  await anna.start(next.id);
  await bert.leave(next.id);
  await playOn(next.id, [anna]);
  expect((await readMatches(anna, bert)).map(({ left }) => left)).toEqual([true, false]);
});

test('matches that ended before there were results get them at the next start, once', async () => {
  const first = await serve();
  const [anna, bert] = [await arrive(first.url, 'Annabella'), await arrive(first.url, 'Bertrand')];
  const ids = [await playOut([anna, bert]), await playOut([anna, bert], { seed: 'other' })];
  const before = await readMatches(anna, anna);
  await first.stop();
  const file = openFile(first.dataFile);
  file.exec('DELETE FROM match_result; DELETE FROM match_seat');
  file.close();
  for (let start = 0; start < 2; start++) {
    const server = await serve({ dataFile: first.dataFile });
    anna.moveTo(server.url);
    await expect.poll(async () => (await readMatches(anna, anna)).length, { timeout: 10_000 }).toBe(2);
    const after = await readMatches(anna, anna);
    const facts = (matches: typeof after) =>
      matches
        .map(({ table, place, score, margin, company }) => ({ table, place, score, margin, company }))
        .toSorted((a, b) => ids.indexOf(a.table ?? '') - ids.indexOf(b.table ?? ''));
    expect(facts(after)).toEqual(facts(before));
    await server.stop();
  }
});

test('where the result cannot be stored, the end is not either', async () => {
  const failing = await failingDriver();
  const { url, dataFile } = await serve({}, { driver: failing.driver });
  const [anna, bert] = [await arrive(url, 'Annabella'), await arrive(url, 'Bertrand')];
  failing.only = /INTO match_result/;
  failing.fail = 'SQLITE_CONSTRAINT';
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  await bert.join(id, 1);
  await anna.start(id);
  const stopped = playOn(id, [anna, bert]);
  const file = openFile(dataFile);
  const count = (what: string) => Number(file.prepare(`SELECT count(*) AS n FROM ${what}`).get()?.['n']);
  await expect.poll(() => failing.failed, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(count("game_table WHERE status = 'over'")).toBe(0);
  expect(count('match_seat')).toBe(0);
  failing.fail = null;
  await stopped;
  expect(count("game_table WHERE status = 'over'")).toBe(1);
  expect([count('match_result'), count('match_seat')]).toEqual([1, 2]);
  file.close();
});
