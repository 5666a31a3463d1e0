import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, test } from 'vitest';
import { launch, Visitor } from './support/browser.ts';
import { TestServer } from './support/server.ts';
import { untilMyTurn } from './support/table.ts';

const web = fileURLToPath(new URL('../', import.meta.url));
const vite = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url));

/** Until the development server has found and bundled the page's dependencies, it reloads the page. */
const PATIENCE_MS = 60_000;

let browser: Browser;
let server: TestServer;
let dev: ChildProcess;
let url: string;
let visitor: Visitor;

beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), TestServer.start()]);
  dev = spawn(process.execPath, [vite, '--host', '127.0.0.1', '--port', '0', '--strictPort'], {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1', DURBAR_SERVER: server.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  url = await new Promise((resolve, reject) => {
    let said = '';
    // Errors of sockets that pages leave are of no interest.
    dev.stderr?.resume();
    dev.stdout?.on('data', (data: Buffer) => {
      said += data.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (found !== undefined) resolve(found);
    });
    dev.once('exit', (code) => reject(new Error(`the development server ended with ${code}: ${said}`)));
  });
});
afterEach(() => visitor.leave());
afterAll(async () => {
  const gone = once(dev, 'exit');
  dev.kill();
  await gone;
  await browser.close();
  await server.close();
});

test('the development server shows the page and plays at a table of the server beside it', {
  timeout: 2 * PATIENCE_MS,
}, async () => {
  visitor = await Visitor.arrive(browser, url);
  const { page } = visitor;
  await page.goto(url);
  await page.getByRole('button', { name: 'Play against bots Maharani' }).waitFor({ timeout: PATIENCE_MS });
  await page.getByText('No open tables at the moment').waitFor();
  await visitor.go('/new/maharani?seats=2');
  await page.getByRole('button', { name: 'Open table' }).click();
  await page.getByRole('button', { name: 'Add bot' }).click();
  await page.getByRole('button', { name: 'Start game' }).click();
  await untilMyTurn(page);
});

test('the gallery shows a board, in each language', { timeout: 2 * PATIENCE_MS }, async () => {
  visitor = await Visitor.arrive(browser, url);
  const { page } = visitor;
  for (const [locale, text] of [
    ['en', 'Your turn'],
    ['fr', 'À vous'],
  ]) {
    await page.goto(`${url}/gallery/?game=maharani&locale=${locale}`);
    await page.getByRole('heading', { name: 'maharani' }).waitFor({ timeout: PATIENCE_MS });
    await page
      .getByText(text ?? '')
      .first()
      .waitFor();
  }
});
