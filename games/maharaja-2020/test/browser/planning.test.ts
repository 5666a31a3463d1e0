import type { Visitor } from '@durbar/web/browser/support/browser.ts';
import { personOf } from '@durbar/web/browser/support/finished.ts';
import { playOn } from '@durbar/web/browser/support/play-on.ts';
import { openTable } from '@durbar/web/browser/support/table.ts';
import { TestEnvironment } from '@durbar/web/browser/support/test-environment.ts';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openMaharaja2004 } from '../../../maharaja-2004/test/browser/support.ts';
import { openMaharaja2020 } from './support.ts';

const house = new TestEnvironment();
/** Actions by name: coins, a large piece, and a large with a small piece. */
const GAMES = [
  ['maharaja-2020', openMaharaja2020, { coins: 4, great: 0, both: 2 }],
  ['maharaja-2004', openMaharaja2004, { coins: 0, great: 5, both: 6 }],
] as const;

/** Opens a table with bots at the first plan. */
async function planningAt(
  game: string,
  { visitor, board }: Awaited<ReturnType<typeof openMaharaja2020>>,
): Promise<Visitor> {
  const table = await openTable([visitor], { game, bots: 3 });
  await playOn([await personOf(visitor)], { table, game, until: ({ asked }) => asked === 'plan' });
  await visitor.go(`/t/${table}`);
  await board.asked();
  return visitor;
}

