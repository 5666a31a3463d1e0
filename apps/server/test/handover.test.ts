import { API, type TableInfo } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { openGames, toyGames } from './support/games.ts';
import type { Page } from './support/page.ts';
import { Person } from './support/person.ts';
import { serve, type TestServer } from './support/server.ts';

const MINUTE = 60_000;
const bid = (coins: number) => ({ kind: 'move', move: { kind: 'bid', coins } }) as const;
const problem = (key: string) => ({ problem: { key: `problem.${key}` } });

interface Party {
  readonly server: TestServer;
  readonly anna: Person;
  readonly bert: Person;
  readonly zoe: Person;
  readonly annas: Page;
  readonly berts: Page;
  readonly id: string;
  /** Lets time pass. */
  readonly later: (ms: number) => void;
  readonly time: () => number;
}

/** Anna is the host and sits first; Bert has sealed 3 coins; Zoe has no seat. */
async function party(games = openGames): Promise<Party> {
  let now = 1_700_000_000_000;
  const time = (): number => now;
  const server = await serve({}, { games, now: time });
  const arrive = () => Person.arrive(server.url);
  const [anna, bert, zoe] = [await arrive(), await arrive(), await arrive()];
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  await bert.join(id);
  await anna.start(id);
  const [annas, berts] = [await anna.connect(), await bert.connect()];
  await annas.watch(id);
  await berts.watch(id);
  expect(await berts.do(id, bid(3), 1)).toMatchObject({ ok: true });
  const later = (ms: number): void => {
    now += ms;
  };
  return { server, anna, bert, zoe, annas, berts, id, later, time };
}

/** Bert goes away for so long that the host may free his seat, which she does. */
async function freed({ anna, annas, berts, id, later }: Party): Promise<TableInfo> {
  const from = annas.got.length;
  await berts.close();
  await annas.next('info', ({ info }) => info.seats[1]?.here === false, from);
  later(3 * MINUTE);
  const { status, json } = await anna.ask('PUT', API.seat(id, 1), { kind: 'empty' });
  expect(status).toBe(200);
  return json as TableInfo;
}

test('a person who is here loses their seat to nobody; one who is away for long may', async () => {
  const all = await party();
  expect((await all.anna.ask('PUT', API.seat(all.id, 1), { kind: 'empty' })).json).toEqual(
    problem('present'),
  );
  expect(await all.bert.info(all.id)).toMatchObject({ you: { seat: 1, freed: null } });
  expect((await freed(all)).seats[1]).toMatchObject({ kind: 'empty', person: null, bot: 'greedy' });
  expect(await all.bert.info(all.id)).toMatchObject({
    you: { seat: null, freed: { seat: 1, taken: false }, returnCode: null },
  });
});

test('whoever sits down in a sealed phase sees public history only, until the choices are public', async () => {
  const all = await party();
  const { server, anna, zoe, annas, id, time } = all;
  await freed(all);
  expect((await zoe.join(id, 1)).you).toMatchObject({ seat: null, newcomer: 1 });
  const zoes = await zoe.connect();
  const { info, snapshot } = await zoes.watch(id);
  expect(info).toMatchObject({
    you: { seat: null, newcomer: 1, freed: null },
    seats: [{}, { here: true }, {}],
  });
  expect(snapshot?.situation).toMatchObject({ sealed: null, decision: null });
  expect((await zoe.ask('GET', API.record(id))).json).toMatchObject({ viewer: 'newcomer:1' });
  expect(await zoes.do(id, bid(0), 1)).toMatchObject({ ok: false, refusal: { key: 'refusal.spectator' } });
  expect(await zoes.do(id, { kind: 'return' })).toMatchObject({ ok: false });
  expect(zoes.raw.join()).not.toContain('"coins":3}');
  expect((await all.bert.info(id)).you).toMatchObject({ seat: null, freed: { seat: 1, taken: true } });
  // A restart changes nothing of that.
  await server.stop();
  const again = await serve({ dataFile: server.dataFile }, { games: openGames, now: time });
  const [anna2, zoe2] = [
    await Person.arrive(again.url, anna.cookie),
    await Person.arrive(again.url, zoe.cookie),
  ];
  const [annas2, zoes2] = [await anna2.connect(), await zoe2.connect()];
  await annas2.watch(id);
  expect((await zoes2.watch(id)).snapshot?.situation.sealed).toBeNull();
  expect(annas.raw.join()).not.toContain('"coins":3}');
  expect(await annas2.do(id, bid(0), 1)).toMatchObject({ ok: true });
  const seated = await zoes2.next('table', (table) => table.info.you.seat === 1);
  expect(seated.snapshot?.situation).toMatchObject({
    decision: { kind: 'take' },
    seats: [{}, { control: 'person' }, {}],
  });
});

