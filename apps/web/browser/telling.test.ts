import { expect, test } from 'vitest';
import { chooseMove, tableWithBots, untilMyTurn } from './support/table.ts';
import { TestEnvironment } from './support/test-environment.ts';

const environment = new TestEnvironment();

test('a bot’s turn is captioned and skipped by holding Space; last turns and lines are shown again', async () => {
  const visitor = await environment.newVisitor({ preferences: { speed: 'calm' } });
  const { page } = visitor;
  await visitor.go(`/t/${await tableWithBots(visitor, 1)}`);
  await untilMyTurn(page);
  await chooseMove(page, /^Tile/);
  const trace = page.locator('[data-trace]');
  await page.keyboard.press('t');
  await page.keyboard.press('1');
  await page.locator('[data-trace="0"]').waitFor({ state: 'attached' });
  await page.keyboard.press('t');
  await trace.waitFor({ state: 'detached' });

  await page.keyboard.press('m');
  const caption = page.locator('[data-caption]');
  // It does not stay, so it is looked for before it comes.
  const told = caption.filter({ hasText: /tile on|markers face up/i }).waitFor();
  await page.getByRole('listitem').getByRole('button', { name: 'End the turn' }).click();
  await page.keyboard.press('Escape');
  await told;
  await page.keyboard.down(' ');
  await untilMyTurn(page);
  await page.keyboard.up(' ');
  await caption.waitFor({ state: 'detached' });

  // The line is told beside the present, in which the player goes on.
  await page
    .getByRole('listitem')
    .filter({ hasText: 'tile on' })
    .getByRole('button', { name: 'Show again on the board' })
    .last()
    .click();
  await trace.waitFor({ state: 'attached' });
  await page.locator('[data-slot]:not([aria-disabled="true"])').first().click();
  await page.getByText('Looking back').waitFor({ state: 'detached' });
  expect(await page.locator('[data-slot][aria-pressed="true"]').count()).toBe(1);
  expect(visitor.errors).toEqual([]);
});