async function requireBox(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** The coins of an arrow's action in the sum, such as −12. */
async function readCoins(page: Page, arrow: number): Promise<number> {
  const label = await page
    .locator(`[data-arrow="${arrow}"]`)
    .getByText(/^[+−]\d+$/)
    .first()
    .textContent();
  return Number((label ?? '').replace('−', '-'));
}

/** The prices that the map shows, by city. */
async function readPrices(page: Page): Promise<Map<string, number>> {
  const found = await page
    .locator('[data-price]')
    .evaluateAll((all) =>
      all.map(({ dataset }) => [dataset['city'] ?? '', Number(dataset['price'])] as const),
    );
  return new Map(found);
}

/** Deals to try. In about half of them a large piece can be paid for in the first round. */
const DEALS = 8;

/** Opens tables until one can build a large piece somewhere after the first arrow brought coins, and points at that action. */
async function planningInReach(
  game: string,
  open: typeof openMaharaja2020 | typeof openMaharaja2004,
  action: { readonly coins: number; readonly great: number },
): Promise<Visitor> {
  const one = await open(house, 'mouse');
  const { page, visitor } = one;
  for (let deal = 0; deal < DEALS; deal++) {
    await planningAt(game, one);
    await page.locator(`[data-action="${action.coins}"]`).click();
    await page.locator(`[data-action="${action.great}"]`).hover();
    // The prompt says in how many cities it can be done.
    const prompt = page.getByText(/: (in no city now|\d+ (city|cities) in reach)/).first();
    await prompt.waitFor();
    if (!(await prompt.textContent())?.includes('in no city')) return visitor;
  }
  throw new Error('no deal allows it');
}

const disc = (page: Page): Locator => page.getByRole('toolbar').locator('..');
const map = (page: Page): Locator => page.locator('[data-covering]');

describe.each(GAMES)('planning in %s', (game, open, action) => {
  test('on a desktop, disc and map are both in view, and the map shows where and for how much', async () => {
    const { page } = await planningInReach(game, open, action);
    const [round, land] = [await requireBox(disc(page)), await requireBox(map(page))];
    expect(land.right).toBeLessThanOrEqual(round.x);
    expect(round.bottom).toBeLessThanOrEqual(720);
    expect(land.width).toBeGreaterThan(600);

    const pointed = await readPrices(page);
    expect(pointed.size).toBeGreaterThan(0);
    await page.locator(`[data-action="${action.great}"]`).click();
    expect(await readPrices(page)).toEqual(pointed);

    // Each price of the map is the one that the sum then has, and the plan is drawn for that city.
    for (const [city, price] of pointed) {
      await page.locator(`[data-place="city-${city}"]`).click({ position: { x: 40, y: 6 } });
      await page.locator(`[data-city="${city}"][data-aim="true"]`).waitFor({ state: 'attached' });
      expect(await readCoins(page, 1)).toBe(-price);
    }
    // Nothing moved meanwhile.
    expect(await requireBox(disc(page))).toEqual(round);
    expect(await requireBox(map(page))).toEqual(land);
  });

  test('a city out of reach has no price, and says why when it is pressed', async () => {
    const { page } = await planningAt(game, await open(house, 'mouse'));
    await page.locator(`[data-action="${action.both}"]`).click();
    const prices = await readPrices(page);
    const closed = [0, 1, 2, 3, 4, 5, 6].filter((city) => !prices.has(String(city)));
    expect(closed.length).toBeGreaterThan(0);
    const before = await requireBox(disc(page));
    await page.locator(`[data-place="city-${closed[0]}"]`).click({ position: { x: 40, y: 6 } });
    await page
      .getByText(/No open road to|You need|costs/)
      .first()
      .waitFor();
    expect(await requireBox(disc(page))).toEqual(before);
  });

  test('on a low phone map, plan and the whole disc with its words are in view', async () => {
    const { page } = await planningAt(
      game,
      await open(house, 'finger', { viewport: { width: 360, height: 640 } }),
    );
    await page.locator(`[data-action="${action.coins}"]`).tap();
    await page.locator(`[data-action="${action.both}"]`).tap();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const land = await requireBox(map(page));
    expect(land.height).toBeGreaterThanOrEqual(110);
    const round = await requireBox(disc(page));
    expect(round.bottom).toBeLessThanOrEqual((await requireBox(page.locator('[data-mark="seal"]'))).y);
    for (const name of await page.locator('[data-action] b').all()) expect(await name.isVisible()).toBe(true);
    // Enlarging one of them does so here too.
    await page.locator('[data-mark="larger-disc"]').tap();
    expect((await requireBox(disc(page))).height).toBeGreaterThan(round.height);
    await page.locator('[data-mark="larger-map"]').tap();
    expect((await requireBox(map(page))).height).toBeGreaterThan(2 * land.height);
  });

  test('on a phone both are in view, a swipe enlarges one, and the plan stays in sight', async () => {
    const { page } = await planningAt(game, await open(house, 'finger'));
    await page.locator(`[data-action="${action.coins}"]`).tap();
    await page.locator(`[data-action="${action.great}"]`).tap();
    const land = await requireBox(map(page));
    const round = await requireBox(disc(page));
    const foot = await requireBox(page.locator('[data-mark="seal"]'));
    expect(land.bottom).toBeLessThanOrEqual(round.y);
    expect(round.bottom).toBeLessThanOrEqual(foot.y);
    const slots = page.locator('[data-arrow]');
    const finger = await page.context().newCDPSession(page);
    await drag(finger, await findCentre(slots.first()), { x: 0, y: -80 });
    await page.locator('[data-covering="true"]').waitFor();
    expect((await requireBox(map(page))).height).toBeGreaterThan(land.height + 100);
    for (const slot of await slots.all()) expect((await requireBox(slot)).bottom).toBeLessThan(foot.y);
    await drag(finger, await findCentre(slots.first()), { x: 0, y: 80 });
    await page.locator('[data-covering="false"]').waitFor();
    await drag(finger, await findCentre(slots.first()), { x: 0, y: 80 });
    await expect.poll(async () => (await requireBox(disc(page))).width).toBeGreaterThan(round.width + 60);
    for (const slot of await slots.all()) expect((await requireBox(slot)).bottom).toBeLessThan(foot.y);
  });

  test('a screen reader hears what a plan does and leaves', async () => {
    const visitor = await planningAt(game, await open(house, 'mouse'));
    const heard = await visitor.recordAnnouncements();
    await visitor.page.keyboard.press(String(action.coins + 1));
    await expect.poll(heard).toContainEqual(expect.stringMatching(/^Arrow 1\. .*You keep \d+/));
  });

  test('a finger turns an arrow, and the page does not scroll', async () => {
    const { page } = await planningAt(game, await open(house, 'finger'));
    await page
      .getByText(/Press an action|press an action/)
      .first()
      .waitFor();
    const hub = await requireBox(page.locator('[data-mark="hub"]'));
    const [x, y] = [hub.x + hub.width / 2, hub.y + hub.height / 2];
    const finger = await page.context().newCDPSession(page);
    // The first arrow rests at the left; it is drawn to the action at the top.
    await drag(finger, { x: x - hub.width * 0.35, y }, { x: hub.width * 0.35, y: -hub.height * 0.45 });
    await page.locator('[data-arrow="0"][data-aimed="0"]').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // A tablet shows all seats beside the disc.
    await page.setViewportSize({ width: 820, height: 1180 });
    const seats = page.locator('aside [data-seat]');
    await seats.first().waitFor();
    expect(await seats.count()).toBe(4);
    expect((await requireBox(disc(page))).right).toBeLessThanOrEqual((await requireBox(seats.first())).x);
    const foot = await requireBox(page.locator('[data-mark="seal"]'));
    expect((await requireBox(seats.last())).bottom).toBeLessThanOrEqual(foot.y);
  });
});

async function findCentre(target: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await requireBox(target);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Drags a finger from a point in some steps. */
async function drag(
  finger: CDPSession,
  from: { x: number; y: number },
  by: { x: number; y: number },
): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + by.x * part, y: from.y + by.y * part }],
    });
  await touch('touchStart', 0);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', part);
  await touch('touchEnd', 1);
}
