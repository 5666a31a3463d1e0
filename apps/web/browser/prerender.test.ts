import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SIZES, type Size, type Visitor, type VisitorOptions } from './support/browser.ts';
import { untilMyTurn } from './support/table.ts';
import { TestEnvironment } from './support/test-environment.ts';

/** The most cumulative layout shift allowed; browsers rate 0.1 and more as poor. */
const MAX_SHIFT = 0.01;

const environment = new TestEnvironment();

interface DelayedVisit {
  readonly visitor: Visitor;
  readonly page: Page;
  /** Lets the delayed files load. */
  readonly release: () => void;
}

/** Visits a page and delays its fonts and scripts, except those that the first paint needs. */
async function visitDelayed(path: string, options: VisitorOptions): Promise<DelayedVisit> {
  const visitor = await environment.newVisitor({ ...options, own: true });
  const { page } = visitor;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/((react|aria|home)-[^/]*\.js|[^/]*\.woff2)$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(visitor.url + path, { waitUntil: 'commit' });
  return { visitor, page, release };
}

/** Records all elements and their positions, for `compareElements`. */
const recordElements = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('#root *')];
    Object.assign(window, {
      before: all.map((element) => ({ element, top: element.getBoundingClientRect().top })),
    });
    return all.length;
  });

/** The recorded elements that are gone or have moved, and the cumulative layout shift since. */
const compareElements = (page: Page) =>
  page.evaluate(() => {
    const { before, shifts } = window as unknown as {
      before: { element: Element; top: number }[];
      shifts: number[];
    };
    const describeElement = ({ element }: { element: Element }) => element.outerHTML.slice(0, 80);
    return {
      gone: before.filter(({ element }) => !element.isConnected).map(describeElement),
      moved: before
        .filter(
          ({ element, top }) =>
            element.isConnected && Math.abs(element.getBoundingClientRect().top - top) > 1,
        )
        .map(describeElement),
      shift: shifts.reduce((sum, value) => sum + value, 0),
    };
  });

describe.each(Object.keys(SIZES) as Size[])('before the script has loaded, on a %s', (size) => {
  test.each([
    ['en-GB', 'Play against bots', 'Looking for open tables', 'No open tables at the moment'],
    ['fr-FR', 'Jouer contre des robots', 'Recherche de tables', 'Aucune table'],
  ])('home is complete, and nothing moves when the script loads: %s', async (locale, play, looking, none) => {
    const { page, visitor, release } = await visitDelayed('/', { size, locale });
    await page.getByRole('button', { name: play }).first().waitFor();
    await page.getByText(looking).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2));
    expect(await visitor.overflow()).toBeLessThanOrEqual(0);
    expect(await recordElements(page)).toBeGreaterThan(80);
    release();
    await page.getByText(none).waitFor();
    const { gone, moved, shift } = await compareElements(page);
    expect(gone).toEqual([]);
    // The text about open tables replaces the loading text, with a button beside it.
    expect(moved.filter((element) => !element.startsWith('<p role="status"'))).toEqual([]);
    expect(shift).toBeLessThan(MAX_SHIFT);
    expect(visitor.errors).toEqual([]);
  });
});

test('a returning visitor sees their name, game and theme at once', async () => {
  const preferences = { name: 'Mira <b>', game: 'maharani', theme: 'dark' };
  const { page, visitor, release } = await visitDelayed('/', { size: 'phone', preferences });
  await page.getByRole('button', { name: 'Settings of Mira <b>' }).waitFor();
  await page.getByRole('button', { name: 'Play against bots Maharani' }).waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await recordElements(page);
  release();
  await page.getByText('No open tables at the moment').waitFor();
  expect((await compareElements(page)).gone).toEqual([]);
  expect(visitor.errors).toEqual([]);
});

test('input before hydration is replayed after it', async () => {
  const { page, release } = await visitDelayed('/', {});
  const field = page.getByLabel('Paste a link or code');
  await field.fill('not a link');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  release();
  await page.getByText('This is not a link or code of a table or an invitation.').waitFor();
  expect(await field.inputValue()).toBe('not a link');

  const second = await visitDelayed('/', {});
  await second.page.getByRole('button', { name: 'Play against bots Maharani' }).click();
  second.release();
  await untilMyTurn(second.page);
});

test('an address that changes before hydration is shown after it', async () => {
  const { page, visitor, release } = await visitDelayed('/', {});
  await page.getByRole('button', { name: 'Play against bots' }).first().waitFor();
  await page.evaluate(() => history.pushState(null, '', '/replay'));
  release();
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  expect(visitor.errors).toEqual([]);
});

test('other pages do not show the home page first', async () => {
  const { page, release } = await visitDelayed('/replay', {});
  await page.getByText('Durbar', { exact: true }).waitFor();
  expect(await page.locator('h1').count()).toBe(0);
  release();
  await page.locator('h1').waitFor();
  expect(await page.locator('.arriving').count()).toBe(0);
});
