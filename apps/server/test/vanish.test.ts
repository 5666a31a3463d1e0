import { expect, test } from 'vitest';
import { Person } from './support/person.ts';
import { serve } from './support/server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

async function seated(url: string, pace: 'live' | 'days') {
  const [anna, bert] = [await Person.arrive(url), await Person.arrive(url)];
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }], pace });
  await bert.join(id);
  await anna.start(id);
  const [annas, berts] = [await anna.connect(), await bert.connect()];
  await annas.watch(id);
  await berts.watch(id);
  await annas.next('info', ({ info }) => info.seats[1]?.here === true);
  return { anna, bert, annas, berts, id };
}

test.each([
  ['live', 3 * MINUTE],
  ['days', 3 * DAY],
] as const)(
  'at a table of pace %s a bot may take over after %i ms of absence, and the seat is given back',
  async (pace, limit) => {
    let now = 1_700_000_000_000;
    const { url } = await serve({}, { now: () => now });
    const { bert, annas, berts, id } = await seated(url, pace);
    const call = { kind: 'takeover', seat: 1, bot: 'random' } as const;
    expect(await annas.do(id, call)).toMatchObject({ ok: false, refusal: { key: 'refusal.notVanished' } });
    expect(await annas.do(id, { ...call, seat: 2 })).toMatchObject({
      ok: false,
      refusal: { key: 'problem.noSuchSeat' },
    });
    await berts.close();
    await annas.next('info', ({ info }) => info.seats[1]?.here === false && !info.seats[1].vanished);
    now += limit - 1;
    expect(await annas.do(id, call)).toMatchObject({
      ok: false,
      refusal: { key: 'refusal.notVanished', values: { seat: 1 } },
    });
    now += 1;
    expect(await annas.do(id, { ...call, bot: 'genius' })).toMatchObject({
      ok: false,
      refusal: { key: 'refusal.noBot' },
    });
    expect((await annas.do(id, call)).ok).toBe(true);
    await annas.next('info', ({ info }) => info.seats[1]?.bot === 'random');
    await annas.next('update', ({ update }) => update.set.active?.join() === '0');
    const back = await bert.connect();
    await back.watch(id);
    await annas.next('update', ({ update }) =>
      update.happened.some(({ kind, seat }) => kind === 'return' && seat === 1),
    );
    await annas.next('info', ({ info }) => info.seats[1]?.bot === null && info.seats[1].here);
  },
);

test('watchers are informed when somebody has been absent too long', async () => {
  const { url } = await serve({}, { tuning: { awayMs: { live: 30, days: 1e6 } } });
  const { annas, berts, id } = await seated(url, 'live');
  await berts.close();
  const { info } = await annas.next('info', ({ info }) => info.seats[1]?.vanished === true);
  expect(info).toMatchObject({ id, seats: [{ vanished: false }, { here: false }, {}] });
});

test('an absence continues over a restart', async () => {
  let now = 1_700_000_000_000;
  const first = await serve({}, { now: () => now });
  const { anna, annas, berts, id } = await seated(first.url, 'days');
  await berts.close();
  await annas.next('info', ({ info }) => info.seats[1]?.here === false);
  await first.stop();
  now += 3 * DAY;
  const second = await serve({ dataFile: first.dataFile }, { now: () => now });
  const back = await (await Person.arrive(second.url, anna.cookie)).connect();
  expect((await back.watch(id)).info.seats[1]).toMatchObject({ here: false, vanished: true });
});

test('somebody who resigned does not get the seat back', async () => {
  const { url } = await serve();
  const [anna, bert, cora] = [await Person.arrive(url), await Person.arrive(url), await Person.arrive(url)];
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }, { kind: 'empty' }] });
  await bert.join(id);
  await cora.join(id);
  await anna.start(id);
  const page = await bert.connect();
  await page.watch(id);
  expect((await page.do(id, { kind: 'resign' })).ok).toBe(true);
  await page.next('update', ({ update }) => update.set.seats?.[1]?.resigned === true);
  const again = await (await bert.connect()).watch(id);
  expect(again.snapshot?.situation.seats[1]).toMatchObject({ control: 'bot', resigned: true });
  expect(await page.do(id, { kind: 'return' })).toMatchObject({ ok: false });
});
