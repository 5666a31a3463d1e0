import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { Person } from './support/person.ts';
import { serve } from './support/server.ts';

function dial(url: string, localAddress = '127.0.0.1'): Socket {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress });
  // One that the server resets is closed too.
  return socket.on('error', () => undefined).resume();
}

const HALF_A_HEAD = 'POST /api/me/link HTTP/1.1\r\nHost: x\r\nContent-Type';
const HALF_A_BODY =
  'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"game":';

test.each([
  ['half a head', HALF_A_HEAD],
  ['half a body', HALF_A_BODY],
  ['nothing at all', ''],
  ['one request and no other', 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'],
])('a connection that sends %s is ended', async (_, sent) => {
  const { url } = await serve(
    {},
    { tuning: { headersMs: 200, requestMs: 300, keepAliveMs: 100, connectionMs: 400 } },
  );
  const socket = dial(url);
  const closed = once(socket, 'close');
  socket.write(sent);
  await closed;
  expect(socket.readyState).toBe('closed');
});

test('the limits on connections do not end sockets that are in use', async () => {
  const { url } = await serve(
    {},
    { tuning: { headersMs: 100, requestMs: 100, keepAliveMs: 50, connectionMs: 100, heartbeatMs: 600 } },
  );
  const anna = await Person.arrive(url);
  const page = await anna.connect();
  // Two rounds of pings are far longer than all of those.
  await once(page.ws, 'ping');
  await once(page.ws, 'ping');
  page.send({ t: 'ping', id: 'still' });
  await page.next('pong');
  expect(page.closed).toBe(null);
});

test('one address cannot hold every connection', async () => {
  const { url } = await serve({ maxSocketsPerAddress: 2 });
  const held = Array.from({ length: 6 }, () => dial(url, '127.0.0.9'));
  await Promise.all(held.map((socket) => once(socket, 'connect')));
  const seventh = dial(url, '127.0.0.9');
  await once(seventh, 'close');
  expect(held.every((socket) => !socket.closed)).toBe(true);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  held[0]?.destroy();
  for (const socket of held) socket.destroy();
});

test.each([
  ['as usual', ''],
  ['as if they would open sockets', 'Upgrade: x\r\n'],
])('behind a proxy one address cannot leave any number of requests unfinished, %s', async (_, header) => {
  const { url } = await serve({ maxSocketsPerAddress: 1, trustProxy: 1 });
  const held = Array.from({ length: 3 }, () => dial(url));
  for (const socket of held)
    socket.write(HALF_A_BODY.replace('Host', `X-Forwarded-For: 192.0.2.1\r\n${header}Host`));
  const ask = (address: string) =>
    fetch(`${url}/api/openapi.json`, { headers: { 'x-forwarded-for': address } });
  await expect.poll(async () => (await ask('192.0.2.1')).status, { timeout: 5000 }).toBe(429);
  expect((await ask('192.0.2.1')).status).toBe(429);
  expect((await ask('192.0.2.2')).status).toBe(200);
  for (const socket of held) socket.destroy();
});

test('sockets are limited by network: by /64 where it is IPv6, and mapped IPv4 is IPv4', async () => {
  const { url } = await serve({ maxSocketsPerAddress: 1, trustProxy: 1 });
  const open = async (address: string) => {
    const anna = await Person.arrive(url);
    return (await anna.connect(undefined, { 'x-forwarded-for': address })).closed;
  };
  expect(await open('2001:db8:1:2::1')).toBe(null);
  expect(await open('2001:db8:1:2:ffff::9')).toMatchObject({ reason: 'full' });
  expect(await open('2001:db8:1:3::1')).toBe(null);
  expect(await open('192.0.2.1')).toBe(null);
  expect(await open('::ffff:192.0.2.1')).toMatchObject({ reason: 'full' });
});
