import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tableWithBots, untilMyTurn } from './support/table.ts';
import { TestEnvironment } from './support/test-environment.ts';

const environment = new TestEnvironment();

const tip = (page: Page) => page.locator('[data-tooltip]');

/** Runs in the page: the buttons and links without a text of their own that no tip would explain. */
function unexplained(): string[] {
  const pressable = document.querySelectorAll<HTMLElement>('button:has(.lucide), a:has(.lucide)');
  return [...pressable]
    .filter((element) => element.checkVisibility() && element.innerText.trim() === '')
    .filter((element) => !element.matches('[data-tip], [aria-label]:has(> .lucide)'))
    .map(({ outerHTML }) => outerHTML);
}

test('a button tells its name and key to the mouse and to the keyboard, until it is used', async () => {
  const visitor = await environment.newVisitor();
  const { page } = visitor;
  await visitor.go(`/t/${await tableWithBots(visitor, 1)}`);
  await untilMyTurn(page);
  const rules = page.getByRole('button', { name: 'Rules' });
  await rules.hover();
  await expect.poll(() => tip(page).innerText()).toMatch(/^Rules\s*B$/);
  await page.mouse.move(640, 700);
  await tip(page).waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Tab');
  await tip(page).waitFor();
  expect(await tip(page).innerText()).toMatch(/^Rules\s*B$/);
  await page.keyboard.press('Escape');
  await tip(page).waitFor({ state: 'hidden' });
  expect(await rules.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a long press explains a button and does not press it', async () => {
  const visitor = await environment.newVisitor({ size: 'phone', touch: true });
  const { page } = visitor;
  await visitor.go(`/t/${await tableWithBots(visitor, 1)}`);
  await untilMyTurn(page);
  const box = await page.getByRole('button', { name: 'Menu' }).boundingBox();
  if (!box) throw new Error('the menu has a button');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const finger = await visitor.context.newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await tip(page).waitFor();
  expect(await tip(page).innerText()).toBe('Menu');
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await page.getByRole('dialog').count()).toBe(0);
  // A tap presses as always.
  await page.touchscreen.tap(at.x, at.y);
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
});

test.each(['desktop', 'phone'] as const)('no icon is left without a tip on a %s', async (size) => {
  const visitor = await environment.newVisitor({ size });
  const { page } = visitor;
  for (const path of ['/', '/new/maharani', '/screen/maharani', '/replay']) {
    await visitor.go(path);
    expect(await page.evaluate(unexplained), path).toEqual([]);
  }
  await visitor.go(`/t/${await tableWithBots(visitor, 1)}`);
  await untilMyTurn(page);
  expect(await page.evaluate(unexplained), 'table').toEqual([]);
  for (const key of ['m', 'b', '?']) {
    await page.keyboard.press(key);
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate(unexplained), key).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});
