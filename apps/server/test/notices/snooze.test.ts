import { NOTICE_API, snoozed } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { problem } from '../support/accounts.ts';
import {
  addChannel,
  bid,
  DAY,
  HOUR,
  live,
  MINUTE,
  type Noticed,
  noticesOf,
  startNoticed,
  untilStates,
} from '../support/noticed.ts';
import { Person } from '../support/person.ts';
import { Subscriber } from '../support/push-service.ts';
import type { Receiver } from '../support/receiver.ts';

const ask = (person: Person, table: string) => person.ask('POST', NOTICE_API.snooze(table));

/** Bert has been told of his turn. */
async function startTold(plan: Parameters<typeof startNoticed>[0] = {}): Promise<Noticed> {
  const noticed = await startNoticed(plan);
  noticed.time.pass(10 * MINUTE);
  await noticed.receiver.received(1);
  await untilStates(noticed.bert, 'turn sent');
  return noticed;
}

async function snooze(person: Person, table: string): Promise<number> {
  const { status, json } = await ask(person, table);
  expect(status).toBe(200);
  return snoozed.parse(json).at;
}

test('who wants to be told again is, an hour later, once; a second wish takes the place of the first', async () => {
  const { time, receiver, bert, id } = await startTold();
  const first = await snooze(bert, id);
  expect(first).toBe(time.now + HOUR);
  time.pass(30 * MINUTE);
  expect(await snooze(bert, id)).toBe(first + 30 * MINUTE);
  await untilStates(bert, 'turn sent', 'snooze cancelled', 'snooze waiting');
  time.pass(HOUR - 1);
  await untilStates(bert, 'turn sent', 'snooze cancelled', 'snooze waiting');
  time.pass(1);
  await receiver.received(2);
  await untilStates(bert, 'turn sent', 'snooze cancelled', 'snooze sent');
  expect(receiver.messages[1]).toMatchObject({ kind: 'snooze', table: id, title: 'bazaar: still your turn' });
  // And again.
  await snooze(bert, id);
  time.pass(HOUR);
  await receiver.received(3);
});

test('it is not sent to whoever has played, and not outside waking hours', async () => {
  const { time, receiver, annas, bert, id } = await startTold({
    hours: { zone: 'UTC', from: 4 * 60 + 30, to: 12 * 60 + 30 },
  });
  // It is 12:10; an hour later they do not want to be told.
  expect(await snooze(bert, id)).toBe(Date.parse('2027-01-12T04:30Z'));
  time.pass(HOUR);
  expect((await noticesOf(bert)).notices[0]).toMatchObject({ kind: 'snooze', state: 'waiting' });
  const berts = await bert.connect();
  await berts.watch(id);
  await berts.close();
  // Looking is not playing.
  await untilStates(bert, 'turn sent', 'snooze waiting');
  const again = await bert.connect();
  await again.watch(id);
  await annas.do(id, bid(1), 1);
  await again.do(id, bid(0), 1);
  await untilStates(bert, 'turn sent', 'snooze cancelled');
  time.pass(DAY);
  expect(receiver.got).toHaveLength(1);
});

test('who has nothing to decide, too little time, or no channel is told so', async () => {
  const { anna, bert, annas, id } = await startTold();
  expect(await ask(anna, id)).toMatchObject({ status: 409, json: problem('noChannel') });
  await annas.do(id, bid(1), 1);
  const third = await Person.arrive(bert.url);
  expect(await ask(third, id)).toMatchObject({ status: 409, json: problem('notSeated') });
  const short = await startNoticed({ clock: live, pace: 'live' });
  expect(await ask(short.bert, short.id)).toMatchObject({ status: 409, json: problem('snoozeLate') });
  await short.annas.do(short.id, { kind: 'abandon' });
  expect(await ask(short.bert, short.id)).toMatchObject({ status: 409, json: problem('notAsked') });
});

test('who is told once a day only is told by that channel; with another one, by that alone', async () => {
  const { time, receiver, bert, id } = await startTold();
  const [first] = (await noticesOf(bert)).channels;
  await bert.ask('PATCH', NOTICE_API.channel(first?.id ?? ''), { mode: 'digest' });
  await snooze(bert, id);
  time.pass(HOUR);
  await receiver.received(2);
  await addChannel(bert, { kind: 'webhook', format: 'json', url: `${receiver.url}/each` });
  await snooze(bert, id);
  time.pass(HOUR);
  await receiver.received(3);
  expect(receiver.got.map(({ path }) => path)).toEqual(['/hook', '/hook', '/each']);
});

test('a push message says what can be pressed on it, where an hour is left', async () => {
  const browser = new Subscriber();
  const channel = ({ url }: Receiver) => browser.subscription(`${url}/push`);
  const { receiver } = await startTold({ channel });
  const [got] = receiver.got;
  expect(got && browser.read(got)).toMatchObject({
    kind: 'turn',
    actions: { open: 'Open the table', snooze: 'In an hour' },
  });
});

test('who wants to be told in an hour is not told of the same turn before', async () => {
  const { time, receiver, bert, id } = await startNoticed();
  await snooze(bert, id);
  await untilStates(bert, 'turn seen', 'snooze waiting');
  time.pass(HOUR);
  await receiver.received(1);
  expect(receiver.messages.map(({ kind }) => kind)).toEqual(['snooze']);
});
