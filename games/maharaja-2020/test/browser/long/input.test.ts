import { expectAccessible } from '@durbar/web/browser/support/access.ts';
import { type Size, type VisitorOptions } from '@durbar/web/browser/support/browser.ts';
import type { InputMethod } from '@durbar/web/browser/support/presser.ts';
import { openTable } from '@durbar/web/browser/support/table.ts';
import { TestEnvironment } from '@durbar/web/browser/support/test-environment.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ACTION, type Asked, type Maharaja2020Page, openMaharaja2020 } from '../support.ts';

const environment = new TestEnvironment();

const arrive = (inputMethod: InputMethod, options?: VisitorOptions) =>
  openMaharaja2020(environment, inputMethod, options);

/** Time limit for a whole game on a busy machine, in milliseconds. */
const LONG = 240_000;

/**
 * Plays to the end: a round with all cards, then a visit to the Maharaja's city for a reward, then turns that only end.
 */
async function playOut(board: Maharaja2020Page): Promise<void> {
  const done = (kind: Asked) => board.answered.get(kind) ?? 0;
  for (;;) {
    const asked = await board.asked();
    if (asked === 'over') return;
    if (done('plan') > 1 && done('reward') > 0) await board.answerFast(asked);
    else await board.answer(asked, () => (done('plan') < 2 ? board.useCards() : board.visit()));
  }
}

test('two seats on Rajasthan, in French, by keyboard alone to the end', { timeout: LONG }, async () => {
  const { visitor, page, board } = await arrive('keys', { locale: 'fr-FR' });
  const table = await openTable([visitor], {
    game: 'maharaja-2020',
    options: { map: 'rajasthan' },
    bots: 1,
  });
  await visitor.go(`/t/${table}`);
  // A key press first, so that the page knows that a keyboard is used.
  await board.asked();
  await page.keyboard.press('Tab');
  await board.answer('draft');
  await board.foundByEnter();
  await playOut(board);
  await page
    .getByRole('heading', { name: /Décompte/ })
    .first()
    .waitFor();
  for (const kind of ['draft', 'plan', 'act'] as const) expect(board.answered.get(kind)).toBeGreaterThan(0);
  expect(visitor.errors).toEqual([]);
});

