import { API, HOST_API, type TableInfo } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { Person } from './support/person.ts';
import { serve } from './support/server.ts';

const problem = (key: string) => ({ problem: { key: `problem.${key}` } });
const me = { kind: 'me' } as const;
const empty = { kind: 'empty' } as const;

/** All give up, one after the other, so that the match is over; the automaton of the game is first. */
async function resign(table: string, ...people: readonly Person[]): Promise<void> {
  for (const person of people) {
    const page = await person.connect();
    await page.watch(table);
    await page.do(table, { kind: 'resign' });
  }
}

const seatsOf = ({ seats }: TableInfo) => seats.map(({ person, kind, bot }) => person ?? bot ?? kind);

test('in a series the seats move on, and the results add up by entrant', async () => {
  const { url } = await serve();
  const [anna, bert] = [await Person.arrive(url), await Person.arrive(url)];
  const { id } = await anna.open({
    seats: [me, empty, { kind: 'bot', bot: 'random' }],
    series: { length: 2 },
    terms: { undo: 'never', takeover: 'bots', hints: false },
    options: { length: 'long' },
    visibility: 'open',
  });
  await anna.ask('PUT', API.colours(id), { colours: [3] });
  await bert.join(id);
  await anna.start(id);
  await resign(id, anna, bert);
  const first = await anna.info(id);
  expect(first).toMatchObject({ status: 'over', series: { number: 1, over: false } });
  expect(first.series?.matches).toMatchObject([{ table: id, ranks: [4, 3, 1] }]);

  const next = await anna.rematch(id);
  const waiting = await bert.info(next);
  expect(waiting).toMatchObject({
    status: 'waiting',
    visibility: 'open',
    terms: { undo: 'never', takeover: 'bots', hints: false },
    options: { length: 'long' },
    series: { length: 2, number: 2, order: [1, 2, 0], over: false },
    you: { invited: 0 },
  });
  // Anna was first and is last now, in her colour.
  expect(waiting.seats[2]).toMatchObject({ person: anna.me.id, colours: [3] });
  expect(waiting.seats[1]).toMatchObject({ kind: 'bot', bot: 'random' });
  expect(waiting.series?.matches).toEqual(first.series?.matches);
  // Nobody else takes the seat that is Bert's, whose colour is kept, too, though he has not chosen it.
  const stranger = await Person.arrive(url);
  const place = await stranger.place(next, 0);
  expect((await stranger.ask('POST', API.join(next), place)).json).toEqual(problem('seatKept'));
  expect(await bert.rematch(id)).toBe(next);
  const second = await anna.info(next);
  expect(second.status).toBe('running');
  expect(second.seats[0]).toMatchObject({ person: bert.me.id, colours: [1] });
  expect(seatsOf(second).slice(0, 3)).toEqual([bert.me.id, 'random', anna.me.id]);

  await resign(next, anna, bert);
  const end = await bert.info(next);
  expect(end.series).toMatchObject({ over: true, matches: [{ table: id }, { table: next }] });
  // By entrant: Anna resigned first both times.
  expect(end.series?.matches.map(({ ranks }) => ranks)).toEqual([
    [4, 3, 1],
    [4, 3, 1],
  ]);
  expect((await anna.ask('POST', HOST_API.endSeries(next))).json).toMatchObject({ series: { over: true } });
  // A rematch of a whole series is a new one, with the seats as they are.
  const again = await anna.info(await anna.rematch(next));
  expect(again).toMatchObject({
    series: { length: 2, number: 1, order: [0, 1, 2], matches: [] },
    you: { seat: 2 },
  });
});

test('a series without a length goes on until somebody ends it', async () => {
  const { url } = await serve();
  const [anna, bert, cora] = [await Person.arrive(url), await Person.arrive(url), await Person.arrive(url)];
  const { id } = await anna.open({ seats: [me, empty], series: { length: null } });
  await bert.join(id);
  expect((await bert.ask('POST', HOST_API.endSeries(id))).json).toEqual(problem('noSeries'));
  await anna.start(id);
  await resign(id, bert, anna);
  const next = await bert.rematch(id);
  expect((await anna.ask('POST', HOST_API.endSeries(id))).json).toEqual(problem('noSeries'));
  await anna.rematch(id);
  await resign(next, anna, bert);
  expect((await cora.ask('POST', HOST_API.endSeries(next))).json).toEqual(problem('notSeated'));
  expect((await bert.ask('POST', HOST_API.endSeries(next))).json).toMatchObject({
    series: { length: null, over: true, matches: [{ ranks: [2, 3] }, { ranks: [3, 2] }] },
  });
});

test('a match that was abandoned is played again, with the same seats', async () => {
  const { url } = await serve();
  const [anna, bert] = [await Person.arrive(url), await Person.arrive(url)];
  const { id } = await anna.open({ seats: [me, empty], series: { length: 3 }, rated: false });
  await bert.join(id);
  await anna.start(id);
  const page = await anna.connect();
  await page.watch(id);
  await page.do(id, { kind: 'abandon' });
  const next = await anna.rematch(id);
  expect(await anna.info(next)).toMatchObject({
    series: { number: 1, order: [0, 1], matches: [] },
    you: { seat: 0 },
  });
});
