import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { API } from '@durbar/protocol';
import { expect, test } from 'vitest';
import { backup, StartupError } from '../src/index.ts';
import { Person } from './support/person.ts';
import { serve, tempDir } from './support/server.ts';

const bots = ['random', 'random'].map((bot) => ({ kind: 'bot' as const, bot }));

test('health and metrics can be read; metrics only on this machine, or with the token', async () => {
  const open = await serve();
  const health = await fetch(`${open.url}/healthz`);
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
  const anna = await Person.arrive(open.url);
  await (await anna.connect()).close();
  const metrics = await (await fetch(`${open.url}/metrics`)).text();
  for (const name of [
    'durbar_commands_total',
    'durbar_sockets',
    'durbar_commit_seconds_bucket',
    'process_cpu_seconds_total',
  ])
    expect(metrics).toContain(name);
  expect(metrics).not.toContain(anna.me.id);
  for (const header of ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])
    expect((await fetch(`${open.url}/metrics`, { headers: { [header]: '127.0.0.1' } })).status).toBe(401);
  const proxied = await serve({ trustProxy: 1 });
  const through = { 'x-forwarded-for': '192.0.2.1' };
  expect((await fetch(`${proxied.url}/metrics`, { headers: through })).status).toBe(401);
  const closed = await serve({ metricsToken: 'let-me-in' });
  expect((await fetch(`${closed.url}/metrics`)).status).toBe(401);
  const headers = { authorization: 'Bearer let-me-in' };
  expect((await fetch(`${closed.url}/metrics`, { headers })).status).toBe(200);
});

test('the API describes itself', async () => {
  const { url } = await serve();
  const api = (await (await fetch(`${url}/api/openapi.json`)).json()) as { openapi: string; paths: object };
  expect(api.openapi).toMatch(/^3\./);
  const patterns = [
    API.me,
    API.tables,
    API.join('{table}'),
    API.record('{table}'),
    '/api/tables/{table}/seats/{seat}',
  ];
  expect(Object.keys(api.paths)).toEqual(expect.arrayContaining(patterns));
  const games = await fetch(url + API.games);
  expect(await games.json()).toMatchObject([
    { id: 'bazaar', seatCounts: [2, 3, 4], options: [{ name: 'merchant' }, { name: 'length' }] },
  ]);
});

test('the log contains no credentials: no cookie, no link, no complete id of a table', async () => {
  const lines: string[] = [];
  const logTo = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const server = await serve({ logLevel: 'debug' }, { logTo });
  const anna = await Person.arrive(server.url);
  const { id, you } = await anna.open({ seats: [{ kind: 'me' }, ...bots], start: true });
  const page = await anna.connect();
  await page.watch(id);
  await anna.info(id);
  await server.stop();
  const all = lines.join('');
  expect(all).toContain('"route":"/api/tables/:table"');
  for (const secret of [id, anna.cookie ?? '-', you.returnCode ?? '-']) expect(all).not.toContain(secret);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) as number });
});