test('a game with variants is set up in the form of a new table, and played to its end', {
  timeout: LONG,
}, async () => {
  const { visitor, page, board } = await arrive('mouse');
  await visitor.go('/new/maharaja-2020');
  await page.getByRole('radiogroup', { name: 'Seats' }).getByRole('radio', { name: '2' }).click();
  await page.getByRole('button', { name: 'Special rules none' }).click();
  await page.getByText('the first in a city scoring also gets 1 prestige').click();
  await page.getByText('statues cost 12 everywhere').click();
  await page.getByRole('button', { name: 'Special rules 2 on' }).waitFor();
  await page.getByRole('combobox', { name: 'Final scoring', exact: true }).selectOption('roads2');
  await page.getByText('2 prestige per road with your shrines in both villages').waitFor();
  await page.getByText('Show everybody’s prestige').click();
  await page.getByRole('button', { name: 'Open table' }).click();
  await page.getByText('Invite players').waitFor();
  const call = page.getByRole('button', { name: 'Add bot' });
  const begin = page.getByRole('button', { name: 'Start game' });
  while (!(await begin.isVisible())) {
    const left = await call.count();
    await call.first().click();
    await page.waitForFunction((before) => {
      const calls = [...document.querySelectorAll('button')].filter(({ textContent }) =>
        textContent?.includes('Add bot'),
      );
      return calls.length < before;
    }, left);
  }
  await begin.click();
  await board.asked();
  // Every seat's prestige is visible.
  for (const plate of await page.locator('[data-seat] button:not([data-shows-seat])').all())
    expect(await plate.getAttribute('aria-label')).toMatch(/, 3 prestige,/);
  for (let asked = await board.asked(); asked !== 'over'; asked = await board.asked())
    await board.answerFast(asked);
  const final = page.getByRole('region', { name: 'Final scoring' });
  await final.getByRole('rowheader', { name: 'Roads' }).waitFor({ state: 'attached' });
  expect(await final.getByRole('rowheader', { name: 'City majorities' }).count()).toBe(0);
  await page.getByRole('dialog', { name: 'Score' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectAccessible(visitor, 'the final scoring');
  expect(visitor.errors).toEqual([]);
});

test('rewards with a further choice: a free shrine, bought prestige, a Maharani token', {
  timeout: LONG,
}, async () => {
  const { visitor, page, board } = await arrive('finger');
  // These bots build and take what they prefer, and leave the other rewards in reach.
  const table = await openTable([visitor], { game: 'maharaja-2020', bots: 3, bot: 'greedy' });
  await visitor.go(`/t/${table}`);
  const owed = new Set<Asked>(['shrine', 'buy', 'maharani']);
  while (owed.size > 0) {
    const asked = await board.asked();
    expect(asked).not.toBe('over');
    await board.answer(asked);
    owed.delete(asked);
  }
  // The result of each is in the log. A new decision opens its own drawer, so the log is opened after that.
  await board.asked();
  await page.getByRole('button', { name: 'Log' }).click();
  const log = page.getByRole('region', { name: 'Log' });
  for (const told of [
    /takes the reward: a free shrine/,
    /takes the reward: coins for prestige/,
    /Maharani token on/,
  ])
    await log.getByText(told).first().waitFor();
  expect(visitor.errors).toEqual([]);
});

/** Looks back at the choice of characters; all seats' boards must be visible then too. */
async function lookBackAtChoice(page: Page, sound: (what: string) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Look back' }).click();
  await page.getByRole('slider', { name: 'Position in the game' }).press('Home');
  await page.getByText('The start.').waitFor();
  await sound('a look back at the choice of characters');
  const boards = page.getByRole('list', { name: 'Players' }).getByRole('listitem');
  expect(await boards.count()).toBe(4);
  const lowest = await boards.evaluateAll((all) =>
    Math.max(...all.map((board) => board.getBoundingClientRect().bottom)),
  );
  expect(lowest).toBeLessThan(await page.evaluate(() => innerHeight));
  await page.getByRole('button', { name: 'Back to now' }).click();
}

test.each(['desktop', 'phone'] as const satisfies readonly Size[])(
  'on a %s the table is fine in every phase',
  { timeout: LONG },
  async (size) => {
    const { visitor, page, board } = await arrive(size === 'desktop' ? 'mouse' : 'finger');
    const sound = async (what: string) => expectAccessible(visitor, what);
    const table = await openTable([visitor], { game: 'maharaja-2020', bots: 3 });
    await visitor.go(`/t/${table}`);
    await board.asked();
    await sound('choosing a character');
    for (let asked = await board.asked(); asked !== 'plan'; asked = await board.asked())
      await board.answer(asked);
    if (size === 'desktop') await lookBackAtChoice(page, sound);
    await board.aimDisc(ACTION.both, ACTION.coins);
    await sound('planning');
    await board.seal();
    // Another seat may take the player's character first.
    for (let asked = await board.asked(); asked !== 'act'; asked = await board.asked())
      await board.answer(asked);
    await board.choose('1');
    await sound('a card chosen');
    await board.pressCity(page.locator('[data-target="city"]').first());
    await page.locator('section[data-open="true"]').waitFor();
    await sound('a city open');
    await board.answer('act');
    for (let asked = await board.asked(); asked !== 'reward' && asked !== 'over'; asked = await board.asked())
      await board.answer(asked);
    await page.getByRole('region', { name: /^The Maharaja rewards/ }).waitFor();
    await sound('a scoring');
    expect(visitor.errors).toEqual([]);
  },
);
