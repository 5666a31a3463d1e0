import { openTable } from '@durbar/web/browser/support/table.ts';
import { TestEnvironment } from '@durbar/web/browser/support/test-environment.ts';
import { expect, test } from 'vitest';
import { ACTION, type Maharaja2020Page, openMaharaja2020 } from './support.ts';

const environment = new TestEnvironment();

/** Time limit for a table with its set-up on a busy machine, in milliseconds. */
const LONG = 120_000;

/** The villages of roads from the start, road by road. */
const NEAR = ['Mathura', 'Gwalior', 'Baroda', 'Dhar', 'Bhopal', 'Khajuraho'];

/** Index of the first target village near the start. */
async function nearVillage(board: Maharaja2020Page): Promise<number> {
  const labels = await board
    .legalTargets('village')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  const indexes = NEAR.map((name) => labels.findIndex((label) => label.startsWith(name)));
  return indexes.find((index) => index >= 0) ?? 0;
}

test('on a phone a statue that two actions allow belongs to the cheaper one by default, and the other can be pressed', {
  timeout: LONG,
}, async () => {
  const { visitor, page, board } = await openMaharaja2020(environment, 'finger');
  const table = await openTable([visitor], {
    game: 'maharaja-2020',
    options: { specialRules: ['random'], finalScoring: 'random' },
    bots: 1,
  });
  await visitor.go(`/t/${table}`);
  for (let asked = await board.asked(); asked !== 'plan'; asked = await board.asked()) {
    if (asked !== 'found') await board.answer(asked);
    else await board.take('village', await nearVillage(board));
  }
  await board.plan(ACTION.statue, ACTION.both);
  expect(await board.asked()).toBe('act');
  const near = page.locator('[data-target="city"][data-reach="true"]').first();
  await board.playAndWait(async () => {
    await board.pressCity(near);
    await board.press(page.locator('[data-mark="go"]'));
  });
  // The shrine begins its action, whose statue is still to come; so is the discounted one.
  await board.playAndWait(() => board.press(page.locator('[data-mark="shrine"]')));
  const coins = async () => Number(await page.locator('[data-purse="0"]').first().textContent());
  const before = await coins();
  await board.press(page.locator('[data-plate-site]').first());
  const buttons = page.locator('[data-mark="statue"]');
  await expect.poll(() => buttons.count()).toBe(2);
  const labels = await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  const prices = labels.map((label) => Number(/\d+/.exec(label)?.[0]));
  expect(labels[0]).toMatch(/\(Statue\)$/);
  expect(labels[1]).toMatch(/\(Statue \+ shrine\)$/);
  expect(prices[1]).toBe((prices[0] ?? 0) + 1);
  await board.playAndWait(() => board.press(buttons.nth(1)));
  await expect.poll(coins).toBeLessThanOrEqual(before - (prices[1] ?? 0) + 3);
  // The discounted statue is still to come, and so is its card.
  expect(await page.locator('[data-card="1"]').getAttribute('data-state')).toBe('unused');
  expect(visitor.errors).toEqual([]);
});
