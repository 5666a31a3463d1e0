import { readReleaseJson, releases } from '@durbar/table/test/releases/folders.ts';
import { describe, expect, test } from 'vitest';
import { moveStorage, type PageStorage, pageStorage } from './releases/storage.ts';
import type { Visitor } from './support/browser.ts';
import { openMoves, untilListIsNot } from './support/table.ts';
import { TestEnvironment } from './support/test-environment.ts';

const environment = new TestEnvironment();

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
  const come = (): Promise<Visitor> =>
    environment.newVisitor({ storage: moveStorage(storage, environment.server.url) });

  test('lists the games on the home page', async () => {
    const visitor = await come();
    await visitor.go('/');
    for (const { id } of games.filter(({ over }) => !over))
      await visitor.page.locator(`a[href="/local/${id}"]`).waitFor();
    expect(visitor.errors).toEqual([]);
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
  });
});
