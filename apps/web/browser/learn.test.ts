import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Size } from './support/browser.ts';
import { TestEnvironment } from './support/test-environment.ts';

const environment = new TestEnvironment();

/** The number of the beat on screen, once it is another than `before` and the learner can do something. */
async function nextBeat(page: Page, before: number): Promise<number> {
  await page.waitForFunction((last) => {
    const now = document.querySelector('[data-learn]')?.getAttribute('data-learn');
    // Each step of an automaton waits until it is read.
    document.querySelector<HTMLElement>('[data-mark="next"]')?.click();
    const waits = document.querySelector('[data-phase="watch"]');
    return now !== null && now !== undefined && Number(now) !== last && !waits;
  }, before);
  return Number(await page.locator('[data-learn]').getAttribute('data-learn'));
}

/** Selectors of the places that the guide means. */
async function meantPlaces(page: Page): Promise<readonly string[]> {
  const names = (await page.locator('[data-points]').getAttribute('data-points')) ?? '';
  return names
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => {
      const button = /^button-(.+)$/.exec(name)?.[1];
      return button === undefined ? `[data-place="${name}"]` : `[data-mark="${button}"]`;
    });
}

/**
 * Does what the guide asks for. On a phone the board's buttons stand in the place of the guide's; then the places are
 * pressed, up to the button.
 */
async function doAsTold(page: Page): Promise<void> {
  const guide = page.locator('[data-guide-buttons]').getByRole('button', { name: /^(Go on|Show me)$/ });
  const meant = await meantPlaces(page);
  const button = meant.findIndex((selector) => selector.startsWith('[data-mark='));
  await guide
    .or(page.locator(meant[button] ?? 'main'))
    .first()
    .waitFor();
  if (await guide.isVisible()) return guide.click();
  for (const selector of meant.slice(0, button + 1)) await page.locator(selector).first().click();
}

/** The places that the guide means and that are not in sight. */
async function missingPlaces(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    (selectors) =>
      selectors.filter((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return !box || box.width === 0 || box.top < 0 || box.top > innerHeight;
      }),
    await meantPlaces(page),
  );
}

/** @param asked what the board then asks of the learner, as a selector */
async function playThrough(path: string, size: Size, asked: string): Promise<void> {
  const visitor = await environment.newVisitor({ size, preferences: { name: 'Madhu' } });
  const { page } = visitor;
  await visitor.go(path);
  const end = page.getByRole('button', { name: 'Play on' });
  for (let beat = await nextBeat(page, -1); !(await end.isVisible()); beat = await nextBeat(page, beat)) {
    expect(await missingPlaces(page), `beat ${beat}`).toEqual([]);
    expect(await visitor.overflow(), `beat ${beat}`).toBe(0);
    await doAsTold(page);
  }
  await end.click();
  await page.waitForURL(/\/local\//);
  await page.locator(asked).first().waitFor();
  expect(visitor.errors).toEqual([]);
}

test.for([
  ['/learn/maharani', 'desktop', 'text=Take a tile from the rondel.'],
  ['/learn/maharani', 'phone', 'text=Take a tile from the rondel.'],
  ['/learn/maharaja-2020', 'desktop', '[data-asks="act"]'],
  ['/learn/maharaja-2020/solo', 'phone', '[data-asks="act"]'],
] as const)('%s is played to its end and goes on as a match, on a %s', ([path, size, asked]) =>
  playThrough(path, size, asked),
);

test('a tutorial is opened from home, answers a wrong press, and is resumed where it was left', async () => {
  const visitor = await environment.newVisitor();
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

test('the tutorial of Maharaja 2004 is played from home, and resumed where it was left', async () => {
  const visitor = await environment.newVisitor({ preferences: { name: 'Madhu' } });
  const { page } = visitor;
  await visitor.go('/');
  await page.getByRole('link', { name: 'Learn to play Maharaja 2004' }).click();
  let beat = await nextBeat(page, -1);
  expect(beat).toBe(0);
  for (; beat < 5; beat = await nextBeat(page, beat)) {
    expect(await missingPlaces(page), `beat ${beat}`).toEqual([]);
    await doAsTold(page);
  }
  await page.getByRole('link', { name: 'Leave' }).click();
  await page.getByRole('link', { name: 'Resume the lessons Maharaja 2004' }).click();
  expect(await nextBeat(page, -1)).toBe(beat);
  expect(await missingPlaces(page)).toEqual([]);
  await doAsTold(page);
  expect(await nextBeat(page, beat)).toBe(beat + 1);
  expect(visitor.errors).toEqual([]);
});
