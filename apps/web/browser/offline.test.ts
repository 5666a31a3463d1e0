import { expect, test } from 'vitest';
import { chooseMove, untilMyTurn } from './support/table.ts';
import { TestEnvironment } from './support/test-environment.ts';

const environment = new TestEnvironment();

test('after one visit, pass-and-play games and games against bots work without a server', async () => {
  const visitor = await environment.newVisitor({ size: 'phone', serviceWorker: true });
  const { page, context } = visitor;
  await visitor.go('/');
  // The service worker controls the page once everything is cached.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // A malformed address leads to the "not found" page with a service worker too.
  await visitor.go('/%');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await environment.server.stop();
  await context.setOffline(true);

  await visitor.go('/');
  await page.getByText('The server cannot be reached').waitFor();
  await page.getByRole('link', { name: 'Pass and play' }).first().click();
  await page.getByRole('radio', { name: 'Maharani' }).click();
  const names = page.getByPlaceholder('Your name');
  await names.first().fill('Mira');
  await names.last().fill('Jonas');
  await page.getByRole('button', { name: 'Start' }).click();
  await untilMyTurn(page);
  await page.getByText('Jonas').first().waitFor({ state: 'attached' });
  await chooseMove(page, /^Tile/);
  // The game is stored on the device: a reload restores it, still offline.
  await page.reload();
  await untilMyTurn(page);

  await visitor.go('/');
  await page.getByRole('button', { name: 'Maharani', exact: true }).click();
  await page.getByRole('button', { name: 'Play against bots Maharani' }).click();
  await untilMyTurn(page);
  await chooseMove(page, /^Tile/);
  expect(visitor.errors.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION/.test(text))).toEqual([]);
});

test('one match is played in one tab at a time', async () => {
  await environment.server.restart();
  const visitor = await environment.newVisitor();
  await visitor.go('/');
  await visitor.page.getByRole('button', { name: 'Play against bots Maharani' }).click();
  await untilMyTurn(visitor.page);
  const second = await visitor.context.newPage();
  await second.goto(visitor.page.url());
  await untilMyTurn(second);
  await visitor.page.getByText('This game is open in another tab').waitFor();
  await visitor.page.getByRole('button', { name: 'Play here' }).click();
  await untilMyTurn(visitor.page);
  await second.getByText('This game is open in another tab').waitFor();
});
