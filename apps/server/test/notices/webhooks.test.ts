import { createHmac } from 'node:crypto';
import { myNotices, NOTICE_API } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { isPublicAddress } from '../../src/notices/public-address.ts';
import {
  addChannel,
  HOUR,
  MINUTE,
  noticesOf,
  startNoticed,
  statesOf,
  untilStates,
} from '../support/noticed.ts';
import { Person } from '../support/person.ts';
import { Receiver } from '../support/receiver.ts';
import { serve } from '../support/server.ts';

const hook = (url: string, format = 'json') => ({ kind: 'webhook', format, url });

/** A person of a server that may send to a receiver in this machine. */
async function arrive(format = 'json') {
  const receiver = await Receiver.start();
  const settings = { webhookHosts: [receiver.host], publicUrl: 'https://play.example.org' };
  const { url } = await serve(settings);
  const anna = await Person.arrive(url);
  const channel = await addChannel(anna, hook(`${receiver.url}/some/topic`, format));
  const tryIt = () => anna.ask('POST', NOTICE_API.test(channel));
  return { receiver, anna, channel, tryIt };
}

test('a message as JSON is signed with the secret that its person was shown, and has an id', async () => {
  const { receiver, anna, tryIt } = await arrive();
  await tryIt();
  const { headers, body, path } = await receiver.received(1);
  expect(path).toBe('/some/topic');
  const secret = (await noticesOf(anna)).channels[0]?.secret ?? '';
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  expect(headers['x-durbar-signature']).toBe(`sha256=${signature}`);
  expect(receiver.messages[0]).toMatchObject({ kind: 'test', title: 'A test of Durbar', table: null });
  expect(headers['idempotency-key']).toBe(receiver.messages[0]?.id);
});

test.each([
  [
    'discord',
    '/some/topic',
    {
      content: 'A test of Durbar\nNotices will reach you here.\n<https://play.example.org/>',
      allowed_mentions: { parse: [] },
    },
  ],
  [
    'slack',
    '/some/topic',
    {
      text: 'A test of Durbar\nNotices will reach you here.\n<https://play.example.org/>',
      link_names: false,
    },
  ],
  [
    'ntfy',
    '/some',
    {
      topic: 'topic',
      title: 'A test of Durbar',
      message: 'Notices will reach you here.',
      click: 'https://play.example.org/',
    },
  ],
])('%s gets what it understands', async (format, path, message) => {
  const { receiver, anna, tryIt } = await arrive(format);
  await tryIt();
  const got = await receiver.received(1);
  expect(got.path).toBe(path);
  expect(JSON.parse(got.body.toString())).toEqual(message);
  expect(got.headers).not.toHaveProperty('x-durbar-signature');
  expect((await noticesOf(anna)).channels[0]?.secret).toBeNull();
});

test.each(['discord', 'slack'])('a name of a table means nothing special to %s', async (format) => {
  const { receiver, anna } = await arrive(format);
  const bert = await Person.arrive(anna.url);
  const seats = [{ kind: 'empty' }, { kind: 'empty' }] as const;
  const { id } = await bert.open({ name: '<!here> **@all** [x](y)', seats, pace: 'days', rated: false });
  await bert.join(id);
  await anna.join(id);
  await bert.start(id);
  const page = await bert.connect();
  await page.watch(id);
  await page.do(id, { kind: 'abandon' });
  const text = (await receiver.received(1)).body.toString();
  expect(text).not.toContain(format === 'slack' ? '<!here>' : '**');
});

test.each([
  ['http://example.org/hook', 'problem.channel.https'],
  ['ftp://example.org/hook', 'problem.channel.https'],
  ['https://user:word@example.org/hook', 'problem.channel.address'],
  ['no address', 'problem.channel.address'],
  ['https://127.0.0.1/hook', 'problem.channel.private'],
  ['https://[::1]/hook', 'problem.channel.private'],
  ['https://[::ffff:10.0.0.1]/hook', 'problem.channel.private'],
  ['https://2130706433/hook', 'problem.channel.private'],
])('nothing is sent to %s', async (url, key) => {
  const { url: server } = await serve();
  const anna = await Person.arrive(server);
  const { status, json } = await anna.ask('POST', NOTICE_API.channels, hook(url));
  expect([status, json]).toEqual([400, { problem: { key } }]);
  const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
  const push = await anna.ask('POST', NOTICE_API.channels, {
    kind: 'push',
    subscription: { endpoint: url, keys },
  });
  expect(push.json).toEqual({ problem: { key } });
});

