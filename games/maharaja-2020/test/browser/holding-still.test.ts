import { personOf } from '@durbar/web/browser/support/finished.ts';
import { playOn } from '@durbar/web/browser/support/play-on.ts';
import { openTable } from '@durbar/web/browser/support/table.ts';
import { TestEnvironment } from '@durbar/web/browser/support/test-environment.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openMaharaja2004 } from '../../../maharaja-2004/test/browser/support.ts';
import { type Maharaja2020Page, openMaharaja2020 } from './support.ts';

const house = new TestEnvironment();
/** Each game with two actions for a turn, and the cards that then bring coins and a large piece. */
const GAMES = [
  ['maharaja-2020', openMaharaja2020, [0, 4], { coins: '2', great: '1' }],
  ['maharaja-2004', openMaharaja2004, [0, 5], { coins: '1', great: '2' }],
] as const;

type Opened = Awaited<ReturnType<typeof openMaharaja2020>>;

/** Opens a table with bots that build roads, and plays up to the first turn, with these actions planned. */
async function turnAt(
  game: string,
  { visitor, board }: Opened,
  [first, second]: readonly [number, number],
): Promise<void> {
  const table = await openTable([visitor], { game, bots: 3, bot: 'greedy' });
  await playOn([await personOf(visitor)], { table, game, until: ({ asked }) => asked === 'plan' });
  await visitor.go(`/t/${table}`);
  for (let asked = await board.asked(); asked !== 'act'; asked = await board.asked())
    if (asked === 'plan') await board.plan(first, second);
    else await board.answer(asked);
}

/** Where the parts of the board are that must keep their places. */
async function readPlaces(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const parts = {
      map: '[data-covering]',
      undo: '[data-mark="undo"], [data-mark="stay"]',
      end: '[data-mark="end"]',
      card: '[data-card="1"]',
      seat: '[data-seat="0"]',
    };
    return Object.fromEntries(
      Object.entries(parts).map(([name, selector]) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return [name, box ? `${box.x} ${box.y} ${box.width} ${box.height}` : 'missing'];
      }),
    );
  });
}

const reached = (page: Page): Locator => page.locator('[data-target="city"][data-reach="true"]');
const opened = (page: Page): Locator => page.locator('section[data-open="true"]');

async function readDecision(page: Page): Promise<string | null> {
  return page.locator('[data-decision]').getAttribute('data-decision');
}

/** Does in turn what a player tries, and calls `check` after each. */
async function tryThings(
  page: Page,
  board: Maharaja2020Page,
  great: string,
  check: (what: string) => Promise<void>,
) {
  await board.pressCity(reached(page).first());
  await opened(page).waitFor();
  await check('a city is open');
  await board.choose(great);
  await check('a card is chosen');
  await board.pressCity(page.locator('[data-target="city"][data-lit="false"]').first());
  await page
    .getByText(/No open road|You need|costs/)
    .first()
    .waitFor();
  await check('a press was refused');
  for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
  await check('all was taken back');
  await page.keyboard.press('e');
  await page.locator('[data-ending="true"]').waitFor();
  await check('the end waits for confirmation');
}

describe.each(GAMES)('the board of %s', (game, open, plan, card) => {
  test('keeps its parts in their places through a turn, and the city card off the map', async () => {
    const one = await open(house, 'mouse');
    const { page, board } = one;
    await turnAt(game, one, plan);
    await page.mouse.move(640, 700);
    const before = await readPlaces(page);
    expect(Object.values(before)).not.toContain('missing');
    const [x, , width] = (before['map'] ?? '').split(' ').map(Number);
    await tryThings(page, board, card.great, async (what) => {
      expect(await readPlaces(page), what).toEqual(before);
      const cards = await page
        .locator('section[data-open]')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
      for (const left of cards) expect(left, what).toBeGreaterThan((x ?? 0) + (width ?? 0));
    });
  });

  test('builds after a journey by one press on the map only if a card says so; a button always does', async () => {
    const one = await open(house, 'mouse');
    const { page, board } = one;
    await turnAt(game, one, plan);
    // The coins of the first action pay for the piece.
    await board.choose(card.coins);
    await page.locator('[data-target="site"][data-lit="true"]').first().waitFor({ state: 'attached' });
    const decision = await readDecision(page);
    const site = page.locator('[data-target="site"][data-lit="true"]').last();
    await site.click();
    await opened(page).waitFor();
    expect(await readDecision(page)).toBe(decision);
    // The site is chosen, and a button goes there and builds, although no card is chosen.
    await opened(page).locator('[data-plate-site][aria-pressed="true"]').waitFor();
    await opened(page).locator('[data-mark="statue"], [data-mark="palace"]').waitFor();
    await board.choose(card.great);
    await board.playAndWait(() => site.click());
  });

  test('offers a button for a large piece as soon as a city is opened, on a phone held sideways too', async () => {
    const one = await open(house, 'finger', { viewport: { width: 844, height: 390 } });
    const { page, board } = one;
    await turnAt(game, one, plan);
    await board.choose(card.coins);
    await reached(page).first().waitFor();
    const cities = await page.locator('[data-target="city"][data-reach="true"]').all();
    for (const city of cities) {
      await city.tap();
      await opened(page).waitFor();
      if ((await opened(page).locator('[data-plate-site]').count()) > 0) break;
    }
    const build = opened(page).locator('[data-mark="statue"], [data-mark="palace"]');
    // The card is as high as its content; the pane scrolls to what is below.
    const cut = await opened(page).evaluate((card) => card.scrollHeight - card.clientHeight);
    expect(cut).toBeLessThanOrEqual(1);
    await build.scrollIntoViewIfNeeded();
    await board.playAndWait(() => build.tap());
  });
});
