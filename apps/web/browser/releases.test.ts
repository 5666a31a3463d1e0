import { readReleaseJson, releases } from '@durbar/table/test/releases/folders.ts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PageStorage, pageStorage, visitWith } from './releases/storage.ts';
import { launch, type Visitor } from './support/browser.ts';
import { TestServer } from './support/server.ts';
import { openMoves, untilListIsNot } from './support/table.ts';

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), TestServer.start()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** The games that a browser keeps, and whether they are over. */
function keptGames({ origins }: PageStorage): { id: string; over: boolean }[] {
  return origins.flatMap(({ indexedDB }) =>
    indexedDB.flatMap(({ stores }) =>
      stores.flatMap(({ records }) => records.map(({ value: { id, over } }) => ({ id, over }))),
    ),
  );
}

describe.each(releases)('a browser with what the page of release %s left there', (release) => {
  const storage = pageStorage.parse(readReleaseJson(release, 'storage.json'));
  const games = keptGames(storage);
  const come = (): Promise<Visitor> => visitWith(browser, server.url, storage);

  test('lists the games on the home page', async () => {
    const visitor = await come();
    await visitor.go('/');
    for (const { id } of games.filter(({ over }) => !over))
      await visitor.page.locator(`a[href="/local/${id}"]`).waitFor();
    expect(visitor.errors).toEqual([]);
    await visitor.leave();
  });

  test('goes on with each running game', async () => {
    const visitor = await come();
    const { page } = visitor;
    for (const { id } of games.filter(({ over }) => !over)) {
      await visitor.go(`/local/${id}`);
      const dialog = await openMoves(page);
      const before = await dialog.getByRole('list').textContent();
      await dialog.getByRole('listitem').getByRole('button').first().click();
      await untilListIsNot(page, before);
    }
    expect(visitor.errors).toEqual([]);
    await visitor.leave();
  });

  test('shows each finished game', async () => {
    const visitor = await come();
    for (const { id } of games.filter(({ over }) => over)) {
      await visitor.go(`/local/${id}`);
      await visitor.page.getByRole('button', { name: 'Rematch' }).first().waitFor();
    }
    // Looking at a game does not make it a running one.
    const { origins } = await visitor.context.storageState({ indexedDB: true });
    expect(keptGames(pageStorage.parse({ cookies: [], origins }))).toEqual(keptGames(storage));
    expect(visitor.errors).toEqual([]);
    await visitor.leave();
  });
});