test('a name that leads into this machine is refused when it is used', async () => {
  const { url } = await serve();
  const anna = await Person.arrive(url);
  const id = await addChannel(anna, hook('https://localhost/hook'));
  await anna.ask('POST', NOTICE_API.test(id));
  await untilStates(anna, 'test failed');
  const { channels, notices } = await noticesOf(anna);
  expect(notices[0]?.reason).toEqual({ key: 'notice.private' });
  expect(channels[0]?.error).toEqual({ key: 'notice.private' });
});

test.each([
  ['8.8.8.8', true],
  ['2a00:1450:4001::1', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['192.168.1.1', false],
  ['172.31.0.1', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['::ffff:8.8.8.8', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['nothing', false],
])('%s is on the internet: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test('a redirect is not followed', async () => {
  const { receiver, anna, tryIt } = await arrive();
  receiver.status = 302;
  await tryIt();
  await untilStates(anna, 'test failed');
  expect((await noticesOf(anna)).notices[0]?.reason).toEqual({ key: 'notice.redirect' });
});

test('a receiver that is down for a while is asked again, with the same id', async () => {
  const { time, receiver, bert } = await startNoticed();
  receiver.status = 503;
  time.pass(10 * MINUTE);
  for (const [i, wait] of [1, 5, 20].entries()) {
    await receiver.received(i + 1);
    await expect.poll(async () => (await noticesOf(bert)).notices[0]?.due).toBe(time.now + wait * MINUTE);
    time.pass(wait * MINUTE);
  }
  await receiver.received(4);
  receiver.status = 200;
  await expect.poll(async () => (await noticesOf(bert)).notices[0]?.due).toBe(time.now + HOUR);
  expect((await noticesOf(bert)).channels[0]?.error).toEqual({
    key: 'notice.refused',
    values: { status: 503 },
  });
  time.pass(HOUR);
  await receiver.received(5);
  await untilStates(bert, 'turn sent');
  expect(new Set(receiver.messages.map(({ id }) => id)).size).toBe(1);
  expect((await noticesOf(bert)).channels[0]?.error).toBeNull();
});

test('after ten failures a channel is off, until its person switches it on', async () => {
  const { receiver, anna, channel, tryIt } = await arrive();
  receiver.status = 400;
  for (let n = 1; n <= 10; n++) {
    await anna.ask('POST', NOTICE_API.test(channel));
    await untilStates(anna, ...Array<string>(n).fill('test failed'));
  }
  expect((await noticesOf(anna)).channels[0]).toMatchObject({
    state: 'off',
    error: { key: 'notice.refused', values: { status: 400 } },
  });
  expect(await tryIt()).toMatchObject({ status: 409, json: { problem: { key: 'problem.channelOff' } } });
  const on = await anna.ask('PATCH', NOTICE_API.channel(channel), { on: true });
  expect(myNotices.parse(on.json).channels[0]).toMatchObject({ state: 'on', error: null });
});

test('a person has a few channels at most, and nobody can change those of others', async () => {
  const receiver = await Receiver.start();
  const { url } = await serve({ webhookHosts: [receiver.host] });
  const [anna, bert] = [await Person.arrive(url), await Person.arrive(url)];
  const first = await addChannel(anna, hook(`${receiver.url}/0`));
  for (const [method, path] of [
    ['PATCH', NOTICE_API.channel(first)],
    ['DELETE', NOTICE_API.channel(first)],
    ['POST', NOTICE_API.test(first)],
  ] as const)
    expect((await bert.ask(method, path, method === 'PATCH' ? {} : undefined)).status).toBe(404);
  // The same address again takes the place of the first.
  await addChannel(anna, hook(`${receiver.url}/0`, 'slack'));
  expect((await noticesOf(anna)).channels).toHaveLength(1);
  expect(await statesOf(bert)).toEqual([]);
  const { json } = await anna.ask(
    'DELETE',
    NOTICE_API.channel((await noticesOf(anna)).channels[0]?.id ?? ''),
  );
  expect(myNotices.parse(json).channels).toEqual([]);
});
