import { API, CLOCK_API, CLOCK_PRESETS, type NewTable, tableInfo } from '@durbar/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bid, clockOf, party } from './support/clocked-table.ts';
import type { Page } from './support/page.ts';
import { Person } from './support/person.ts';
import { serve, type TestServer } from './support/server.ts';
import { openFile } from './support/sqlite.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const { live, days } = CLOCK_PRESETS;

const left = async (person: Person, table: string) =>
  (await clockOf(person, table)).seats.map((each) => each && each.leftMs);

const happened = (page: Page, kind: string) =>
  page.next('update', ({ update }) => update.happened.some((entry) => entry.kind === kind));

/** Waits until the log on the disk has an entry of a kind, without opening any table. */
async function stored({ dataFile }: TestServer, kind: string): Promise<void> {
  const file = openFile(dataFile);
  onTestFinished(() => file.close());
  const find = file.prepare('SELECT 1 FROM log_entry WHERE entry LIKE ?');
  await vi.waitUntil(() => find.get(`%"kind":"${kind}"%`) !== undefined, { timeout: 20_000, interval: 10 });
}

test('a table without a clock says nothing of one, and a bad clock is refused', async () => {
  const { url } = await serve();
  const anna = await Person.arrive(url);
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], start: true });
  expect(await anna.info(id)).not.toHaveProperty('clock');
  expect(
    (await anna.ask('POST', CLOCK_API.agree(id), { proposal: { kind: 'pause' }, agreed: true })).json,
  ).toEqual({
    problem: { key: 'problem.noClock' },
  });
  const wrong: NewTable = {
    game: 'bazaar',
    options: {},
    pace: 'live',
    open: false,
    seats: [{ kind: 'empty' }, { kind: 'empty' }],
    clock: { ...live, capMs: 1 },
  };
  expect((await anna.ask('POST', API.tables, wrong)).status).toBe(400);
});

test('in a sealed phase the clocks of all who have not sealed run; a turn brings its increment at the end', async () => {
  const { time, anna, bert, annas, id } = await party(live);
  expect(await left(anna, id)).toEqual([15 * MINUTE, 15 * MINUTE, null]);
  time.pass(2 * MINUTE);
  expect((await annas.do(id, bid(1), 1)).ok).toBe(true);
  time.pass(3 * MINUTE);
  expect(await left(anna, id)).toEqual([13 * MINUTE, 10 * MINUTE, null]);
  const { seats } = await clockOf(bert, id);
  expect(seats).toMatchObject([
    { asked: false, runs: null, deadline: null, expired: false },
    { asked: true, runs: { from: time.now, until: null }, deadline: time.now + 11 * MINUTE },
    null,
  ]);
  const berts = await bert.connect();
  await berts.watch(id);
  expect((await berts.do(id, bid(0), 1)).ok).toBe(true);
  await annas.next('update', ({ update }) => update.set.active?.join() === '0');
  expect(await left(anna, id)).toEqual([14 * MINUTE, 11 * MINUTE, null]);
});

test('a changed secret choice does not show on any clock', async () => {
  const { time, annas, id } = await party(live);
  await annas.do(id, bid(1), 1);
  await annas.next('info', ({ info }) => info.clock?.seats[0]?.asked === false);
  const before = annas.raw.length;
  time.pass(MINUTE);
  expect((await annas.do(id, bid(2), 1)).ok).toBe(true);
  await annas.do(id, { kind: 'resume' });
  expect(annas.got.slice(before).filter(({ t }) => t === 'info')).toEqual([]);
});

test('who runs out of time is played for by a bot until they return, and finds an increment then', async () => {
  const { time, anna, bert, annas, id, server } = await party(live);
  await annas.do(id, bid(1), 1);
  time.pass(16 * MINUTE - 1);
  expect((await clockOf(anna, id)).seats[1]).toMatchObject({ leftMs: 1 - MINUTE, expired: false });
  time.pass(1);
  await happened(annas, 'timeout');
  await happened(annas, 'takeover');
  await annas.next(
    'info',
    ({ info: { seats, clock } }) => seats[1]?.bot === 'greedy' && clock?.seats[1]?.expired === false,
  );
  const berts = await bert.connect();
  await berts.watch(id);
  await happened(annas, 'return');
  expect((await clockOf(anna, id)).seats[1]).toMatchObject({ leftMs: live.incrementMs, expired: false });
  await server.stop();
  const file = openFile(server.dataFile);
  const stored = file.prepare("SELECT entry FROM log_entry WHERE entry LIKE '%takeover%'").get();
  file.close();
  expect(JSON.parse(String(stored?.['entry']))).toMatchObject({
    kind: 'takeover',
    seat: 1,
    reason: 'timeout',
  });
});

