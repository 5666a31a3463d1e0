import { once } from 'node:events';
import { connect } from 'node:net';
import { API } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { Page } from './support/page.ts';
import { Person } from './support/person.ts';
import { serve } from './support/server.ts';

test('pages get a strict policy without inline script, and nothing that needs https', async () => {
  const { url } = await serve();
  for (const path of ['/', API.me, '/nowhere']) {
    const { headers } = await fetch(url + path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe');
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers.get('strict-transport-security')).toBe(null);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('answers to bad requests reveal no path and no code', async () => {
  const { url } = await serve();
  const anna = await Person.arrive(url);
  const table = {
    game: 'bazaar',
    options: {},
    pace: 'live',
    open: false,
    seats: [{ kind: 'empty' }, { kind: 'empty' }],
  };
  const answers = [
    await anna.ask('GET', '/api/nothing'),
    await anna.ask('GET', '/api/tables/..%2f..%2fetc%2fpasswd'),
    await anna.ask('GET', '/assets/../../package.json'),
    await anna.ask('POST', API.tables, { a: 1 }),
    await anna.ask('POST', API.tables, 'x'.repeat(300_000)),
    await anna.ask('POST', API.join('unknown'), { round: 0, hash: 'a'.repeat(64) }),
    await anna.ask('PUT', '/api/tables/x/seats/99', { kind: 'empty' }),
    await anna.ask('GET', '/api/tables/%'),
    await anna.ask('POST', API.tables, { ...table, game: 'x'.repeat(1000) }),
  ];
  // Deeply nested lists are easy to parse but hard to serialize again.
  const nested = JSON.stringify({ ...table, options: { length: 0 } }).replace(
    '0',
    '['.repeat(20_000) + ']'.repeat(20_000),
  );
  const broken = await Promise.all(
    ['{"game":', nested].map((body) =>
      fetch(url + API.tables, { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    ),
  );
  const texts = [
    ...answers.map(({ json }) => JSON.stringify(json)),
    ...(await Promise.all(broken.map((each) => each.text()))),
  ];
  for (const text of texts)
    expect(text).toMatch(/^\{"problem":\{"key":"problem\.\w+"(,"values":\{.*\})?\}\}$/);
  expect(answers.map(({ status }) => status)).toEqual([404, 400, 404, 400, 413, 404, 400, 400, 400]);
  expect(broken.map(({ status }) => status)).toEqual([400, 400]);
});

test('requests that change something are refused to pages of other sites', async () => {
  const { url } = await serve({ allowedOrigins: ['https://play.example.org'] });
  const anna = await Person.arrive(url);
  const rename = (origin: string) => anna.ask('PATCH', API.me, { name: 'Eve' }, { origin });
  expect(await rename('https://evil.example')).toMatchObject({
    status: 403,
    json: { problem: { key: 'problem.origin' } },
  });
  expect((await rename('null')).status).toBe(403);
  expect((await rename(url)).status).toBe(200);
  expect((await rename('https://play.example.org')).status).toBe(200);
  const open = (origin: string) => Page.open(url, anna.cookie, origin);
  expect((await open(url)).closed).toBe(null);
  expect((await open('https://play.example.org')).closed).toBe(null);
  for (const origin of ['https://evil.example', 'null', url.replace('http', 'https') + '1'])
    expect((await open(origin)).closed).not.toBe(null);
});

test('over https a page that came without it is another site', async () => {
  const { url } = await serve({ trustProxy: 1 });
  const anna = await Person.arrive(url, null, { 'x-forwarded-proto': 'https' });
  const { host } = new URL(url);
  const rename = async (origin: string) =>
    (await anna.ask('PATCH', API.me, { name: 'Eve' }, { origin })).status;
  expect(await rename(`https://${host}`)).toBe(200);
  for (const scheme of ['http', 'ftp', 'chrome-extension'])
    expect(await rename(`${scheme}://${host}`)).toBe(403);
});

test('requests, sockets and messages are limited', async () => {
  const { url } = await serve({ httpRate: 20, maxSocketsPerAddress: 3, socketRate: 5 });
  const anna = await Person.arrive(url);
  const pages = [await anna.connect(), await anna.connect(), await anna.connect()];
  expect((await anna.connect()).closed).toEqual({ code: 1013, reason: 'full' });
  await pages[0]?.close();
  const again = await anna.connect();
  expect(again.closed).toBe(null);
  for (let i = 0; i < 30; i++) again.send({ t: 'ping', id: `p${i}` });
  await again.until(() => again.closed !== null, 'the flood to be cut off');
  expect(again.closed).toEqual({ code: 4002, reason: 'abuse' });
  expect(again.got.filter(({ t }) => t === 'pong').length).toBeLessThan(20);
  const statuses = [];
  for (let i = 0; i < 25; i++) statuses.push((await anna.ask('GET', API.me)).status);
  expect(statuses).toContain(429);
  expect((await anna.ask('GET', API.me)).json).toEqual({ problem: { key: 'problem.tooMany' } });
});

test('no other spelling of an address escapes the limits, or may be kept by a cache', async () => {
  const { url } = await serve({ httpRate: 20 });
  const spellings = ['/%61pi/me', '/a%70%69/me', `${url}/api/me`];
  const asked = [...spellings, ...Array.from({ length: 30 }, (_, i) => spellings[i % 3] ?? '')];
  const answers = [];
  for (const path of asked) answers.push(await askRaw(url, path));
  const [first, second, third] = answers;
  for (const answer of [first, second, third])
    expect(answer).toMatch(/^HTTP\/1.1 200 [^]*cache-control: no-store/);
  expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 429')).length).toBe(13);
  const guess = JSON.stringify({ code: `${'a'.repeat(16)}.0.${'b'.repeat(32)}` });
  const other = await serve();
  const tries = [];
  for (let i = 0; i < 25; i++) tries.push(await askRaw(other.url, '/api/%72eturn', guess));
  expect(tries.map((answer) => answer.slice(9, 12))).toEqual([
    ...Array.from({ length: 20 }, () => '404'),
    ...Array.from({ length: 5 }, () => '429'),
  ]);
});

test('the sockets of a network share what they may send, and another network has its own', async () => {
  const { url } = await serve({ trustProxy: 1, socketRate: 1, maxSocketsPerAddress: 200 });
  const eve = await Person.arrive(url, null, { 'x-forwarded-for': '192.0.2.66' });
  const pages = await Promise.all(Array.from({ length: 100 }, () => eve.connect()));
  // Each socket by itself might.
  for (const page of pages) for (const id of ['a', 'b']) page.send({ t: 'ping', id });
  const heard = (page: Page) => page.closed !== null || page.got.filter(({ t }) => t === 'pong').length === 2;
  await Promise.all(pages.map((page) => page.until(() => heard(page), 'answers, or a cut')));
  expect(pages.filter(({ closed }) => closed?.reason === 'abuse').length).toBeGreaterThan(10);
  const anna = await Person.arrive(url, null, { 'x-forwarded-for': '198.51.100.1' });
  const page = await anna.connect();
  page.send({ t: 'ping', id: 'a' });
  await page.next('pong');
});

test('too large, binary and invalid frames do no harm', async () => {
  const { url } = await serve();
  const anna = await Person.arrive(url);
  const large = await anna.connect();
  large.ws.send('x'.repeat(20_000));
  await large.until(() => large.closed !== null, 'the large frame to be refused');
  expect(large.closed?.code).toBe(1009);
  const binary = await anna.connect();
  binary.ws.send(Buffer.from([1, 2, 3]));
  await binary.until(() => binary.closed !== null, 'the binary frame to be refused');
  expect(binary.closed?.code).toBe(4002);
  const page = await anna.connect();
  for (const text of [
    '',
    '{',
    '[]',
    '{"t":"dance"}',
    '{"t":"do","table":"x","id":"y","act":{"kind":"fly"}}',
    'null',
  ])
    page.ws.send(text);
  await page.until(() => page.got.filter(({ t }) => t === 'problem').length === 5, 'five problems');
  expect(await page.next('answer')).toMatchObject({ id: 'y', ok: false });
  page.send({ t: 'ping', id: 'still' });
  await page.next('pong');
});

test('invalid frames and closed connections leave no errors in the log', async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const { url } = await serve({ logLevel: 'info' }, { logTo });
  const anna = await Person.arrive(url);
  const large = await anna.connect();
  large.ws.send('x'.repeat(20_000));
  await large.until(() => large.closed !== null, 'the large frame to be refused');
  const rude = connect(Number(new URL(url).port), '127.0.0.1');
  const closed = once(rude.resume(), 'close');
  rude.end('POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nnot a length\r\n');
  await closed;
  expect(lines.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
});

test('a page that reads too slowly is disconnected and can reconnect', async () => {
  const { url } = await serve({ socketRate: 1_000_000 }, { tuning: { waitingBytes: 64 * 1024 } });
  const anna = await Person.arrive(url);
  const { id } = await anna.open({
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    start: true,
  });
  const page = await anna.connect();
  await page.watch(id);
  page.ws.pause();
  const dropped = async (): Promise<boolean> =>
    (await (await fetch(`${url}/metrics`)).text()).includes('durbar_sockets_dropped_total{reason="slow"} 1');
  for (let i = 0; i < 100 && !(await dropped()); i++)
    for (let k = 0; k < 1000; k++) page.send({ t: 'past', table: id, id: 'again', index: -1 });
  expect(await dropped()).toBe(true);
  page.ws.resume();
  await page.until(() => page.closed !== null, 'the socket to be closed');
  const back = await anna.connect();
  expect((await back.watch(id)).info.id).toBe(id);
});

test('a dead socket is closed, and sockets that answer pings are kept', async () => {
  const { url } = await serve({}, { tuning: { heartbeatMs: 1200 } });
  const anna = await Person.arrive(url);
  const [alive, dead] = [await anna.connect(), await anna.connect()];
  const open = async (): Promise<string | undefined> =>
    /^durbar_sockets (\d+)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1];
  expect(await open()).toBe('2');
  dead.ws.pause();
  while ((await open()) === '2');
  expect(await open()).toBe('1');
  // A second round of pings, which only sockets that answered the first one reach.
  await once(alive.ws, 'ping');
  await once(alive.ws, 'ping');
  alive.send({ t: 'ping', id: 'still' });
  await alive.next('pong');
  expect(alive.closed).toBe(null);
});

/** Asks for a path exactly as it is written. @param body posted, if there is one @returns the whole answer */
async function askRaw(url: string, path: string, body?: string): Promise<string> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (data: Buffer) => {
    answer += data.toString();
  });
  const content =
    body === undefined ? '' : `content-type: application/json\r\ncontent-length: ${body.length}\r\n`;
  const method = body === undefined ? 'GET' : 'POST';
  socket.write(
    `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n${content}\r\n${body ?? ''}`,
  );
  await once(socket, 'close');
  return answer;
}
