import { NOTICE_API } from '@durbar/protocol';
import { expect, test } from 'vitest';
import {
  addChannel,
  DAY,
  live,
  MINUTE,
  noticesOf,
  startNoticed,
  statesOf,
  untilStates,
} from '../support/noticed.ts';
import { Person } from '../support/person.ts';
import { checkSender, Subscriber } from '../support/push-service.ts';
import type { Receiver } from '../support/receiver.ts';
import { serve } from '../support/server.ts';

test('a message is encrypted for its browser, signed by the server, and outlives the deadline by nothing', async () => {
  const browser = new Subscriber();
  const channel = ({ url }: Receiver) => browser.subscription(`${url}/push/abc`);
  const { time, receiver, bert, id } = await startNoticed({ clock: live, pace: 'live', channel });
  time.pass(2 * MINUTE);
  const got = await receiver.received(1);
  expect(browser.read(got)).toEqual({
    id: expect.any(String) as string,
    kind: 'turn',
    table: id,
    title: 'bazaar: your turn',
    text: 'the table “Sunday” is waiting for you. You have until Mon, Jan 11, 12:16 PM UTC.',
    locale: 'en',
  });
  const { pushKey, channels } = await noticesOf(bert);
  // The browser finds its own channel by this.
  expect(channels[0]).toMatchObject({ endpoint: `${receiver.url}/push/abc`, label: receiver.host });
  expect(checkSender(got, pushKey)).toMatchObject({ aud: receiver.url, sub: 'https://play.example.org' });
  expect(got.path).toBe('/push/abc');
  expect(got.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: String(14 * 60),
    urgency: 'normal',
    topic: expect.stringMatching(/^[\w-]{32}$/) as string,
  });
  expect(got.headers['topic']).not.toContain(id.slice(0, 8));
  expect(got.body.length).toBeLessThan(4096);
  await untilStates(bert, 'turn sent', 'reminder waiting', 'grace waiting');
});

test('messages of one table take the place of each other, those of others do not', async () => {
  const browser = new Subscriber();
  const channel = ({ url }: Receiver) => browser.subscription(`${url}/push`);
  const { time, receiver, anna, annas, bert, id } = await startNoticed({ channel });
  const other = await anna.open({ name: 'Other', seats: [{ kind: 'me' }, { kind: 'empty' }], pace: 'days' });
  await bert.join(other.id);
  await anna.start(other.id);
  time.pass(10 * MINUTE);
  await receiver.received(2);
  await annas.do(id, { kind: 'abandon' });
  await receiver.received(3);
  const [first, second, third] = receiver.got.map(({ headers }) => headers['topic']);
  expect(third).toBe(first);
  expect(second).not.toBe(first);
});

test.each([404, 410])('a subscription that has ended (%i) is used no more', async (status) => {
  const browser = new Subscriber();
  const channel = ({ url }: Receiver) => browser.subscription(`${url}/push`);
  const { time, receiver, bert, annas, id } = await startNoticed({ channel });
  receiver.status = status;
  time.pass(10 * MINUTE);
  await receiver.received(1);
  await untilStates(bert, 'turn failed');
  expect((await noticesOf(bert)).channels[0]).toMatchObject({ state: 'off', error: { key: 'notice.gone' } });
  await annas.do(id, { kind: 'abandon' });
  time.pass(DAY);
  expect(await statesOf(bert)).toEqual(['turn failed']);
  // The browser subscribes again.
  receiver.status = 201;
  const again = await addChannel(bert, browser.subscription(`${receiver.url}/push`));
  expect((await noticesOf(bert)).channels.map(({ id: each, state }) => [each, state])).toEqual([
    [again, 'on'],
  ]);
});

test('a browser tells only the person who subscribed with it last', async () => {
  const browser = new Subscriber();
  const channel = ({ url }: Receiver) => browser.subscription(`${url}/push`);
  const { time, receiver, server, anna, bert } = await startNoticed({ channel });
  const carl = await Person.arrive(server.url);
  const own = await addChannel(carl, browser.subscription(`${receiver.url}/push`));
  expect((await noticesOf(bert)).channels).toEqual([]);
  expect((await noticesOf(carl)).channels.map(({ id }) => id)).toEqual([own]);
  // What waited for the one before is gone, and nothing new is put there.
  expect(await statesOf(bert)).toEqual([]);
  const next = await anna.open({ seats: [{ kind: 'me' }, { kind: 'empty' }], pace: 'days' });
  await bert.join(next.id);
  await anna.start(next.id);
  time.pass(10 * MINUTE);
  await carl.ask('POST', NOTICE_API.test(own));
  expect(browser.read(await receiver.received(1))).toMatchObject({ kind: 'test' });
  expect(await statesOf(bert)).toEqual([]);
});

test('the keys of the server are made once', async () => {
  const first = await serve();
  const { pushKey } = await noticesOf(await Person.arrive(first.url));
  expect(Buffer.from(pushKey, 'base64url')).toHaveLength(65);
  await first.stop();
  const again = await serve({ dataFile: first.dataFile });
  expect((await noticesOf(await Person.arrive(again.url))).pushKey).toBe(pushKey);
});

test('a long digest is cut so that it fits', async () => {
  const browser = new Subscriber();
  const channel = ({ url }: Receiver) => browser.subscription(`${url}/push`);
  const { time, receiver, anna, bert } = await startNoticed({ channel });
  const push = (await noticesOf(bert)).channels[0]?.id ?? '';
  await bert.ask('PATCH', NOTICE_API.channel(push), { mode: 'digest' });
  for (let n = 0; n < 45; n++) {
    const name = `${n} ${'घ'.repeat(36)}`;
    const { id } = await anna.open({ name, seats: [{ kind: 'me' }, { kind: 'empty' }], pace: 'days' });
    await bert.join(id);
    await anna.start(id);
  }
  await expect.poll(async () => statesOf(bert)).toContain('digest waiting');
  time.pass(DAY);
  await expect
    .poll(() => {
      time.pass(0);
      return receiver.got.map((got) => JSON.stringify(browser.read(got))).join();
    })
    .toContain('games are waiting for you');
  const last = receiver.got.at(-1);
  expect(last?.body.length).toBeLessThan(4096);
  expect(last && browser.read(last)).toMatchObject({
    kind: 'digest',
    text: expect.stringMatching(/…$/) as string,
  });
}, 60_000);