test('where the others decide, a bot may be called as for somebody who is away', async () => {
  const { time, annas, id } = await party({ ...live, atZero: 'others' });
  await annas.do(id, bid(1), 1);
  const call = { kind: 'takeover', seat: 1, bot: 'random' } as const;
  // Somebody who plays over days is not away so soon.
  expect(await annas.do(id, call)).toMatchObject({ ok: false });
  time.pass(16 * MINUTE);
  await happened(annas, 'timeout');
  await annas.next(
    'info',
    ({ info }) => info.clock?.seats[1]?.expired === true && info.seats[1]?.vanished === true,
  );
  time.pass(DAY);
  expect(await annas.do(id, call)).toMatchObject({ ok: true });
});

test('where the match ends for whoever runs out of time, they have resigned', async () => {
  const { time, annas, id } = await party({ ...live, atZero: 'end' });
  await annas.do(id, bid(1), 1);
  time.pass(16 * MINUTE);
  await happened(annas, 'timeout');
  await happened(annas, 'resign');
  const { info } = await annas.next('info', ({ info: { seats } }) => seats[1]?.bot === 'greedy');
  expect(info.clock?.seats[1]).toMatchObject({ asked: false, expired: false });
});

test('a table that sleeps on the disk is woken by its deadline, also after a start', async () => {
  const { time, anna, annas, id, server } = await party(live);
  await annas.do(id, bid(1), 1);
  await annas.close();
  await server.stop();
  time.pass(10 * SECOND);
  const again = await serve(
    { dataFile: server.dataFile },
    { ...time.parts, tuning: { idleMs: 0, sweepMs: 10 } },
  );
  anna.moveTo(again.url);
  time.pass(16 * MINUTE);
  await stored(again, 'takeover');
  expect((await anna.info(id)).seats[1]?.bot).toBe('greedy');
});

test('time in which the server did not run is given back, and the log says so', async () => {
  const { time, anna, annas, id, server } = await party(live);
  await annas.do(id, bid(1), 1);
  time.pass(5 * MINUTE);
  await server.stop();
  time.pass(5 * HOUR);
  const again = await serve({ dataFile: server.dataFile }, time.parts);
  anna.moveTo(again.url);
  expect((await clockOf(anna, id)).seats[1]).toMatchObject({
    leftMs: 10 * MINUTE,
    deadline: time.now + 11 * MINUTE,
  });
  time.pass(11 * MINUTE);
  const page = await anna.connect();
  await page.watch(id);
  const isTold = () => page.raw.join().includes('"kind":"timeout"');
  await page.until(isTold, 'the end of the time');
  await again.stop();
  const file = openFile(again.dataFile);
  const entries = file.prepare("SELECT entry FROM log_entry WHERE entry LIKE '%clock%' ORDER BY n").all();
  file.close();
  expect(entries.map(({ entry }) => JSON.parse(String(entry)) as unknown)).toMatchObject([
    { kind: 'clock', seat: null, change: 'giveBack', ms: 5 * HOUR, reason: 'downtime' },
    { kind: 'timeout', seat: 1 },
  ]);
});

test('clocks run while their owners are awake, by the hours of when they began to run', async () => {
  const { time, anna, bert, id } = await party(days, { zone: 'Asia/Kolkata', from: 8 * 60, to: 20 * 60 });
  // 17:30 in India.
  const { seats } = await clockOf(bert, id);
  expect(seats[1]).toMatchObject({
    runs: { from: time.now, until: Date.parse('2027-01-11T14:30Z') },
    daysLeft: 7,
  });
  time.pass(10 * HOUR);
  expect(await left(anna, id)).toEqual([3 * DAY - 2.5 * HOUR, 3 * DAY - 2.5 * HOUR, null]);
  expect((await clockOf(bert, id)).seats[1]?.runs?.from).toBe(Date.parse('2027-01-12T02:30Z'));
  await bert.ask('PUT', CLOCK_API.mine, { zone: 'America/Lima', from: 0, to: 0 });
  time.pass(14 * HOUR);
  expect((await left(anna, id))[1]).toBe(3 * DAY - 12 * HOUR);
  expect(JSON.stringify(await clockOf(anna, id))).not.toMatch(/Kolkata|Lima|zone/);
});

test('an open page is told each time that somebody falls asleep or wakes', async () => {
  const { time, annas } = await party(days, { zone: 'Asia/Kolkata', from: 8 * 60, to: 20 * 60 });
  const told = (runs: object) =>
    annas.next('info', ({ info }) => {
      const found = tableInfo.parse(info).clock?.seats[1]?.runs;
      return JSON.stringify(found) === JSON.stringify(runs);
    });
  const [evening, morning] = [Date.parse('2027-01-11T14:30Z'), Date.parse('2027-01-12T02:30Z')];
  await told({ from: time.now, until: evening });
  time.pass(2.5 * HOUR);
  await told({ from: morning, until: morning + 12 * HOUR });
  time.pass(12 * HOUR);
  time.pass(12 * HOUR);
  const last = await told({ from: morning + DAY, until: morning + DAY + 12 * HOUR });
  expect(JSON.stringify(last)).not.toMatch(/Kolkata|zone/);
});

