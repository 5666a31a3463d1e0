import { API, NOTICE_API } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { Mailbox } from '../support/mailbox.ts';
import { addChannel, MINUTE, noticesOf, untilStates } from '../support/noticed.ts';
import { Person } from '../support/person.ts';
import { Subscriber } from '../support/push-service.ts';
import { Receiver } from '../support/receiver.ts';
import { serve } from '../support/server.ts';
import { openFile } from '../support/sqlite.ts';
import { TestTime } from '../support/test-time.ts';

const hook = (url: string, format = 'json') => ({ kind: 'webhook', format, url });

async function serveHere(settings = {}) {
  const receiver = await Receiver.start();
  const server = await serve({ webhookHosts: [receiver.host], ...settings });
  return { receiver, server, arrive: () => Person.arrive(server.url) };
}

test('receivers that take their time hold up nobody else', async () => {
  const { receiver, arrive } = await serveHere();
  const [mallory, anna] = [await arrive(), await arrive()];
  receiver.before = () =>
    receiver.got.at(-1)?.path.startsWith('/slow')
      ? new Promise((resolve) => setTimeout(resolve, 4_000))
      : undefined;
  const slowly: string[] = [];
  for (let n = 0; n < 9; n++) slowly.push(await addChannel(mallory, hook(`${receiver.url}/slow/${n}`)));
  const quick = await addChannel(anna, hook(`${receiver.url}/quick`));
  for (const id of [...slowly, ...slowly]) await mallory.ask('POST', NOTICE_API.test(id));
  const since = Date.now();
  await anna.ask('POST', NOTICE_API.test(quick));
  await untilStates(anna, 'test sent');
  expect(Date.now() - since).toBeLessThan(3_500);
}, 60_000);

test('keys and addresses that no message can be made for are refused', async () => {
  const { receiver, arrive } = await serveHere();
  const anna = await arrive();
  const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
  const endpoint = `${receiver.url}/push`;
  const good = new Subscriber().subscription(endpoint).subscription.keys;
  for (const each of [keys, { ...good, p256dh: keys.p256dh }, { ...good, auth: 'A'.repeat(40) }])
    expect(
      (await anna.ask('POST', NOTICE_API.channels, { kind: 'push', subscription: { endpoint, keys: each } }))
        .json,
    ).toEqual({ problem: { key: 'problem.channel.address' } });
  for (const path of ['/%E0%A4%A', '/'])
    expect((await anna.ask('POST', NOTICE_API.channels, hook(receiver.url + path, 'ntfy'))).json).toEqual({
      problem: { key: 'problem.channel.address' },
    });
});

test('a device that is signed out gets no more push messages', async () => {
  const { receiver, arrive } = await serveHere();
  const anna = await arrive();
  const { code } = (await anna.ask('POST', API.deviceLink)).json as { code: string };
  const phone = await arrive();
  await anna.ask('PATCH', API.me, { name: 'Anna' });
  await phone.ask('POST', API.useDeviceLink, { code });
  await addChannel(anna, new Subscriber().subscription(`${receiver.url}/laptop`));
  await addChannel(phone, new Subscriber().subscription(`${receiver.url}/phone`));
  await addChannel(phone, hook(`${receiver.url}/hook`));
  const { devices } = (await anna.ask('GET', API.devices)).json as {
    devices: { id: string; here: boolean }[];
  };
  await anna.ask('DELETE', API.device(devices.find(({ here }) => !here)?.id ?? ''));
  const left = (await noticesOf(anna)).channels.map(({ endpoint }) => endpoint);
  expect(left).toEqual([`${receiver.url}/laptop`, null]);
});

test('a browser that becomes somebody else gets no more push messages of the person before', async () => {
  const { receiver, arrive } = await serveHere();
  const [anna, bert] = [await arrive(), await arrive()];
  const left = async () => (await noticesOf(anna)).channels.map(({ endpoint }) => endpoint);
  const codeOf = async (person: Person) =>
    ((await person.ask('POST', API.deviceLink)).json as { code: string }).code;
  await addChannel(anna, new Subscriber().subscription(`${receiver.url}/laptop`));
  const laptop = await Person.arrive(anna.url, anna.cookie);
  const phone = await arrive();
  await phone.ask('POST', API.useDeviceLink, { code: await codeOf(anna) });
  await addChannel(phone, new Subscriber().subscription(`${receiver.url}/phone`));
  // Another device of the same person: nothing ends.
  await phone.ask('POST', API.useDeviceLink, { code: await codeOf(anna) });
  await laptop.ask('POST', API.useDeviceLink, { code: await codeOf(bert) });
  expect(await left()).toEqual([`${receiver.url}/phone`]);
});

test('channels that are added at once are as few as one after the other', async () => {
  const { receiver, arrive } = await serveHere();
  const [anna, bert] = [await arrive(), await arrive()];
  const add = (person: Person, path: string) =>
    person.ask('POST', NOTICE_API.channels, hook(receiver.url + path));
  await Promise.all(Array.from({ length: 15 }, (_, n) => add(anna, `/${n}`)));
  expect((await noticesOf(anna)).channels).toHaveLength(10);
  await Promise.all(Array.from({ length: 5 }, () => add(bert, '/same')));
  expect((await noticesOf(bert)).channels).toHaveLength(1);
});

test('other spellings of an address, and many addresses, have no more mails sent', async () => {
  const mailbox = await Mailbox.start();
  const { arrive } = await serveHere({
    smtpUrl: mailbox.url,
    mailFrom: 'durbar@example.net',
    publicUrl: 'https://play.example.org',
  });
  const anna = await arrive();
  const add = async (address: string) =>
    (await anna.ask('POST', NOTICE_API.channels, { kind: 'mail', address })).status;
  for (const address of ['v@example.org', 'v+1@example.org', 'V+2@Example.org'])
    expect(await add(address)).toBe(200);
  expect(await add('v+3@example.org')).toBe(429);
  for (const address of ['a.b@gmail.com', 'ab@gmail.com', 'a.b+c@googlemail.com'])
    expect(await add(address)).toBe(200);
  expect(await add('a.b.@gmail.com')).not.toBe(200);
  const bert = await arrive();
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++)
    statuses.push(
      (await bert.ask('POST', NOTICE_API.channels, { kind: 'mail', address: `n${n}@example.org` })).status,
    );
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
});

test('a channel of an earlier version that no message can be made for fails a few times, and no more', async () => {
  const time = new TestTime(Date.parse('2027-01-11T12:00Z'));
  const receiver = await Receiver.start();
  const server = await serve({ webhookHosts: [receiver.host] }, time.parts);
  const anna = await Person.arrive(server.url);
  const channel = await addChannel(anna, new Subscriber().subscription(`${receiver.url}/push`));
  const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
  const db = openFile(server.dataFile);
  db.prepare('UPDATE notice_channel SET target = ?').run(
    JSON.stringify({ kind: 'push', endpoint: `${receiver.url}/push`, keys }),
  );
  db.close();
  await anna.ask('POST', NOTICE_API.test(channel));
  for (const minutes of [1, 5, 20, 60, 180, 360]) {
    await expect
      .poll(async () => {
        time.pass(0);
        return (await noticesOf(anna)).notices[0];
      })
      .toMatchObject({ state: 'waiting', due: time.now + minutes * MINUTE });
    time.pass(minutes * MINUTE);
  }
  time.pass(0);
  await untilStates(anna, 'test failed');
  expect(receiver.got).toEqual([]);
});
