import { NOTICE_API } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { findTimeOfDay } from '../../src/notices/schedule.ts';
import { bid, DAY, HOUR, live, MINUTE, noticesOf, startNoticed, statesOf } from '../support/noticed.ts';

async function startDigested(zone = 'Europe/Paris') {
  const noticed = await startNoticed({ hours: { zone, from: 0, to: 0 } });
  const { bert } = noticed;
  const channel = (await noticesOf(bert)).channels[0]?.id ?? '';
  expect((await bert.ask('PUT', NOTICE_API.digest, { at: 18 * 60 })).status).toBe(200);
  expect((await bert.ask('PATCH', NOTICE_API.channel(channel), { mode: 'digest' })).status).toBe(200);
  return { ...noticed, channel };
}

const dueOf = async (person: Parameters<typeof noticesOf>[0]) =>
  (await noticesOf(person)).notices.find(({ kind, state }) => kind === 'digest' && state === 'waiting')?.due;

test('once a day, at the hour that a person chose, they are told of all games that wait', async () => {
  const { time, receiver, anna, bert, id } = await startDigested();
  // 18:00 in Paris.
  expect(await dueOf(bert)).toBe(Date.parse('2027-01-11T17:00Z'));
  const second = await anna.open({
    name: 'Monday',
    seats: [{ kind: 'me' }, { kind: 'empty' }],
    pace: 'days',
  });
  await bert.join(second.id);
  await anna.start(second.id);
  await expect
    .poll(async () => (await anna.ask('GET', '/api/tables')).json)
    .toMatchObject({ mine: [{}, {}] });
  const summarized = async (): Promise<boolean> =>
    JSON.stringify((await bert.ask('GET', '/api/tables')).json).match(/"myTurn":true/g)?.length === 2;
  await expect.poll(summarized).toBe(true);
  time.pass(5 * HOUR);
  await receiver.received(2);
  expect(receiver.messages.at(-1)).toMatchObject({
    kind: 'digest',
    table: null,
    title: '2 games are waiting for you',
    lines: expect.arrayContaining([
      { text: 'bazaar, the table “Monday”.', url: `https://play.example.org/t/${second.id}` },
      { text: 'bazaar, the table “Sunday”.', url: `https://play.example.org/t/${id}` },
    ]) as object[],
  });
  await expect.poll(() => dueOf(bert)).toBe(Date.parse('2027-01-12T17:00Z'));
  time.pass(DAY);
  await receiver.received(3);
  expect(receiver.messages.map(({ kind }) => kind)).toEqual(['turn', 'digest', 'digest']);
});

test('a digest of nothing is not sent, and the next one comes a day later', async () => {
  const { time, receiver, annas, bert, id } = await startDigested();
  await annas.do(id, { kind: 'abandon' });
  await receiver.received(1);
  time.pass(5 * HOUR);
  await expect
    .poll(() => {
      time.pass(0);
      return dueOf(bert);
    })
    .toBe(Date.parse('2027-01-12T17:00Z'));
  expect(receiver.messages.map(({ kind }) => kind)).toEqual(['over']);
});

test('a digest moves with the hour and the zone, and ends with the choice', async () => {
  const { bert, channel } = await startDigested();
  await bert.ask('PUT', NOTICE_API.digest, { at: 8 * 60 });
  expect(await dueOf(bert)).toBe(Date.parse('2027-01-12T07:00Z'));
  await bert.ask('PUT', '/api/me/clock', { zone: 'Asia/Kolkata', from: 0, to: 0 });
  expect(await dueOf(bert)).toBe(Date.parse('2027-01-12T02:30Z'));
  await bert.ask('PATCH', NOTICE_API.channel(channel), { mode: 'each' });
  expect(await dueOf(bert)).toBeUndefined();
});

test('the last call comes at once, also to whoever has digests', async () => {
  const { time, receiver, anna, bert } = await startDigested();
  const { id } = await anna.open({
    name: 'Fast',
    seats: [{ kind: 'me' }, { kind: 'empty' }],
    pace: 'live',
    clock: live,
  });
  await bert.join(id);
  await anna.start(id);
  const page = await anna.connect();
  await page.watch(id);
  await page.do(id, bid(1), 1);
  expect((await statesOf(bert)).filter((each) => each.startsWith('grace'))).toEqual(['grace waiting']);
  time.pass(15 * MINUTE);
  await receiver.received(2);
  expect(receiver.messages.map(({ kind }) => kind).toSorted()).toEqual(['grace', 'turn']);
});

test.each([
  // Local clocks skip 02:30 on the 28th of March.
  ['Europe/Paris', 150, '2027-03-27T12:00Z', '2027-03-29T00:30Z'],
  ['Europe/Paris', 0, '2027-03-27T23:00Z', '2027-03-28T22:00Z'],
  ['Asia/Kathmandu', 1439, '2027-01-01T18:14Z', '2027-01-02T18:14Z'],
])('in %s it is minute %i next after %s at %s', async (zone, minute, at, expected) => {
  expect(new Date(await findTimeOfDay(minute, zone, Date.parse(at))).toISOString()).toContain(
    expected.slice(0, 16),
  );
});