test('an empty bank spends days of vacation by itself, at all tables of the person', async () => {
  const settings = { ...days, waking: false, bankMs: HOUR, capMs: HOUR };
  const { time, anna, bert, annas, id } = await party(settings);
  const second = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }], pace: 'days', clock: days });
  await bert.join(second.id);
  await anna.start(second.id);
  await annas.do(id, bid(1), 1);
  time.pass(2 * HOUR);
  await happened(annas, 'clock');
  expect((await clockOf(anna, id)).seats[1]).toMatchObject({
    leftMs: 0,
    vacation: true,
    daysLeft: 6,
    runs: { from: time.now + 23 * HOUR },
  });
  expect((await clockOf(anna, second.id)).seats[1]).toMatchObject({ vacation: true, daysLeft: 6 });
  expect((await bert.ask('GET', CLOCK_API.mine)).json).toEqual({ hours: null, daysLeft: 6 });
  // All the other days, and the grace.
  for (let day = 0; day < 6; day++) {
    const from = annas.got.length;
    time.pass(DAY);
    await annas.next('update', ({ update }) => update.happened.some(({ kind }) => kind === 'clock'), from);
  }
  time.pass(DAY + 12 * HOUR);
  await happened(annas, 'timeout');
});

test('waking hours are long enough, in a zone that exists', async () => {
  const { url } = await serve();
  const anna = await Person.arrive(url);
  const put = async (hours: object) => (await anna.ask('PUT', CLOCK_API.mine, hours)).json;
  expect((await anna.ask('GET', CLOCK_API.mine)).json).toEqual({ hours: null, daysLeft: 7 });
  expect(await put({ zone: 'Asia/Nowhere', from: 0, to: 0 })).toEqual({ problem: { key: 'problem.zone' } });
  expect(await put({ zone: 'UTC', from: 60, to: 120 })).toMatchObject({ problem: {} });
  const hours = { zone: 'Europe/Paris', from: 9 * 60, to: 22 * 60 };
  expect(await put(hours)).toEqual({ hours, daysLeft: 7 });
});

test('at a table with a clock all who play agree to a pause; then no clock runs', async () => {
  const { time, anna, bert, annas, id } = await party(live);
  expect(await annas.do(id, { kind: 'pause' })).toMatchObject({
    ok: false,
    refusal: { key: 'refusal.agreement' },
  });
  const ask = async (person: Person, agreed: boolean) =>
    tableInfo.parse(
      (await person.ask('POST', CLOCK_API.agree(id), { proposal: { kind: 'pause' }, agreed })).json,
    );
  expect((await ask(anna, true)).clock?.agreement).toEqual({ proposal: { kind: 'pause' }, seats: [0] });
  expect((await ask(anna, false)).clock?.agreement).toBeNull();
  await ask(anna, true);
  time.pass(MINUTE);
  const paused = await ask(bert, true);
  expect([paused.status, paused.clock?.agreement]).toEqual(['paused', null]);
  time.pass(DAY);
  expect(await left(anna, id)).toEqual([14 * MINUTE, 14 * MINUTE, null]);
  expect((await annas.do(id, { kind: 'resume' })).ok).toBe(true);
  time.pass(MINUTE);
  expect(await left(anna, id)).toEqual([13 * MINUTE, 13 * MINUTE, null]);
});

test('all who play may give each other more time, and end the match', async () => {
  const { anna, bert, annas, id } = await party(live);
  const ask = async (person: Person, proposal: object) =>
    (await person.ask('POST', CLOCK_API.agree(id), { proposal, agreed: true })).status;
  const more = { kind: 'extend', ms: HOUR };
  await ask(anna, more);
  // Another proposal takes its place.
  await ask(bert, { kind: 'extend', ms: DAY });
  expect((await clockOf(anna, id)).agreement?.seats).toEqual([1]);
  await ask(bert, more);
  expect(await ask(anna, more)).toBe(200);
  expect(await left(anna, id)).toEqual([75 * MINUTE, 75 * MINUTE, null]);
  await happened(annas, 'clock');
  await ask(anna, { kind: 'abandon' });
  await ask(bert, { kind: 'abandon' });
  expect((await anna.info(id)).status).toBe('abandoned');
});

test('a rematch has the clock of the match before', async () => {
  const { anna, bert, id } = await party(live);
  for (const person of [anna, bert])
    await person.ask('POST', CLOCK_API.agree(id), { proposal: { kind: 'abandon' }, agreed: true });
  const next = await anna.rematch(id);
  expect((await anna.info(next)).clock).toMatchObject({ settings: live, seats: [] });
});
