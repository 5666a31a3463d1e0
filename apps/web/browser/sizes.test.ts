import { ids } from '@durbar/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listClipped } from './support/fit.ts';
import { openTable, untilMyTurn } from './support/table.ts';
import { TestEnvironment } from './support/test-environment.ts';

const environment = new TestEnvironment();

/** Opens a table of a game against a bot, and waits for the first decision. */
async function sit(game: string, options: Parameters<TestEnvironment['newVisitor']>[0]) {
  const visitor = await environment.newVisitor(options);
  await visitor.go(`/t/${await openTable([visitor], { game, bots: 1 })}`);
  await untilMyTurn(visitor.page);
  return visitor;
}

/** Drags a finger upwards over a place. */
async function drawUp(page: Page, { x, y }: { x: number; y: number }, by: number): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  for (const part of [0, 0.2, 0.4, 0.6, 0.8, 1])
    await finger.send('Input.dispatchTouchEvent', {
      type: part === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x, y: y - by * part }],
    });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}

test.for(ids)('a finger on the board of %s scrolls a page that is higher than the phone', async (game) => {
  const { page } = await sit(game, { viewport: { width: 390, height: 500 }, touch: true });
  const board = await page.locator('[data-covering], [data-place="board"]').first().boundingBox();
  if (!board) throw new Error('there is a board');
  await drawUp(page, { x: board.x + board.width * 0.3, y: board.y + board.height * 0.8 }, 160);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

test.for(ids)('nothing of a table of %s is cut at a width of 320', async (game) => {
  const visitor = await sit(game, { viewport: { width: 320, height: 568 } });
  expect(await visitor.overflow()).toBeLessThanOrEqual(0);
  const cut = (await listClipped(visitor.page)).filter((found) => !found.startsWith('below'));
  expect(cut).toEqual([]);
});

/** Runs in the page: the buttons of a turn that are outside of the window or covered. */
function listCovered(): string[] {
  return [...document.querySelectorAll<HTMLElement>('button[data-mark]')]
    .filter((button) => button.checkVisibility())
    .filter((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return !hit || !button.contains(hit);
    })
    .map((button) => button.dataset['mark'] ?? '');
}

test.for(ids)(
  'in a first match of %s on a phone a tip covers no button, and stays away once read',
  async (game) => {
    const { page } = await sit(game, { size: 'phone', touch: true, stored: { [`durbar.${game}`]: null } });
    const read = page.getByRole('button', { name: 'Got it' });
    await read.waitFor();
    expect(await page.locator('button[data-mark]').count()).toBeGreaterThan(0);
    expect(await page.evaluate(listCovered)).toEqual([]);
    await read.tap();
    await read.waitFor({ state: 'detached' });
    expect(await page.evaluate(listCovered)).toEqual([]);
  },
);

/** Runs in the page: the median size of the text outside of the board, in CSS pixels. */
function textSize(): number {
  const sizes = [...document.querySelectorAll<HTMLElement>('main h2, main p, main button')]
    .filter((element) => element.checkVisibility() && element.innerText.trim() !== '')
    .map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    .toSorted((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

test.for(ids)('text of %s grows with the board on a large screen', async (game) => {
  const { page } = await sit(game, { size: 'desktop' });
  const usual = await page.evaluate(textSize);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect.poll(() => page.evaluate(textSize)).toBeGreaterThan(usual * 1.15);
});

test.for(['/replay', '/new/maharaja-2020'])(
  'files are chosen by buttons with words of the page: %s',
  async (path) => {
    const visitor = await environment.newVisitor();
    await visitor.go(path);
    const inputs = visitor.page.locator('input[type=file]');
    await inputs.first().waitFor({ state: 'attached' });
    for (const input of await inputs.all()) expect(await input.isVisible()).toBe(false);
  },
);

test('a phone held sideways shows the whole names of all others at Maharani, and their markers', async () => {
  const visitor = await environment.newVisitor({ viewport: { width: 844, height: 390 }, touch: true });
  const { page } = visitor;
  await visitor.go(`/t/${await openTable([visitor], { bots: 3 })}`);
  await untilMyTurn(page);
  const others = page.locator('[data-place^="seat-"]').filter({ hasText: 'Bot' });
  await expect.poll(() => others.count()).toBe(3);
  const cut = await others.evaluateAll((seats) =>
    seats.flatMap((seat) =>
      [...seat.querySelectorAll<HTMLElement>('span')]
        .filter((part) => part.scrollWidth > part.clientWidth && getComputedStyle(part).overflow === 'hidden')
        .map((part) => part.innerText),
    ),
  );
  expect(cut).toEqual([]);
  for (const seat of await others.all())
    expect(await seat.locator('i[data-up] >> visible=true').count()).toBe(4);
});
