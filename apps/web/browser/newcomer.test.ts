import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseMove, openMoves, tableForTwo, untilMyTurn } from './support/table.ts';
import { TestEnvironment } from './support/test-environment.ts';

const environment = new TestEnvironment();

/** Plays the set-up from the lists of moves, until both choose their plans. */
async function playSetup(pages: readonly [Page, Page]): Promise<void> {
  for (;;) {
    const page = await Promise.race(pages.map((each) => untilMyTurn(each).then(() => each)));
    const moves = await openMoves(page);
    const isPlanning = (await moves.getByRole('button', { name: /^Plan:/ }).count()) > 0;
    if (!isPlanning) {
      await chooseMove(page);
      continue;
    }
    await page.keyboard.press('Escape');
    return moves.waitFor({ state: 'detached' });
  }
}

/** Seals a plan; the list of plans stays, because the plan can still be changed. */
async function sealPlan(page: Page): Promise<void> {
  const moves = await openMoves(page);
  await moves
    .getByRole('button', { name: /^Plan:/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await moves.waitFor({ state: 'detached' });
}

test('whoever sits down in the middle of a round is told why a bot finishes it, and then plays', {
  timeout: 180_000,
}, async () => {
  const mira = await environment.newVisitor();
  const jonas = await environment.newVisitor();
  const zoe = await environment.newVisitor({ size: 'phone' });
  const table = await tableForTwo(mira, jonas, 'maharaja-2020');
  await Promise.all([mira.go(`/t/${table}`), jonas.go(`/t/${table}`)]);
  await playSetup([mira.page, jonas.page]);
  await sealPlan(jonas.page);
  await jonas.page.getByText('Your plan is locked in').first().waitFor();
  await jonas.page.getByRole('button', { name: /^Menu/ }).click();
  for (let asked = 0; asked < 2; asked++)
    await jonas.page.getByRole('dialog').getByRole('button', { name: 'Give up my seat' }).click();
  await jonas.page.getByRole('region', { name: 'Your seat has been given up' }).waitFor();

  await zoe.go(`/t/${table}`);
  await zoe.page
    .getByRole('region', { name: 'A seat is free' })
    .getByRole('button', { name: 'Sit down' })
    .click();
  const notice = zoe.page.getByRole('region', { name: 'A bot finishes this round for you' });
  await notice.getByText('you play as soon as it is revealed').waitFor();
  expect(await zoe.overflow()).toBe(0);
  await jonas.page.getByText(/has sat down there/).waitFor();

  // Once the plan of the seat is public, she plays.
  await sealPlan(mira.page);
  const mirasTurn = untilMyTurn(mira.page).then(() => chooseMove(mira.page, /^End the turn/));
  await Promise.race([mirasTurn, notice.waitFor({ state: 'detached' })]);
  await notice.waitFor({ state: 'detached' });
  await untilMyTurn(zoe.page);
  expect(zoe.complaints).toEqual([]);
});
