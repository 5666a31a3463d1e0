import { expectAccessible } from '@durbar/web/browser/support/access.ts';
import type { Visitor } from '@durbar/web/browser/support/browser.ts';
import { openMoves, openTable } from '@durbar/web/browser/support/table.ts';
import { TestEnvironment } from '@durbar/web/browser/support/test-environment.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Asked, type Maharaja2020Page, openMaharaja2020 } from './support.ts';

const environment = new TestEnvironment();

/** Time limit for a whole game on a busy machine, in milliseconds. */
const LONG = 180_000;

/** Answers all decisions until a condition holds or the game is over. */
async function playUntil(
  board: Maharaja2020Page,
  done: (asked: Asked) => boolean,
  answer: (asked: Asked) => Promise<void>,
  seen: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<void> {
  for (let asked = await board.asked(); asked !== 'over' && !done(asked); asked = await board.asked()) {
    if (await seen()) return;
    await answer(asked);
  }
}

/** The actions of Brahmabot's turn on its card, and the one that is described in full. */
async function readActs(page: Page): Promise<{ readonly told: readonly string[]; readonly open: number }> {
  const acts = page.locator('[data-bot-turn] [data-act]');
  return {
    told: await acts.allTextContents(),
    open: await acts.evaluateAll((all) =>
      all.findIndex((act) => act.getAttribute('aria-expanded') === 'true'),
    ),
  };
}

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

/** Opens Brahmabot's turn of the last round while planning the next, and closes it again. */
async function readLastRound(visitor: Visitor, board: Maharaja2020Page): Promise<void> {
  const { page } = visitor;
  await board.press(page.getByRole('button', { name: 'Brahmabot', exact: true }));
  await board.press(page.getByRole('button', { name: 'Details' }));
  await page.getByRole('region', { name: 'What it did last round' }).waitFor();
  const { told, open } = await readActs(page);
  expect([told.at(-1)?.startsWith('Goes to'), open]).toEqual([true, -1]);
  await board.press(page.locator('[data-act]').last());
  expect((await readActs(page)).open).toBe(told.length - 1);
  await expectAccessible(visitor, 'what it did');
  await board.press(page.locator('[data-bot-sheet]').getByRole('button', { name: 'Close', exact: true }));
  await board.press(page.getByRole('button', { name: 'City', exact: true }));
}

test('medium, on a phone by taps, offline: a turn that was shown without pauses can be read afterwards', {
  timeout: LONG,
}, async () => {
  const { visitor, page, board } = await openMaharaja2020(environment, 'finger', {
    serviceWorker: true,
    stored: { 'durbar.maharaja-2020': { askEnd: false, coach: false, coached: [], stepwise: false } },
  });
  await visitor.go('/');
  // The service worker takes over the page once all files are cached.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await visitor.context.setOffline(true);
  await visitor.go('/screen/maharaja-2020?seats=1');
  await page.getByRole('radio', { name: 'medium' }).tap({ force: true });
  await page.getByRole('button', { name: 'Start' }).tap();
  const done = (kind: Asked) => board.answered.get(kind) ?? 0;
  await playUntil(
    board,
    () => false,
    async (asked) => {
      if (asked === 'plan' && done('plan') === 1) await readLastRound(visitor, board);
      await board.answer(asked, () => (done('act') < 3 ? board.visit() : Promise.resolve()));
    },
  );
  // Brahmabot's seventh statue may end the match early, but not before the third round.
  expect(done('act')).toBeGreaterThanOrEqual(3);
  await page.getByRole('region', { name: 'Final scoring' }).waitFor();
  const offline = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION/;
  expect(visitor.errors.filter((text) => !offline.test(text))).toEqual([]);
});

test('hard, in French by keyboard alone, each step read', { timeout: LONG }, async () => {
  const { visitor, page, board } = await openMaharaja2020(environment, 'keys', { locale: 'fr-FR' });
  const table = await openTable([visitor], {
    game: 'maharaja-2020',
    options: { solo: 'hard', map: 'rajasthan' },
  });
  await visitor.go(`/t/${table}`);
  await board.asked();
  await page.keyboard.press('Tab');
  /** Length of the description after each step. */
  const lengths: number[] = [];
  await playUntil(
    board,
    () => false,
    async (asked) => {
      if (asked !== 'next') return board.answerFast(asked);
      // The focus is on the continue button.
      await page.waitForFunction(() => document.activeElement?.getAttribute('data-mark') === 'next');
      lengths.push((await readActs(page)).told.length);
      await board.goOn();
    },
  );
  expect(lengths.slice(0, 3)).toEqual([1, 2, 3]);
  expect(lengths.length).toBeGreaterThanOrEqual(3 * 3);
  await page
    .getByRole('heading', { name: /Décompte final/ })
    .first()
    .waitFor();
  expect(visitor.errors).toEqual([]);
});
