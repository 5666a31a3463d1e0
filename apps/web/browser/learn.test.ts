import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launch, type Size, Visitor } from './support/browser.ts';
import { TestServer } from './support/server.ts';

let browser: Browser;
let server: TestServer;
let visitor: Visitor;

beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), TestServer.start()]);
});
afterEach(() => visitor.leave());
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** The number of the beat on screen, once it is another than `before` and the learner can do something. */
async function nextBeat(page: Page, before: number): Promise<number> {
  await page.waitForFunction((last) => {
    const now = document.querySelector('[data-learn]')?.getAttribute('data-learn');
    const waits = document.querySelector('[data-phase="watch"]');
    return now !== null && now !== undefined && Number(now) !== last && !waits;
  }, before);
  return Number(await page.locator('[data-learn]').getAttribute('data-learn'));
}

/** Does what the guide asks for. On a phone the board's button stands in the place of the guide's. */
async function doAsTold(page: Page): Promise<void> {
  const guide = page.locator('[data-guide-buttons]').getByRole('button', { name: /^(Go on|Show me)$/ });
  const button = page.locator('[data-mark]:is([data-mark=end], [data-mark=undo], [data-mark=refresh])');
  await guide
    .or(button.and(page.locator('[aria-disabled=false]')))
    .first()
    .click();
}

/** The places that the guide means and that are not on the page. */
function missingPlaces(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const names = document.querySelector('[data-points]')?.getAttribute('data-points')?.split(' ') ?? [];
    return names
      .filter((name) => name !== '')
      .filter((name) => {
        const button = /^button-(.+)$/.exec(name)?.[1];
        const selector = button === undefined ? `[data-place="${name}"]` : `[data-mark="${button}"]`;
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return !box || box.width === 0;
      });
  });
}

async function playThrough(size: Size): Promise<void> {
  visitor = await Visitor.arrive(browser, server.url, { size, preferences: { name: 'Madhu' } });
  const { page } = visitor;
  await visitor.go('/learn/maharani');
  for (let beat = await nextBeat(page, -1); beat < 17; beat = await nextBeat(page, beat)) {
    expect(await missingPlaces(page), `beat ${beat}`).toEqual([]);
    expect(await visitor.overflow(), `beat ${beat}`).toBe(0);
    await doAsTold(page);
  }
  await page.getByRole('button', { name: 'Play on' }).click();
  await page.waitForURL(/\/local\//);
  await page.getByText('Take a tile from the rondel.').first().waitFor();
  expect(visitor.errors).toEqual([]);
}

test('a tutorial is played to its end and goes on as a match, on a desktop', () => playThrough('desktop'));

test('and on a phone', () => playThrough('phone'));

test('a tutorial is opened from home, answers a wrong press, and is resumed where it was left', async () => {
  visitor = await Visitor.arrive(browser, server.url);
  const { page } = visitor;
  await visitor.go('/');
  await page.getByRole('link', { name: 'Learn to play Maharani' }).click();
  expect(await nextBeat(page, -1)).toBe(0);
  await doAsTold(page);
  await nextBeat(page, 0);
  await doAsTold(page);
  expect(await nextBeat(page, 1)).toBe(2);
  // Only the tile and the space that the guide means are allowed.
  await page.keyboard.press('1');
  await page.locator('[data-guide]').getByText('I have plans for that corner').waitFor();
  await page.reload();
  expect(await nextBeat(page, -1)).toBe(2);
  await page.keyboard.press('4');
  await page.locator('[data-space="16"]').click();
  expect(await nextBeat(page, 2)).toBe(3);
  await page.getByRole('button', { name: 'Lesson 1: Gold wins' }).click();
  expect(await nextBeat(page, 3)).toBe(0);
  await doAsTold(page);
  await nextBeat(page, 0);
  await page.getByRole('link', { name: 'Leave' }).click();
  await page.getByRole('link', { name: 'Resume the lessons Maharani' }).click();
  expect(await nextBeat(page, -1)).toBe(1);
});
