import { covers } from '@durbar/games/registry/covers.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './support/access.ts';
import type { Size, Visitor } from './support/browser.ts';
import { listClipped } from './support/fit.ts';
import { TestEnvironment } from './support/test-environment.ts';

const environment = new TestEnvironment();
let visitor: Visitor;

/** The addresses of all introductions. */
const paths = covers.flatMap(({ id, intros = [] }) => intros.map((name) => `/intro/${id}/${name}`));

async function arrive(path: string, size: Size, locale = 'en-GB'): Promise<Visitor> {
  visitor = await environment.newVisitor({ size, touch: size === 'phone', locale });
  await visitor.go(path);
  await visitor.page.locator('[data-piece]').first().waitFor();
  return visitor;
}

/** The numbers of the example, by row. */
const numbers = (of: Visitor): Promise<readonly string[]> =>
  of.page
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('[data-cell], [data-gain]')].map((cell) => cell.textContent).join(' '),
      ),
    );

async function expectOnePage(page: Page): Promise<void> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  }));
  expect([width, height]).toEqual([1280, 720]);
  expect(await listClipped(page)).toEqual([]);
}

/** Takes a piece of the example away and puts it back. */
async function expectLiveExample({ page }: Visitor): Promise<void> {
  const before = await numbers(visitor);
  const piece = page.locator('tbody tr').first().locator('[aria-pressed=true]').first();
  const id = await piece.getAttribute('data-piece');
  await piece.click();
  const after = await numbers(visitor);
  expect(after[0]).not.toBe(before[0]);
  await page.locator('tbody tr').first().locator(`[data-piece="${id}"]`).click();
  expect(await numbers(visitor)).toEqual(before);
}

/** Focuses an icon, and opens its clause. */
async function expectExplainedIcon({ page }: Visitor): Promise<void> {
  const icon = page.locator('[data-clause]').first();
  await page.keyboard.press('Tab');
  await icon.focus();
  expect(await page.locator('[data-tooltip]').textContent()).toBe(await icon.getAttribute('data-tip'));
  await icon.click();
  const clause = page.getByRole('dialog').locator('[aria-current=location] dt');
  expect(await clause.textContent()).toBe(await icon.getAttribute('data-clause'));
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

// Each visit takes seconds, so one of them checks all that a large screen shows.
describe.each(paths)('%s', (path) => {
  test('on a small laptop it fits, is sound, scores again what one adds, and explains its icons', async () => {
    const { page } = await arrive(path, 'desktop');
    await expectOnePage(page);
    expect(await page.locator('h2').count()).toBe(4);
    expect(await page.locator('main [role=img][aria-label]').count()).toBeGreaterThanOrEqual(4);
    await expectAccessible(visitor, path);
    await expectLiveExample(visitor);
    await expectExplainedIcon(visitor);
  });

  test('fits on one page of a small laptop in French', async () => {
    await expectOnePage((await arrive(path, 'desktop', 'fr-FR')).page);
  });

  test('is one block below another on a phone, with pictures in a row', async () => {
    const { page } = await arrive(path, 'phone', 'fr-FR');
    expect(await visitor.overflow()).toBeLessThanOrEqual(0);
    const row = await page
      .locator('ol')
      .first()
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(row).toBeGreaterThan(300);
    await expectAccessible(visitor, path);
  });
});

describe('the ways on', () => {
  test('lead to the rules, to a game against bots and to the lessons', async () => {
    const { page } = await arrive('/intro/maharaja-2020', 'desktop');
    const ways = page.getByRole('navigation').filter({ hasText: 'The full rules' });
    await ways.getByRole('button', { name: 'The full rules' }).click();
    await page.getByRole('dialog', { name: 'Rules' }).waitFor();
    await page.keyboard.press('Escape');
    await ways.getByRole('link', { name: /^Learn by playing/ }).click();
    await page.waitForURL('**/learn/maharaja-2020/first');
    await page.goBack();
    await ways.getByRole('button', { name: 'Play against bots' }).click();
    await page.waitForURL('**/local/*');
  });

  test('begin with a game once the lessons were finished', async () => {
    const progress = JSON.stringify({ rules: 4, beat: 0, reached: 0, done: true });
    const { page } = await arrive('/intro/maharaja-2020', 'desktop');
    const colour = (name: RegExp) =>
      page
        .locator('nav > *')
        .filter({ hasText: name })
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    const dark = await colour(/^Learn/);
    expect(await colour(/^Play/)).not.toBe(dark);
    await page.evaluate((text) => localStorage.setItem('durbar.learn.maharaja-2020.first', text), progress);
    await visitor.go('/intro/maharaja-2020');
    await page.locator('[data-piece]').first().waitFor();
    expect(await colour(/^Play/)).toBe(dark);
  });

  test('come from home', async () => {
    visitor = await environment.newVisitor({ size: 'desktop' });
    await visitor.go('/');
    await visitor.page.getByRole('link', { name: 'In two minutes Maharaja 2020' }).click();
    await visitor.page.getByRole('heading', { name: 'Maharaja 2020 in two minutes' }).waitFor();
  });
});
