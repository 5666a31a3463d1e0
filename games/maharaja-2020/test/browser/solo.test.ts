import { expectAccessible } from '@durbar/web/browser/support/access.ts';
import type { Visitor } from '@durbar/web/browser/support/browser.ts';
import { openMoves, tableOf } from '@durbar/web/browser/support/table.ts';
import { TestEnvironment } from '@durbar/web/browser/support/test-environment.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Asked, type Maharaja2020Page, openMaharaja2020 } from './support.ts';

const house = new TestEnvironment();

/** A whole game, on a busy machine. */
const LONG = 180_000;

/** Answers all that is asked until something is or is seen, or the game is over. */
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

/** Acts of Brahmabot's turn that its card lists, with the one that is told in full. */
async function actsOf(page: Page): Promise<{ readonly told: readonly string[]; readonly open: number }> {
  const acts = page.locator('[data-bot-turn] [data-act]');
  return {
    told: await acts.allTextContents(),
    open: await acts.evaluateAll((all) =>
      all.findIndex((act) => act.getAttribute('aria-expanded') === 'true'),
    ),
  };
}

test('easy, on a desktop at a table of the server: step by step, then flowing, to the end', {
  timeout: LONG,
}, async () => {
  const { visitor, page, board } = await openMaharaja2020(house, 'mouse');
  const table = await tableOf([visitor], { game: 'maharaja-2020', options: { solo: 'easy' } });
  await visitor.go(`/t/${table}`);
  await playUntil(
    board,
    (asked) => asked === 'plan',
    (asked) => board.answer(asked),
  );
  // One plans against its tiles: two are seen, one is not; which they are stands in words too.
  const tiles = page.getByRole('region', { name: 'Its action tiles' }).getByRole('button');
  expect(await tiles.count()).toBe(3);
  expect(await tiles.nth(0).getAttribute('aria-label')).toMatch(/^Tile 1: .+(Goes to|and)/);
  expect(await tiles.nth(2).getAttribute('aria-label')).toBe('Tile 3, face down');
  const heard = await visitor.recordAnnouncements();
  await playUntil(
    board,
    (asked) => asked === 'next',
    (asked) => board.rush(asked),
  );
  // The check tile says which is performed; the others lie dim.
  const check = await page.locator('[data-bot-check]').getAttribute('data-bot-check');
  const states = await page
    .locator('[data-bot-tile]')
    .evaluateAll((all) => all.map((tile) => tile.dataset['state']));
  expect(states.indexOf('chosen') + 1).toBe(Number(check));
  expect(states.filter((state) => state === 'idle').length).toBe(2);
  await expectAccessible(visitor, 'the check tile');
  // Whoever plays from the list of moves goes on from there.
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
      if (asked === 'next') lengths.push((await actsOf(page)).told.length);
      await board.answer(asked);
    },
    () => page.getByRole('button', { name: 'Continue' }).isVisible(),
  );
  expect(lengths).toEqual(lengths.map((_, i) => i + 2));
  const { told } = await actsOf(page);
  expect(told.at(-1)).toMatch(/^Goes to/);
  await expectAccessible(visitor, 'the journey');
  // Each step was said, and the rules are a press away.
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
  // From here on it flows.
  await page.getByText('One step at a time').click();
  await playUntil(
    board,
    () => false,
    (asked) => {
      expect(asked).not.toBe('next');
      return board.rush(asked);
    },
  );
  await page.getByRole('dialog', { name: 'Score' }).waitFor();
  await page.getByRole('dialog').getByRole('columnheader', { name: 'At least one coin' }).waitFor();
  expect(visitor.complaints).toEqual([]);
});

/** Opens what Brahmabot did in the round before, as one plans the next, and closes it again. */
async function readLastRound(visitor: Visitor, board: Maharaja2020Page): Promise<void> {
  const { page } = visitor;
  await board.press(page.getByRole('button', { name: 'Brahmabot', exact: true }));
  await board.press(page.getByRole('button', { name: 'Details' }));
  await page.getByRole('region', { name: 'What it did last round' }).waitFor();
  const { told, open } = await actsOf(page);
  expect([told.at(-1)?.startsWith('Goes to'), open]).toEqual([true, -1]);
  await board.press(page.locator('[data-act]').last());
  expect((await actsOf(page)).open).toBe(told.length - 1);
  await expectAccessible(visitor, 'what it did');
  await board.press(page.locator('[data-bot-sheet]').getByRole('button', { name: 'Close', exact: true }));
  await board.press(page.getByRole('button', { name: 'City', exact: true }));
}

test('medium, on a phone by taps, offline: what it did is there to be read after it flowed by', {
  timeout: LONG,
}, async () => {
  const { visitor, page, board } = await openMaharaja2020(house, 'finger', {
    keeps: true,
    kept: { 'durbar.maharaja-2020': { askEnd: false, coach: false, coached: [], stepwise: false } },
  });
  await visitor.go('/');
  // It takes the page over once everything is kept.
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
  // Brahmabot's seventh statue may end it early, yet never before the third round.
  expect(done('act')).toBeGreaterThanOrEqual(3);
  await page.getByRole('region', { name: 'Final scoring' }).waitFor();
  const offline = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION/;
  expect(visitor.complaints.filter((text) => !offline.test(text))).toEqual([]);
});

test('hard, in French by keyboard alone, each step read', { timeout: LONG }, async () => {
  const { visitor, page, board } = await openMaharaja2020(house, 'keys', { locale: 'fr-FR' });
  const table = await tableOf([visitor], {
    game: 'maharaja-2020',
    options: { solo: 'hard', map: 'rajasthan' },
  });
  await visitor.go(`/t/${table}`);
  await board.asked();
  await page.keyboard.press('Tab');
  /** How much of the turn each step had told. */
  const lengths: number[] = [];
  await playUntil(
    board,
    () => false,
    async (asked) => {
      if (asked !== 'next') return board.rush(asked);
      // The focus is on the button that goes on.
      await page.waitForFunction(() => document.activeElement?.getAttribute('data-mark') === 'next');
      lengths.push((await actsOf(page)).told.length);
      await board.goOn();
    },
  );
  expect(lengths.slice(0, 3)).toEqual([1, 2, 3]);
  expect(lengths.length).toBeGreaterThanOrEqual(3 * 3);
  await page
    .getByRole('heading', { name: /Décompte final/ })
    .first()
    .waitFor();
  expect(visitor.complaints).toEqual([]);
});
