import { expectAccessible } from '@durbar/web/browser/support/access.ts';
import { openTable } from '@durbar/web/browser/support/table.ts';
import { TestEnvironment } from '@durbar/web/browser/support/test-environment.ts';
import { expect, test } from 'vitest';
import { ACTION, openMaharaja2004, playOut } from '../support.ts';

const environment = new TestEnvironment();

/** Time limit for a whole game on a busy machine, in milliseconds. */
const LONG = 240_000;

test('the short game of two, in French, by keyboard alone to the end', { timeout: LONG }, async () => {
  const { visitor, page, board } = await openMaharaja2004(environment, 'keys', { locale: 'fr-FR' });
  const table = await openTable([visitor], { game: 'maharaja-2004', options: { preset: 'short' }, bots: 1 });
  await visitor.go(`/t/${table}`);
  // A key press first, so that the page knows that a keyboard is used.
  await board.question();
  await page.keyboard.press('Tab');
  await board.reply('draft');
  await board.foundByEnter();
  await playOut(board, 2);
  await page
    .getByRole('heading', { name: /Décompte/ })
    .first()
    .waitFor();
  for (const kind of ['draft', 'plan', 'act'] as const) expect(board.count(kind)).toBeGreaterThan(0);
  expect(board.count('plan')).toBeLessThanOrEqual(8);
  expect(visitor.errors).toEqual([]);
});

test('the advanced game of five with several characters each: an auction, and who gives what', {
  timeout: LONG,
}, async () => {
  const { visitor, page, board } = await openMaharaja2004(environment, 'mouse');
  const table = await openTable([visitor], {
    game: 'maharaja-2004',
    options: { preset: 'advanced2' },
    bots: 4,
  });
  await visitor.go(`/t/${table}`);
  expect(['open', 'auction']).toContain(await board.question());
  await expectAccessible(visitor, 'an auction');
  for (let asked = await board.question(); asked !== 'plan'; asked = await board.question())
    await board.reply(asked);
  // Take characters until there are several.
  await board.plan(ACTION.character, ACTION.character);
  while ((await board.question()) !== 'plan')
    await board.reply(await board.question(), () => board.useCards());
  expect(await board.seat(0).locator('[data-target="character"]').count()).toBeGreaterThan(1);
  await playOut(board, 0);
  await page.getByRole('region', { name: 'Final scoring' }).waitFor({ state: 'attached' });
  expect(visitor.errors).toEqual([]);
  expect(await visitor.overflow()).toBeLessThanOrEqual(0);
});
