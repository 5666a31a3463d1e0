import { API } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { openGames } from './support/games.ts';
import { Person } from './support/person.ts';
import { serve } from './support/server.ts';

const me = { kind: 'me' } as const;
const empty = { kind: 'empty' } as const;
const problem = (key: string) => ({ problem: { key: `problem.${key}` } });
const sit = async (person: Person, id: string, seat: number) =>
  (await person.ask('POST', API.join(id), await person.place(id, seat))).json;

test('who has had a seat in a match gets no other one there, and sees no second hand', async () => {
  const { url } = await serve({}, { games: openGames });
  const [anna, bert, cora] = [await Person.arrive(url), await Person.arrive(url), await Person.arrive(url)];
  const { id } = await anna.open({ seats: [me, empty, empty] });
  await bert.join(id, 1);
  await cora.join(id, 2);
  await anna.start(id);
  await bert.leave(id);
  await cora.leave(id);
  expect(await sit(bert, id, 2)).toEqual(problem('otherSeat'));
  // Their own seat is still theirs, also without a wish.
  expect((await bert.join(id)).you.seat).toBe(1);
  await bert.leave(id);
  const dora = await Person.arrive(url);
  await dora.join(id, 1);
  expect(await sit(bert, id, 2)).toEqual(problem('otherSeat'));
  const body = await bert.place(id);
  expect((await bert.ask('POST', API.join(id), body)).json).toEqual(problem('otherSeat'));
});
