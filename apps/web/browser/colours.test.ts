import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TestEnvironment } from './support/test-environment.ts';

const environment = new TestEnvironment();

/** The drawings of pieces and emblems on the page. */
const drawings = (page: Page) =>
  page
    .locator('use')
    .evaluateAll((uses) => [...new Set(uses.map((use) => use.getAttribute('href')?.slice(1) ?? ''))]);

test('at a table the host chooses at once, and whoever comes by link what is left', async () => {
  const mira = await environment.newVisitor();
  const jonas = await environment.newVisitor({ size: 'phone' });
  await mira.go('/new/maharani?seats=2');
  const { page } = mira;
  const first = page.getByRole('radiogroup', { name: 'First colour' });
  await first.getByRole('radio', { name: 'Vermilion, trident' }).focus();
  // By keyboard; the second colour is peacock or marigold until then.
  await page.keyboard.press('ArrowLeft');
  expect(await first.getByRole('radio', { name: 'Ebony, elephant' }).isChecked()).toBe(true);
  await page.getByRole('radiogroup', { name: 'Second colour' }).getByText('Indigo', { exact: true }).click();
  await page.getByRole('button', { name: 'Open table' }).click();
  await page.waitForURL('**/t/*');

  await jonas.page.goto(page.url());
  await jonas.page.getByRole('button', { name: 'Sit down' }).click();
  await jonas.page.getByRole('button', { name: /^Colour of/ }).click();
  const his = jonas.page.getByRole('radiogroup', { name: 'First colour' });
  expect(await his.getByRole('radio', { name: /^Ebony, elephant: taken by / }).isDisabled()).toBe(true);
  expect(await his.getByRole('radio', { name: /^Indigo, lotus: taken by / }).isDisabled()).toBe(true);
  await his.getByText('Marigold', { exact: true }).click();
  await his.getByRole('radio', { name: 'Marigold, sun', checked: true }).waitFor();

  await page.getByRole('button', { name: 'Start game' }).click();
  for (const each of [page, jonas.page]) {
    await each.getByRole('button', { name: /^Menu/ }).waitFor();
    const wanted = ['seat-5', 'seat-3', 'worker-5', 'worker-4', 'worker-3'];
    await expect.poll(() => drawings(each)).toEqual(expect.arrayContaining(wanted));
    expect(await drawings(each)).not.toContain('seat-2');
  }
  expect([...mira.errors, ...jonas.errors]).toEqual([]);
});

test('on one screen each seat has a choice, and the match keeps it after a reload', async () => {
  const mira = await environment.newVisitor();
  const { page } = mira;
  await mira.go('/screen/maharaja-2020?seats=3');
  const colours = page.getByRole('radiogroup', { name: 'Colour' });
  await colours.getByText('Ebony', { exact: true }).click();
  await page.getByRole('button', { name: 'Colour of Seat 2' }).click();
  expect(await colours.getByRole('radio', { name: /^Ebony, elephant: taken by / }).isDisabled()).toBe(true);
  await colours.getByText('Indigo', { exact: true }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL('**/local/*');
  for (const again of [false, true]) {
    if (again) await page.reload();
    await page.getByRole('button', { name: /^Menu/ }).waitFor();
    const wanted = ['seat-5', 'seat-4', 'seat-3', 'priest-5'];
    await expect.poll(() => drawings(page)).toEqual(expect.arrayContaining(wanted));
    expect(await drawings(page)).not.toContain('seat-1');
  }
  expect(mira.errors).toEqual([]);
});
