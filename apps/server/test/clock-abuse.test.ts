import { API, CLOCK_API, CLOCK_PRESETS, type Proposal } from '@durbar/protocol';
import { expect, test, vi } from 'vitest';
import { bid, clockOf, party } from './support/clocked-table.ts';
import { openGames } from './support/games.ts';
import { Person } from './support/person.ts';

/* What somebody could do to others with the clocks of a table. */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const { live, days } = CLOCK_PRESETS;

const agree = async (person: Person, table: string, proposal: Proposal) =>
  person.ask('POST', CLOCK_API.agree(table), { proposal, agreed: true });

test('nobody has agreed for whoever takes their seat later', async () => {
  const { server, anna, bert, id } = await party(live, null, { games: openGames });
  await agree(anna, id, { kind: 'abandon' });
  await anna.leave(id);
  expect((await clockOf(bert, id)).agreement).toBeNull();
  const carl = await Person.arrive(server.url);
  await carl.join(id);
  await (await carl.connect()).watch(id);
  await vi.waitUntil(async () => (await carl.info(id)).you.seat === 0);
  await agree(bert, id, { kind: 'abandon' });
  expect((await bert.info(id)).status).toBe('running');
});

test('nobody agrees alone that a rated match against bots has no result', async () => {
  const { server } = await party(live);
  const anna = await Person.arrive(server.url);
  const bot = { kind: 'bot', bot: 'random' } as const;
  const { id } = await anna.open({ seats: [{ kind: 'me' }, bot], rated: true, clock: live });
  await anna.start(id);
  expect((await agree(anna, id, { kind: 'abandon' })).json).toEqual({ problem: { key: 'problem.endAlone' } });
  expect((await anna.info(id)).status).toBe('running');
});

test('clocks cannot be given ever more time: what is left stays small enough to calculate with', async () => {
  const { anna, bert, id } = await party(days);
  const more = { kind: 'extend', ms: 60 * DAY } as const;
  const both = async () =>
    [await agree(anna, id, more), await agree(bert, id, more)].map(({ status }) => status);
  expect(await both()).toEqual([200, 200]);
  const before = (await clockOf(anna, id)).seats;
  expect(await both()).toEqual([409, 409]);
  expect((await agree(anna, id, more)).json).toEqual({
    problem: { key: 'problem.clockFull', values: { days: 120 } },
  });
  expect(await clockOf(anna, id)).toMatchObject({ seats: before, agreement: null });
});

test('a zone with which nobody can calculate is refused, and each has one name', async () => {
  const { anna, id } = await party({ ...live, waking: true });
  const put = async (zone: string) => (await anna.ask('PUT', CLOCK_API.mine, { zone, from: 0, to: 0 })).json;
  expect(await put('IST')).toEqual({ problem: { key: 'problem.zone' } });
  expect(await put('aSIA/kOLKATA')).toMatchObject({ hours: { zone: 'Asia/Kolkata' } });
  expect((await clockOf(anna, id)).seats).toHaveLength(3);
});

test('whoever runs out of time gets none by coming back before their turn has ended', async () => {
  const botWorker = new URL('./support/stuck-bot-worker.ts', import.meta.url);
  const { time, anna, bert, annas, id } = await party(live, null, { botWorker });
  await annas.do(id, bid(1), 1);
  const berts = await bert.connect();
  await berts.watch(id);
  time.pass(16 * MINUTE);
  await berts.next('info', ({ info }) => info.seats[1]?.bot === 'greedy');
  expect(await berts.do(id, { kind: 'return' })).toMatchObject({
    ok: false,
    refusal: { key: 'refusal.outOfTime' },
  });
  await berts.close();
  await (await bert.connect()).watch(id);
  const { seats, clock } = await anna.info(id);
  expect([seats[1]?.bot, clock?.seats[1]?.leftMs]).toEqual(['greedy', -MINUTE]);
});

test('a host frees no seat whose person is there, also when their time has run out', async () => {
  const { time, anna, bert, annas, id } = await party({ ...live, atZero: 'others' });
  await annas.do(id, bid(1), 1);
  await (await bert.connect()).watch(id);
  time.pass(16 * MINUTE);
  await annas.next('info', ({ info }) => info.clock?.seats[1]?.expired === true);
  expect(await anna.ask('PUT', API.seat(id, 1), { kind: 'empty' })).toMatchObject({
    status: 409,
    json: { problem: { key: 'problem.present' } },
  });
});
