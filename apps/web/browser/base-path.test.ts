import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Visitor } from './support/browser.ts';
import { TestServer } from './support/server.ts';
import { type StrippingProxy, startProxy } from './support/stripping-proxy.ts';
import { chooseMove, untilMyTurn } from './support/table.ts';
import { TestEnvironment } from './support/test-environment.ts';

const manifest = z.object({
  start_url: z.string(),
  scope: z.string(),
  icons: z.array(z.object({ src: z.string() })),
});

let proxy: StrippingProxy;
let url: string;

const environment = new TestEnvironment(() =>
  TestServer.start(undefined, { BASE_PATH: '/games/', TRUST_PROXY: '1' }),
);
beforeAll(async () => {
  proxy = await startProxy('/games/', environment.server.url);
  url = `${proxy.url}/games`;
});
afterAll(() => proxy.close());

/** Everything that a visitor's browser asks for from now on, sockets included. */
function recordRequests({ page }: Visitor): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('websocket', (socket) => asked.push(socket.url().replace('ws', 'http')));
  return asked;
}

test('behind a proxy that strips a path, a table is opened and played, and every link stays below the path', async () => {
  const visitor = await environment.newVisitor({}, url);
  const { page } = visitor;
  const asked = recordRequests(visitor);
  await visitor.go('/');
  await page.getByRole('link', { name: 'New table' }).first().click();
  await page.waitForURL(`${url}/new/*`);
  await visitor.go('/new/maharani?seats=2');
  await page.getByRole('button', { name: 'Open table' }).click();
  await page.waitForURL(`${url}/t/*`);
  const table = page.url();
  const { pathname } = new URL(table);
  expect(await page.getByLabel('Table link (to share)').inputValue()).toBe(table);
  await page.getByRole('button', { name: 'Add bot' }).click();
  await page.getByRole('button', { name: 'Start game' }).click();
  await untilMyTurn(page);
  await chooseMove(page, /^Tile/);

  await page.reload();
  await untilMyTurn(page);
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Links' }).click();
  await page.getByRole('button', { name: 'Show the secret link' }).click();
  expect(await page.getByLabel('Secret link, for you alone').inputValue()).toMatch(`${url}/return#`);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.waitForURL(`${url}/`);
  await page.locator(`a[href="${pathname}"]`).waitFor();
  const field = page.getByLabel('Paste a link or code');
  await field.fill(table);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.waitForURL(table);
  await untilMyTurn(page);

  await visitor.go('/%');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.getByRole('main').getByRole('link').click();
  await page.waitForURL(`${url}/`);
  const widths = () =>
    page.locator('img').evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth));
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0);
  expect((await widths()).length).toBeGreaterThan(0);
  expect(asked.length).toBeGreaterThan(30);
  expect(
    asked.filter((address) => !/^(?:data|blob):/.test(address) && !address.startsWith(`${url}/`)),
  ).toEqual([]);
  expect(visitor.errors).toEqual([]);
});

test('under a path the page can be installed and works offline, beside another server of the same host', async () => {
  const visitor = await environment.newVisitor({ serviceWorker: true }, url);
  const { page, context } = visitor;
  await visitor.go('/');
  const other = 'durbar-/other/0123';
  await page.evaluate((name) => caches.open(name), other);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(`${url}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(await page.evaluate(() => caches.keys())).toEqual(
    expect.arrayContaining([other, expect.stringMatching(/^durbar-\/games\/[0-9a-f]{12}$/)]),
  );
  const manifestUrl = await page.locator('link[rel=manifest]').evaluate((link: HTMLLinkElement) => link.href);
  const { start_url, scope: installable, icons } = manifest.parse(await (await fetch(manifestUrl)).json());
  const installed = [start_url, installable, ...icons.map(({ src }) => src)].map(
    (path) => new URL(path, manifestUrl).href,
  );
  expect(installed.slice(0, 2)).toEqual([`${url}/`, `${url}/`]);
  for (const icon of installed.slice(2)) expect((await fetch(icon)).status).toBe(200);

  await context.setOffline(true);
  await visitor.go('/screen/maharani');
  const names = page.getByPlaceholder('Your name');
  await names.first().fill('Mira');
  await names.last().fill('Jonas');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(`${url}/local/*`);
  await untilMyTurn(page);
  await page.reload();
  await untilMyTurn(page);
});
