import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Size, Visitor } from './support/browser.ts';
import { chooseMove, tableForTwo, untilMyTurn } from './support/table.ts';
import { TestEnvironment } from './support/test-environment.ts';

const environment = new TestEnvironment();

/** Changes fields of the only game that this browser keeps, or of the save in it, as if another build had saved it. */
async function changeSaved(
  page: Page,
  change: { rules?: number; version?: number },
  entry: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await page.evaluate(
    ([fields, outer]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('durbar', 1);
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('matches', 'readwrite').objectStore('matches');
          const reading = store.getAll();
          reading.addEventListener('success', () => {
            const [match] = reading.result as { saved: object }[];
            if (!match) return reject(new Error('no saved game'));
            Object.assign(match.saved, fields);
            Object.assign(match, outer);
            const writing = store.put(match);
            writing.addEventListener('success', () => {
              opening.result.close();
              resolve();
            });
            writing.addEventListener('error', () => reject(writing.error));
          });
        });
      }),
    [change, entry] as const,
  );
}

async function startBotGame({ page }: Visitor, size: Size): Promise<void> {
  if (size === 'phone') await page.getByRole('button', { name: 'Maharani', exact: true }).click();
  await page.getByRole('button', { name: 'Play against bots Maharani' }).click();
  await untilMyTurn(page);
}

test('a table whose rules the server does not have says so, shows its log, and is ended', async () => {
  const mira = await environment.newVisitor();
  const jonas = await environment.newVisitor({ size: 'phone', locale: 'fr-FR' });
  const table = await tableForTwo(mira, jonas);
  await mira.go(`/t/${table}`);
  await jonas.go(`/t/${table}`);
  await Promise.race([untilMyTurn(mira.page), untilMyTurn(jonas.page)]);
  const first = (await mira.page.title()).startsWith('●') ? mira : jonas;
  await chooseMove(first.page, /^Tile|^Tuile/);
  await environment.server.stop();
  environment.server.changeData(`UPDATE game_table SET rules = 99 WHERE id = '${table}'`);
  await environment.server.restart();

  // The open pages learn it by themselves.
  await mira.page.getByRole('heading', { name: 'This game cannot be continued here' }).waitFor();
  await mira.page.getByText('This version of Durbar has versions 1 and 2.').waitFor();
  await jonas.page.getByRole('heading', { name: 'Cette partie ne peut pas continuer ici' }).waitFor();
  await first.page.getByText('type: place').waitFor();
  const [download] = await Promise.all([
    mira.page.waitForEvent('download'),
    mira.page.getByRole('button', { name: 'Download log so far' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`maharani-${table}-log.json`);

  // It waits for nobody.
  await mira.go('/');
  const row = mira.page.getByRole('link', { name: 'cannot be continued' });
  await row.waitFor();
  expect(await mira.page.title()).not.toMatch(/^●/);
  await row.click();

  await mira.page.getByRole('button', { name: 'End the game' }).click();
  await mira.page.getByText('The game ends for everybody, without a result.').waitFor();
  await mira.page.getByRole('button', { name: 'End the game' }).click();
  await mira.page.getByText('The game was cancelled').waitFor();
  await jonas.page.getByText('La partie a été annulée').waitFor();
  expect(await jonas.page.getByRole('button', { name: 'Mettre fin à la partie' }).count()).toBe(0);
});

test('a saved game whose rules the page does not have can be read and deleted', async () => {
  const visitor = await environment.newVisitor({ size: 'phone' });
  const { page } = visitor;
  await visitor.go('/');
  await startBotGame(visitor, 'phone');
  await chooseMove(page, /^Tile/);
  const address = new URL(page.url()).pathname;
  await visitor.go('/');
  await changeSaved(page, { rules: 99 });
  await page.reload();
  await page.getByText('cannot be continued').waitFor();
  await visitor.go(address);
  await page.getByRole('heading', { name: 'This game cannot be continued here' }).waitFor();
  await page.getByText('type: place').waitFor();
  await page.getByRole('button', { name: 'Delete game' }).click();
  await page.getByRole('button', { name: 'Delete game' }).click();
  await page.getByText('No games yet').waitFor();
  expect(visitor.errors).toEqual([]);
});

test('a saved game of which not even the entry can be read is listed, downloaded and deleted', async () => {
  const visitor = await environment.newVisitor({ size: 'phone' });
  const { page } = visitor;
  await visitor.go('/');
  await startBotGame(visitor, 'phone');
  await visitor.go('/games');
  await changeSaved(page, {}, { names: 'nobody' });
  await page.reload();
  await page.getByRole('link', { name: 'Saved game 1: download or delete it' }).click();
  await page.getByRole('heading', { name: 'This game cannot be opened' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download record' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('"names": "nobody"');
  await page.getByRole('button', { name: 'Delete game' }).click();
  await page.getByRole('button', { name: 'Delete game' }).click();
  await page.getByText('No games yet').waitFor();
  await visitor.go('/games');
  await page.getByText('No game is running.').waitFor();
  expect(await page.getByText('Saved games that cannot be read').count()).toBe(0);
  expect(visitor.errors).toEqual([]);
});

test('a saved game that the page cannot read is downloaded as it is, and deleted', async () => {
  const visitor = await environment.newVisitor({ size: 'phone' });
  const { page } = visitor;
  await visitor.go('/');
  await startBotGame(visitor, 'phone');
  const address = new URL(page.url()).pathname;
  await visitor.go('/');
  await changeSaved(page, { version: 99 });
  await visitor.go(address);
  await page.getByRole('heading', { name: 'This game cannot be opened' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download record' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('"durbar-local"');
  await page.getByRole('button', { name: 'Delete game' }).click();
  await page.getByRole('button', { name: 'Delete game' }).click();
  await page.getByText('No games yet').waitFor();
  expect(visitor.errors).toEqual([]);
});

test('a saved game goes on under the rules it was begun with, refusals and rules text included', async () => {
  const visitor = await environment.newVisitor();
  const { page } = visitor;
  await visitor.go('/');
  await startBotGame(visitor, 'desktop');
  const refresh = page.getByRole('button', { name: 'Refresh' });
  expect(await refresh.getAttribute('aria-disabled')).not.toBe('true');
  const address = new URL(page.url()).pathname;
  await visitor.go('/');
  await changeSaved(page, { rules: 1 });
  await visitor.go(address);
  await untilMyTurn(page);
  await refresh.click({ force: true });
  await page.getByText('All your markers are face up and a tile can be placed.').first().waitFor();
  await page.getByRole('button', { name: 'MHR-2.5' }).first().click();
  await page.getByText('only if one is face down').waitFor();
  expect(await page.getByText('whatever your markers show').count()).toBe(0);
  expect(visitor.errors).toEqual([]);
});
