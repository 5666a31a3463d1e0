import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startProxy } from '@durbar/web/browser/support/stripping-proxy.ts';
import { expect, onTestFinished, test } from 'vitest';
import { formatAddresses, readSettings } from '../src/index.ts';
import { Person } from './support/person.ts';
import { serve, tempDir } from './support/server.ts';

const DOCUMENT =
  '<!doctype html><html data-base="/"><link href="/icon.svg"><script src="/assets/main-1.js"></script>' +
  '<a href="/new/bazaar">New</a><a href="https://example.org/">Elsewhere</a><p>Play at="/"</p></html>';
const UNDER_GAMES =
  '<!doctype html><html data-base="/games/"><link href="/games/icon.svg"><script src="/games/assets/main-1.js"></script>' +
  '<a href="/games/new/bazaar">New</a><a href="https://example.org/">Elsewhere</a><p>Play at="/"</p></html>';

/** The folder of a built page. */
function builtPage(): string {
  const dir = tempDir();
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'index.html'), DOCUMENT);
  writeFileSync(join(dir, 'assets', 'main-1.js'), 'let page = 1;');
  return dir;
}

/** A server under `/games/`, behind a proxy that strips the path. */
async function serveGames(headers: Readonly<Record<string, string>> = {}) {
  const webDir = builtPage();
  const { url: direct } = await serve({ basePath: '/games/', trustProxy: 1 }, { webDir });
  const proxy = await startProxy('/games/', direct, headers);
  onTestFinished(() => proxy.close());
  return { direct, url: `${proxy.url}/games`, webDir };
}

test.each([
  ['/', '/'],
  ['/games', '/games/'],
  ['/games/', '/games/'],
  ['/a/b-c_d.e/', '/a/b-c_d.e/'],
])('BASE_PATH %s is read as %s', (given, basePath) => {
  expect(readSettings({ BASE_PATH: given }).basePath).toBe(basePath);
});

test.each([
  'games',
  '//',
  '/games//',
  '/../',
  '/a b/',
  '/a"b/',
  '/ä/',
  'https://play.example.org/games/',
  '/api',
  '/assets/x/',
])('BASE_PATH %s is refused', (given) => {
  expect(() => readSettings({ BASE_PATH: given })).toThrow(
    `BASE_PATH should be a path such as /games/, without special characters, and not /api or /assets, not '${given}'.`,
  );
});

test('the printed addresses have the base path', () => {
  const settings = readSettings({ BASE_PATH: '/games/', HOST: '127.0.0.1' });
  expect(formatAddresses(settings, 8080)).toBe('Durbar is open at http://127.0.0.1:8080/games/');
  expect(formatAddresses(readSettings({ HOST: '127.0.0.1' }), 8080)).toBe(
    'Durbar is open at http://127.0.0.1:8080',
  );
});

test('behind a proxy that strips the path, the document has it in its paths and only there', async () => {
  const { url } = await serveGames();
  for (const path of ['/', '/index.html', '/t/abc', '/new/bazaar?seats=2']) {
    const answer = await fetch(url + path);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toBe(UNDER_GAMES);
  }
  expect(await (await fetch(`${url}/assets/main-1.js`)).text()).toBe('let page = 1;');
  expect((await fetch(`${url}/assets/none.js`)).status).toBe(404);
  const malformed = await fetch(`${url}/%`, { redirect: 'manual' });
  expect(malformed.headers.get('location')).toBe('/games/nowhere');
});

test('opened directly, the server answers with the path in front as well as without', async () => {
  const { direct } = await serveGames();
  for (const path of ['/games/', '/games/t/abc', '/']) {
    expect(await (await fetch(direct + path)).text()).toBe(UNDER_GAMES);
  }
  expect((await fetch(`${direct}/games/assets/main-1.js`)).status).toBe(200);
  expect((await fetch(`${direct}/games/healthz`)).status).toBe(200);
  const anna = await Person.arrive(`${direct}/games`);
  expect((await anna.connect()).got[0]?.t).toBe('hello');
});

test('the document is compressed, revalidated, and made again after a build', async () => {
  const { direct, webDir } = await serveGames();
  const { request } = await import('node:http');
  const ask = (headers: Record<string, string>) =>
    new Promise<{ status: number | undefined; encoding: string | undefined; etag: string; body: Buffer }>(
      (resolve, reject) =>
        request(direct, { headers }, (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode,
              encoding: answer.headers['content-encoding'],
              etag: answer.headers.etag ?? '',
              body: Buffer.concat(parts),
            }),
          );
        })
          .on('error', reject)
          .end(),
    );
  const best = await ask({ 'accept-encoding': 'gzip, deflate, br' });
  expect(best).toMatchObject({ status: 200, encoding: 'br' });
  expect(brotliDecompressSync(best.body).toString()).toBe(UNDER_GAMES);
  const second = await ask({ 'accept-encoding': 'br;q=0, GZIP;q=0.5' });
  expect(second).toMatchObject({ status: 200, encoding: 'gzip' });
  expect(gunzipSync(second.body).toString()).toBe(UNDER_GAMES);
  expect(await ask({ 'accept-encoding': 'identity' })).toMatchObject({ status: 200, encoding: undefined });
  expect(await ask({ 'if-none-match': best.etag })).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  writeFileSync(join(webDir, 'index.html'), '<html data-base="/">new</html>');
  expect(await ask({ 'if-none-match': best.etag })).toMatchObject({
    status: 200,
    body: Buffer.from('<html data-base="/games/">new</html>'),
  });
});

test('the API and the socket work through the proxy, and the cookie is limited to the path', async () => {
  const { url } = await serveGames();
  const anna = await Person.arrive(url);
  const first = await fetch(`${url}/api/me`);
  expect(first.headers.getSetCookie()[0]).toMatch(/^durbar=[^;]+; Max-Age=\d+; Path=\/games\/; HttpOnly/);
  const { id } = await anna.open({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], start: true });
  const origin = new URL(url).origin;
  const page = await anna.connect(origin);
  await page.watch(id);
  expect(await page.do(id, { kind: 'move', move: { kind: 'bid', coins: 3 } }, 1)).toMatchObject({ ok: true });
  const gone = await anna.ask('DELETE', '/api/me', undefined, { origin });
  expect(gone.status).toBe(204);
  expect(gone.headers.getSetCookie()[0]).toMatch(/^durbar=; .*Path=\/games\//);
});

test('over https the cookie needs https, and its name does not claim the whole host', async () => {
  const { url } = await serveGames({ 'x-forwarded-proto': 'https' });
  const anna = await Person.arrive(url);
  expect(anna.cookie).toMatch(/^__Secure-durbar=/);
  const again = await anna.ask('GET', '/api/me');
  expect(again.json).toEqual(anna.me);
  expect(again.headers.getSetCookie()).toEqual([]);
});