test('a freed seat is its person’s until somebody else sits down there: by page or by return link', async () => {
  const all = await party();
  const { bert, zoe, id } = all;
  const { returnCode } = (await bert.info(id)).you;
  await freed(all);
  expect((await bert.join(id)).you).toMatchObject({ seat: 1, newcomer: null, returnCode });
  const page = await bert.connect();
  expect((await page.watch(id)).snapshot?.situation.sealed).toEqual({ kind: 'bid', coins: 3 });
  await all.annas.next('info', ({ info }) => info.seats[1]?.here === true);
  await freed({ ...all, berts: page });
  expect((await zoe.ask('POST', API.useReturnCode, { code: returnCode })).json).toEqual({ table: id });
  expect((await zoe.info(id)).you).toMatchObject({ seat: 1, newcomer: null });
  expect((await bert.info(id)).you.seat).toBe(1);
});

test('once somebody else sits there, the return link of the person before leads nowhere', async () => {
  const all = await party();
  const { returnCode } = (await all.bert.info(all.id)).you;
  await freed(all);
  await all.zoe.join(all.id);
  expect((await all.bert.ask('POST', API.useReturnCode, { code: returnCode })).status).toBe(404);
  expect((await all.bert.ask('POST', API.join(all.id), await all.bert.place(all.id))).json).toEqual(
    problem('full'),
  );
});

test('anybody may give up their own seat while the match runs, and come back', async () => {
  const { bert, annas, id } = await party();
  expect(await bert.leave(id)).toMatchObject({ you: { seat: null, freed: { seat: 1, taken: false } } });
  await annas.next('table', () => true);
  expect((await bert.join(id)).you).toMatchObject({ seat: 1, newcomer: null });
});

test('whoever is muted stays muted when they give up their seat and come back', async () => {
  const { anna, bert, annas, id } = await party();
  await anna.ask('POST', API.mute(id), { seat: 1, muted: true });
  await bert.leave(id);
  await annas.next('info', ({ info }) => info.seats[1]?.person === null);
  expect((await bert.join(id)).you).toMatchObject({ seat: 1, muted: true });
});

test('where seats keep secrets to the end, only bots play on; the person before may come back', async () => {
  const all = await party(toyGames);
  const info = await freed(all);
  expect(info.seats[1]).toMatchObject({ kind: 'bot', bot: 'greedy', person: null });
  const { zoe, bert, id } = all;
  expect((await zoe.ask('POST', API.join(id), await zoe.place(id, 1))).json).toEqual(problem('botsOnly'));
  expect((await bert.join(id, 1)).you).toMatchObject({ seat: 1, newcomer: null });
});

test('a table that was closed before its start has no free seats', async () => {
  const { anna, zoe } = await party();
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }] });
  expect(await anna.leave(id)).toMatchObject({ status: 'abandoned' });
  expect((await zoe.ask('POST', API.join(id), await zoe.place(id))).json).toEqual(problem('ended'));
  expect((await anna.ask('POST', API.start(id))).json).toEqual(problem('ended'));
  expect((await anna.ask('POST', API.leave(id))).json).toEqual(problem('ended'));
  expect((await anna.ask('PUT', API.seat(id, 1), { kind: 'empty' })).json).toEqual(problem('ended'));
});
