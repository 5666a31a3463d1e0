import { expect, test } from 'vitest';
import { expectAccessible } from './support/access.ts';
import { tableWithBots, untilMyTurn } from './support/table.ts';
import { TestEnvironment } from './support/test-environment.ts';

const house = new TestEnvironment();

test('a few letters find a move at the table, and Enter plays it', async () => {
  const visitor = await house.newVisitor();
  const { page } = visitor;
  await visitor.go(`/t/${await tableWithBots(visitor, 1)}`);
  await untilMyTurn(page);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'All commands' });
  await palette.getByRole('menuitem').first().waitFor();
  await expectAccessible(visitor, 'the palette');
  const first = (await palette.getByRole('menuitem', { name: /^Tile/ }).first().textContent()) ?? '';
  // Each word is looked for, in any order.
  await page.keyboard.type(first.split(' ').toReversed().join(' '));
  await expect.poll(() => palette.getByRole('menuitem').first().textContent()).toBe(first);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await palette.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Undo/, disabled: false }).waitFor();
  expect(visitor.errors).toEqual([]);
});

test('it opens panels, pages and settings, and nothing is called nonsense', async () => {
  const visitor = await house.newVisitor({ size: 'phone' });
  const { page } = visitor;
  await visitor.go('/replay');
  const palette = page.getByRole('dialog', { name: 'All commands' });
  const choose = async (text: string) => {
    await page.keyboard.press('Control+k');
    await palette.getByRole('menuitem').first().waitFor();
    await page.keyboard.type(text);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await palette.waitFor({ state: 'detached' });
  };
  await choose('theme dark');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await choose('maharani two minutes');
  await page.waitForURL(/\/intro\/maharani$/);
  await choose('maharani new table');
  await page.waitForURL(/\/new\/maharani$/);
  await page.keyboard.press('Control+k');
  await palette.getByRole('menuitem').first().waitFor();
  await page.keyboard.type('xyzzy');
  await palette.getByText('Nothing has this name.').waitFor();
  expect(await visitor.overflow()).toBe(0);
  await page.keyboard.press('Control+k');
  await palette.waitFor({ state: 'detached' });
  await visitor.go(`/t/${await tableWithBots(visitor, 1)}`);
  await untilMyTurn(page);
  await choose('rules');
  await page.getByRole('dialog', { name: 'Rules' }).waitFor();
});
