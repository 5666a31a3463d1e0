import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { untilMyTurn } from './support/table.ts';
import { TestEnvironment } from './support/test-environment.ts';

const environment = new TestEnvironment();

/** Lets the page notice that the server runs a newer version, as when a part of the page is gone. */
async function noteNewVersion(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })));
  await page.getByText('A new version of Durbar is available.').waitFor();
}

/** The names of the controls that the button for the new version overlaps. */
async function coveredControls(page: Page): Promise<(string | null)[]> {
  const button = page.getByRole('button', { name: 'New version: reload' });
  await button.waitFor();
  return button.evaluate((button) => {
    const place = button.getBoundingClientRect();
    return [...document.querySelectorAll('a, button, input, [role=button]')]
      .filter((control) => control !== button)
      .filter((control) => {
        const { left, right, top, bottom, width } = control.getBoundingClientRect();
        const overlaps = left < place.right && right > place.left && top < place.bottom && bottom > place.top;
        return width > 0 && overlaps;
      })
      .map(({ textContent }) => textContent);
  });
}

/** Where the controls are, by their names, without the link to the home page, which gives up its text. */
function placesOfControls(page: Page): Promise<Record<string, readonly number[]>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('main button, main input, header button, nav a')]
        .filter((control) => control.ariaLabel !== 'New version: reload')
        .map((control) => {
          const { left, top } = control.getBoundingClientRect();
          return [control.ariaLabel ?? control.textContent, [Math.round(left), Math.round(top)]];
        }),
    ),
  );
}

test.each(['desktop', 'phone'] as const)(
  'on a %s the news of a new version moves and covers no control, and the next page is the new version',
  async (size) => {
    const visitor = await environment.newVisitor({ size });
    const { page } = visitor;
    await visitor.go('/');
    await page.getByRole('button', { name: 'Play against bots' }).first().waitFor();
    // The visitor's name comes from the server, and is longer than the one before.
    await page.getByRole('button', { name: /^Settings of (?!Guest$)/ }).waitFor();
    const before = await placesOfControls(page);
    await noteNewVersion(page);
    await expect.poll(() => coveredControls(page)).toEqual([]);
    expect(await placesOfControls(page)).toEqual(before);
    // The game that begins here is not stored yet, so it begins in this version.
    if (size === 'phone') await page.getByRole('button', { name: 'Maharani', exact: true }).click();
    await page.getByRole('button', { name: 'Play against bots Maharani' }).click();
    await untilMyTurn(page);
    await expect.poll(() => coveredControls(page)).toEqual([]);
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('link', { name: 'Home', exact: true }).first().click(),
    ]);
    await page.getByRole('button', { name: 'Play against bots' }).first().waitFor();
    expect(await page.getByText('A new version of Durbar is available.').count()).toBe(0);
    expect(visitor.errors).toEqual([]);
  },
);