test('a backup during writes contains everything acknowledged and overwrites nothing', async () => {
  const { url, dataFile } = await serve();
  const anna = await Person.arrive(url);
  const { id } = await anna.open({ seats: [{ kind: 'me' }, ...bots], start: true });
  const page = await anna.connect();
  await page.watch(id);
  await page.do(id, { kind: 'move', move: { kind: 'bid', coins: 3 } }, 1);
  const openAnother = () => anna.open({ seats: [{ kind: 'me' }, ...bots], start: true });
  for (let i = 0; i < 10; i++) await openAnother();
  const dir = tempDir();
  const copy = join(dir, 'copy.db');
  const [bytes] = await Promise.all([backup(dataFile, copy), openAnother()]);
  expect(bytes).toBe(readFileSync(copy).length);
  expect(readdirSync(dir)).toEqual(['copy.db']);
  await expect(backup(dataFile, copy)).rejects.toThrow(
    new StartupError(`${copy} already exists; a backup never overwrites a file.`),
  );
  await expect(backup(join(dir, 'none.db'), join(dir, 'b.db'))).rejects.toThrow(StartupError);
  writeFileSync(join(dir, 'diary.txt'), 'Dear diary, '.repeat(20));
  await expect(backup(join(dir, 'diary.txt'), join(dir, 'b.db'))).rejects.toThrow(StartupError);
  await expect(backup(dataFile, join(dir, 'no', 'such', 'folder.db'))).rejects.toThrow(StartupError);
  expect(existsSync(join(dir, 'b.db'))).toBe(false);

  const restored = await serve({ dataFile: copy });
  const back = await (await Person.arrive(restored.url, anna.cookie)).connect();
  const { snapshot } = await back.watch(id);
  expect(snapshot?.log.some(({ kind, seat }) => (kind === 'seal' || kind === 'move') && seat === 0)).toBe(
    true,
  );
});

test('a stop informs every page and keeps every game; a second stop waits for the first', async () => {
  const first = await serve();
  const anna = await Person.arrive(first.url);
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], start: true });
  const pages = [await anna.connect(), await anna.connect()];
  for (const page of pages) await page.watch(id);
  const [page] = pages;
  await page?.do(id, { kind: 'move', move: { kind: 'bid', coins: 1 } }, 1);
  await Promise.all([first.stop(), first.stop()]);
  for (const each of pages) expect(each.closed).toEqual({ code: 1012, reason: 'restart' });
  await expect(fetch(`${first.url}/healthz`)).rejects.toThrow('fetch failed');
  const second = await serve({ dataFile: first.dataFile });
  const back = await (await Person.arrive(second.url, anna.cookie)).connect();
  expect((await back.watch(id)).snapshot?.log.length).toBeGreaterThan(0);
});

test('the built page is served: hashed files cached forever, all others revalidated, unknown addresses get the page', async () => {
  const webDir = tempDir();
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Durbar</title>');
  writeFileSync(join(webDir, 'sw.js'), '// worker');
  const { mkdirSync } = await import('node:fs');
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'assets', 'app-1a2b3c.js'), 'let page = 1;');
  writeFileSync(join(webDir, 'assets', 'app-1a2b3c.js.br'), 'not really brotli');
  const { url } = await serve({}, { webDir });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, { headers: { 'accept-encoding': 'identity', ...headers } });
    return { status: answer.status, cache: answer.headers.get('cache-control'), text: await answer.text() };
  };
  for (const path of ['/', '/table/abc', '/fr/rules', '/%', '/return/%00', '/return/%ff'])
    expect(await get(path)).toMatchObject({
      status: 200,
      cache: 'no-cache',
      text: '<!doctype html><title>Durbar</title>',
    });
  expect(await get('/sw.js')).toMatchObject({ status: 200, cache: 'no-cache' });
  expect(await get('/assets/app-1a2b3c.js')).toMatchObject({
    status: 200,
    cache: 'public, max-age=31536000, immutable',
    text: 'let page = 1;',
  });
  expect(await get('/assets/gone-999.js')).toMatchObject({ status: 404 });
  const head = await fetch(`${url}/assets/app-1a2b3c.js`, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'br' },
  });
  expect(head.headers.get('content-encoding')).toBe('br');
  expect(await get('/api/nothing')).toMatchObject({ status: 404, cache: 'no-store' });
  expect(await get('/api/%')).toMatchObject({ status: 400, cache: 'no-store' });
  const bare = await serve({}, { webDir: tempDir() });
  expect((await fetch(bare.url)).status).toBe(503);
  // While a build replaces the files.
  rmSync(join(webDir, 'index.html'));
  for (const path of ['/', '/table/abc'])
    expect(await get(path)).toMatchObject({
      status: 503,
      text: 'The page is not built yet: npm run build\n',
    });
});
