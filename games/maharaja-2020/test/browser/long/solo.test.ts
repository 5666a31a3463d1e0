import { expectAccessible } from '@durbar/web/browser/support/access.ts';
import type { Visitor } from '@durbar/web/browser/support/browser.ts';
import { openTable } from '@durbar/web/browser/support/table.ts';
import { TestEnvironment } from '@durbar/web/browser/support/test-environment.ts';
import { expect, test } from 'vitest';
import { playUntil, readActs } from '../solo-support.ts';
import { type Asked, type Maharaja2020Page, openMaharaja2020 } from '../support.ts';

const environment = new TestEnvironment();

/** Time limit for a whole game on a busy machine, in milliseconds. */
const LONG = 180_000;

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
