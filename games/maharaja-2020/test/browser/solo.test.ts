import { expectAccessible } from '@durbar/web/browser/support/access.ts';
import { openMoves, openTable } from '@durbar/web/browser/support/table.ts';
import { TestEnvironment } from '@durbar/web/browser/support/test-environment.ts';
import { expect, test } from 'vitest';
import { playUntil, readActs } from './solo-support.ts';
import { openMaharaja2020 } from './support.ts';

const environment = new TestEnvironment();

/** Time limit for a whole game on a busy machine, in milliseconds. */
const LONG = 180_000;

test('easy, on a desktop at a table of the server: step by step, then without pauses, to the end', {
  timeout: LONG,
}, async () => {
  const { visitor, page, board } = await openMaharaja2020(environment, 'mouse');
  const table = await openTable([visitor], { game: 'maharaja-2020', options: { solo: 'easy' } });
  await visitor.go(`/t/${table}`);
  await playUntil(
    board,
    (asked) => asked === 'plan',
    (asked) => board.answer(asked),
  );
  // The player plans knowing two of the three tiles; their actions are also given in words.
  const tiles = page.getByRole('region', { name: 'Its action tiles' }).getByRole('button');
  expect(await tiles.count()).toBe(3);
  expect(await tiles.nth(0).getAttribute('aria-label')).toMatch(/^Tile 1: .+(Goes to|and)/);
  expect(await tiles.nth(2).getAttribute('aria-label')).toBe('Tile 3, face down');
  const heard = await visitor.recordAnnouncements();
  await playUntil(
    board,
    (asked) => asked === 'next',
    (asked) => board.answerFast(asked),
  );
  // The check tile says which tile is performed; the others are dim.
  const check = await page.locator('[data-bot-check]').getAttribute('data-bot-check');
  const states = await page
    .locator('[data-bot-tile]')
    .evaluateAll((all) => all.map((tile) => tile.dataset['state']));
  expect(states.indexOf('chosen') + 1).toBe(Number(check));
  expect(states.filter((state) => state === 'idle').length).toBe(2);
  await expectAccessible(visitor, 'the check tile');
  // A player who uses the list of moves continues from there.
  const list = await openMoves(page);
  await list.getByRole('button', { name: 'Continue' }).click();
  await page.locator('[data-bot-turn] [data-act="1"]').waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  const lengths: number[] = [];
  await playUntil(
    board,
    () => false,
    async (asked) => {
      if (asked === 'next') lengths.push((await readActs(page)).told.length);
      await board.answer(asked);
    },
    () => page.getByRole('button', { name: 'Continue' }).isVisible(),
  );
  expect(lengths).toEqual(lengths.map((_, i) => i + 2));
  const { told } = await readActs(page);
  expect(told.at(-1)).toMatch(/^Goes to/);
  await expectAccessible(visitor, 'the journey');
  // Each step was announced, and its rules are one press away.
  const texts = (await heard()).join(' ');
  for (const said of [/Check tile \d+ says/, /M20-11\.[58]/, /its destination is/])
    expect(texts).toMatch(said);
  await page
    .locator('[data-bot-turn]')
    .getByRole('button', { name: /^M20-11/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Rules' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // From here on steps do not wait.
  await page.getByText('One step at a time').click();
  await playUntil(
    board,
    () => false,
    (asked) => {
      expect(asked).not.toBe('next');
      return board.answerFast(asked);
    },
  );
  await page.getByRole('dialog', { name: 'Score' }).waitFor();
  await page.getByRole('dialog').getByRole('columnheader', { name: 'At least one coin' }).waitFor();
  expect(visitor.errors).toEqual([]);
});
