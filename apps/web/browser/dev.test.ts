import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, test } from 'vitest';
import { untilMyTurn } from './support/table.ts';
import { TestEnvironment } from './support/test-environment.ts';

const web = fileURLToPath(new URL('../', import.meta.url));
const vite = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url));

/** Until the development server has found and bundled the page's dependencies, it reloads the page. */
const PATIENCE_MS = 60_000;

const environment = new TestEnvironment();
let dev: ChildProcess;
let url: string;

beforeAll(async () => {
  dev = spawn(process.execPath, [vite, '--host', '127.0.0.1', '--port', '0', '--strictPort'], {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1', DURBAR_SERVER: environment.server.url },
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
afterAll(async () => {
  const gone = once(dev, 'exit');
  dev.kill();
  await gone;
});

test('the development server shows the page and plays at a table of the server beside it', {
  timeout: 2 * PATIENCE_MS,
}, async () => {
  const visitor = await environment.newVisitor({}, url);
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
  const visitor = await environment.newVisitor({}, url);
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
