import { API, rematchRef, type TableInfo } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { Person } from './support/person.ts';
import { serve } from './support/server.ts';

const coloursOf = ({ seats }: TableInfo) => seats.map(({ colours }) => colours);
const taken = (name: string) => ({ problem: { key: 'problem.colourTaken', values: { name } } });

test('people choose colours before the match begins; a chosen one is taken, and bots have what is left', async () => {
  const { url } = await serve();
  const [anna, bert] = [await Person.arrive(url), await Person.arrive(url)];
  const { id } = await anna.open({
    seats: [{ kind: 'me' }, { kind: 'empty' }, { kind: 'bot', bot: 'greedy' }],
  });
  const choose = (who: Person, colours: unknown) => who.ask('PUT', API.colours(id), { colours });
  expect((await choose(bert, [3])).json).toMatchObject({ problem: { key: 'problem.notSeated' } });
  await bert.join(id);
  const page = await bert.connect();
  await page.watch(id);
  expect((await choose(anna, [2])).status).toBe(200);
  await page.next('info', ({ info }) => info.seats[0]?.colours[0] === 2);
  expect(await choose(bert, [2])).toMatchObject({ status: 409, json: taken(anna.me.name) });
  expect(await choose(bert, [4, 2])).toMatchObject({ status: 409, json: taken(anna.me.name) });
  expect((await choose(bert, [4, 0])).status).toBe(200);
  for (const bad of [[], [5], [1, 1], [0, 1, 2]]) expect((await choose(bert, bad)).status).toBe(400);
  expect(coloursOf(await anna.info(id))).toEqual([[2], [4, 0], [], []]);
  await anna.start(id);
  expect((await choose(bert, [1])).json).toMatchObject({ problem: { key: 'problem.started' } });
  expect(coloursOf(await anna.info(id))).toEqual([[2], [4, 0], [], []]);
});

test('a colour can come with the seat, is refused if somebody has it, and is free again when its person leaves', async () => {
  const { url } = await serve();
  const [anna, bert] = [await Person.arrive(url), await Person.arrive(url)];
  const { id } = await anna.open({ seats: [{ kind: 'empty' }, { kind: 'empty' }, { kind: 'empty' }] });
  const sit = async (who: Person, colours: number[]) =>
    who.ask('POST', API.join(id), { ...(await who.place(id)), colours });
  expect((await sit(anna, [3])).status).toBe(200);
  expect(await sit(bert, [3])).toMatchObject({ status: 409, json: taken(anna.me.name) });
  await anna.ask('PUT', API.seat(id, 1), { kind: 'bot', bot: 'greedy' });
  expect((await sit(bert, [1])).status).toBe(200);
  expect(coloursOf(await anna.info(id)).slice(0, 3)).toEqual([[3], [], [1]]);
  await bert.ask('POST', API.leave(id));
  expect((await sit(bert, [1])).status).toBe(200);
});

test('the record has the chosen colours, and a rematch keeps them until somebody else chooses one', async () => {
  const { url } = await serve();
  const [anna, bert] = [await Person.arrive(url), await Person.arrive(url)];
  for (const bertWants of [[], [1]]) {
    const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }], rated: false });
    await bert.join(id);
    await anna.ask('PUT', API.colours(id), { colours: [4, 1] });
    await anna.start(id);
    const page = await anna.connect();
    await page.watch(id);
    expect(await page.do(id, { kind: 'abandon' })).toMatchObject({ ok: true });
    expect((await anna.ask('GET', API.record(id))).json).toMatchObject({
      seats: [{ colour: 4, secondColour: 1 }, { kind: 'person' }, {}],
    });
    const { table } = rematchRef.parse((await anna.ask('POST', API.rematch(id))).json);
    await bert.ask('POST', API.join(table), { ...(await bert.place(table, 1)), colours: bertWants });
    await anna.join(table, 0);
    expect(coloursOf(await anna.info(table)).slice(0, 2)).toEqual([
      bertWants.length > 0 ? [] : [4, 1],
      bertWants,
    ]);
  }
});
