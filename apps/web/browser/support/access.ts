import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Size, Visitor } from './browser.ts';
import { tableForTwo, tableWithBots, untilMyTurn } from './table.ts';
import { TestEnvironment } from './test-environment.ts';

/**
 * Checks that axe finds nothing in the light and the dark theme, and that nothing is wider than the window. A dialog hides
 * everything else, so then only the dialog is checked.
 */
export async function expectAccessible(visitor: Visitor, what: string): Promise<void> {
  const { page } = visitor;
  expect(await faults(page, what)).toEqual([]);
  expect(await visitor.overflow(), what).toBeLessThanOrEqual(0);
  // The dark theme differs in colours only.
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faults(page, `${what}, by night`, ['color-contrast'])).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Matches no parts of drawings without a text: they have no contrast, and boards have thousands of them. */
const MAY_HAVE_TEXT = [
  'svg',
  'g',
  'use',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polygon',
  'polyline',
  'image',
]
  .map((name) => `:not(${name})`)
  .join('');

/** Findings of axe, by some of its rules or by all. */
async function faults(page: Page, what: string, rules: string[] = []): Promise<string[]> {
  // Once for each document, since its source is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate((selector) => {
      const loaded = Reflect.get(window, 'axe') as { configure: typeof axe.configure };
      loaded.configure({ rules: [{ id: 'color-contrast', selector }] });
    }, MAY_HAVE_TEXT);
  }
  const found = await page.evaluate(async (only) => {
    const loaded = Reflect.get(window, 'axe') as { run: typeof axe.run };
    const dialogs = document.querySelectorAll('[role=dialog]');
    const { violations } = await loaded.run(dialogs.length > 0 ? dialogs : document, {
      resultTypes: ['violations'],
      // Else it fetches and parses all style sheets, for a rule about rotated screens.
      preload: false,
      ...(only.length > 0 && { runOnly: only }),
    });
    return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`);
  }, rules);
  return found.map((fault) => `${what}: ${fault}`);
}

/** Tests the accessibility of every screen at one size, in English and French. */
export function testAccessibility(size: Size): void {
  const environment = new TestEnvironment();

  test('home, forms and notes are sound', async () => {
    const visitor = await environment.newVisitor({ size });
    const { page } = visitor;
    for (const path of [
      '/',
      '/new/maharani',
      '/screen/maharani',
      '/intro/maharani',
      '/people',
      '/owner',
      '/replay',
      '/return#x',
      '/t/nowhere',
      '/nowhere',
    ]) {
      await visitor.go(path);
      await expectAccessible(visitor, path);
    }
    await visitor.go('/');
    await page.getByRole('button', { name: /^Settings of/ }).click();
    await page.getByRole('dialog').waitFor();
    await page.waitForFunction(() => !document.querySelector('[data-entering]'));
    await expectAccessible(visitor, 'settings');
  });

  test('a room that waits is sound', async () => {
    const visitor = await environment.newVisitor({ size });
    await visitor.go('/new/maharani');
    await visitor.page.getByRole('button', { name: 'Open table' }).click();
    await visitor.page.getByText('Invite players').waitFor();
    await expectAccessible(visitor, 'room');
    if (size === 'desktop') return;
    await visitor.page.getByRole('button', { name: 'Chat' }).click();
    await visitor.page.getByRole('region', { name: 'Chat' }).waitFor();
    await expectAccessible(visitor, 'chat');
  });

  test('a table and all that lies above it are sound', async () => {
    const visitor = await environment.newVisitor({ size });
    const { page } = visitor;
    await visitor.go('/');
    const table = await tableWithBots(visitor, 2);
    await visitor.go(`/t/${table}`);
    await untilMyTurn(page);
    await expectAccessible(visitor, 'table');
    for (const [key, title] of [
      ['m', 'List of moves'],
      ['l', 'Log'],
      ['b', 'Rules'],
      ['v', 'What everybody has'],
      ['?', 'Keyboard shortcuts'],
    ] as const) {
      await page.keyboard.press(key);
      await page.getByRole('dialog', { name: title }).waitFor();
      await page.waitForFunction(() => !document.querySelector('[data-entering]'));
      await expectAccessible(visitor, title);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    const menu = page.getByRole('button', { name: /^Menu/ });
    await menu.click();
    await page.getByRole('dialog').waitFor();
    await page.waitForFunction(() => !document.querySelector('[data-entering]'));
    await expectAccessible(visitor, 'menu');
    for (const name of ['Provably fair deal', 'Links']) {
      await page.getByRole('dialog').getByRole('button', { name }).click();
      await page.getByRole('dialog', { name }).waitFor();
      await page.waitForFunction(() => !document.querySelector('[data-entering]'));
      await expectAccessible(visitor, name);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await menu.click();
    }
  });

  test('a pause and the end are sound', async () => {
    const [visitor, other] = [await environment.newVisitor({ size }), await environment.newVisitor()];
    const { page } = visitor;
    const table = await tableForTwo(visitor, other);
    await visitor.go(`/t/${table}`);
    await page.getByRole('button', { name: /^Menu/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pause game' }).click();
    await page.getByRole('region', { name: 'Paused' }).waitFor();
    await expectAccessible(visitor, 'paused');
    await page.getByRole('button', { name: 'Resume game' }).click();
    await page.getByRole('button', { name: /^Menu/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog', { name: 'Score' }).waitFor();
    await page.waitForFunction(() => !document.querySelector('[data-entering]'));
    await expectAccessible(visitor, 'score');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectAccessible(visitor, 'over');
  });

  test('French fits', async () => {
    const visitor = await environment.newVisitor({ size, locale: 'fr-FR' });
    const fits = async (what: string) => expect(await visitor.overflow(), what).toBeLessThanOrEqual(0);
    await visitor.go('/');
    await expectAccessible(visitor, '/');
    // French text is longer; nothing else depends on the language.
    for (const path of ['/new/maharani', '/screen/maharani', '/replay']) {
      await visitor.go(path);
      await fits(path);
    }
    const table = await tableWithBots(visitor, 3);
    await visitor.go(`/t/${table}`);
    await untilMyTurn(visitor.page);
    await fits('table');
    if (size === 'desktop') return;
    await visitor.page.setViewportSize({ width: 320, height: 640 });
    await fits('table, 320 wide');
    for (const path of ['/', '/new/maharani']) {
      await visitor.go(path);
      await fits(`${path}, 320 wide`);
    }
  });
}
