import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Visitor } from './support/browser.ts';
import { chooseMove, openMoves, tableForTwo, untilListIsNot } from './support/table.ts';
import { TestEnvironment } from './support/test-environment.ts';

const environment = new TestEnvironment();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Two people at a table, first the one whose turn it is. */
async function sitDown(): Promise<readonly [playing: Visitor, waiting: Visitor]> {
  const people = [await environment.newVisitor(), await environment.newVisitor()] as const;
  const [anna, bert] = people;
  const id = await tableForTwo(anna, bert);
  for (const visitor of people) await visitor.go(`/t/${id}`);
  const isAsked = async ({ page }: Visitor) => (await page.title()).startsWith('●');
  await expect.poll(async () => (await isAsked(anna)) !== (await isAsked(bert))).toBe(true);
  return (await isAsked(anna)) ? [anna, bert] : [bert, anna];
}

/** Plans to turn the markers up and to end the turn, which is allowed in any deal. */
async function planRefresh({ page }: Visitor): Promise<void> {
  await button(page, 'Plan ahead').click();
  await chooseMove(page, /Refresh/);
  await chooseMove(page, /End the turn/);
}

const note = ({ page }: Visitor) => page.getByRole('note', { name: 'Plan ahead' });

const steps = ({ page }: Visitor) => page.getByRole('list', { name: 'Planned steps' }).getByRole('listitem');

/** Plays the first legal moves until the turn can be ended, and ends it. */
async function playTurn({ page }: Visitor, first: RegExp): Promise<void> {
  await chooseMove(page, first);
  const end = (await openMoves(page)).getByRole('button', { name: 'End the turn' });
  const other = page.getByRole('dialog').getByRole('listitem').getByRole('button', { disabled: false });
  for (;;) {
    await other.first().waitFor();
    if ((await end.count()) > 0) break;
    const before = await page.getByRole('dialog').getByRole('list').textContent();
    await other.first().click();
    await untilListIsNot(page, before);
  }
  await page.keyboard.press('Escape');
  await chooseMove(page, /End the turn/);
}

test('a plan is made on the board, outlasts a reload, shows in another tab, and is taken back', async () => {
  const [, waiting] = await sitDown();
  const { page } = waiting;
  await planRefresh(waiting);
  await expect.poll(() => steps(waiting).count()).toBe(2);
  // The last step is taken back like an own move.
  await page.keyboard.press('u');
  await expect.poll(() => steps(waiting).count()).toBe(1);
  await chooseMove(page, /End the turn/);
  await button(page, 'Keep plan').click();
  await button(page, 'Show my plan').waitFor();
  await page.reload();
  await button(page, 'Show my plan').click();
  await expect.poll(() => steps(waiting).count()).toBe(2);
  await button(page, 'Remove plan').click();
  await button(page, 'Plan ahead').waitFor();
  expect(waiting.errors).toEqual([]);
});

test('a plan is carried out when its person is asked, and the log tells them alone', async () => {
  const [playing, waiting] = await sitDown();
  await planRefresh(waiting);
  await button(waiting.page, 'Keep plan').click();
  await button(waiting.page, 'Show my plan').waitFor();
  await playTurn(playing, /^Place|tile/i);
  await note(waiting).getByText('Your plan was carried out.').waitFor();
  await expect.poll(() => playing.page.title()).toMatch(/^●/);
  await waiting.page.getByText('As planned').first().waitFor();
  expect(await playing.page.getByText('As planned').count()).toBe(0);
  await note(waiting).getByRole('button', { name: 'Close' }).click();
  await note(waiting).waitFor({ state: 'detached' });
  expect([...playing.errors, ...waiting.errors]).toEqual([]);
});

test('a plan that does not hold any more is dropped, with the reason', async () => {
  const [playing, waiting] = await sitDown();
  await planRefresh(waiting);
  await button(waiting.page, 'Keep plan').click();
  await button(waiting.page, 'Show my plan').waitFor();
  // After an empty refresh of all others, nobody may refresh without need (MHR-2.5).
  await playTurn(playing, /Refresh/);
  await note(waiting).getByText('Your plan was not carried out. It is up to you to decide.').waitFor();
  await note(waiting).getByText('Step 1 would no longer do the same.').waitFor();
  await expect.poll(() => waiting.page.title()).toMatch(/^●/);
  expect([...playing.errors, ...waiting.errors]).toEqual([]);
});

test('the keyboard is enough, and a turn that comes ends the planning', async () => {
  const [playing, waiting] = await sitDown();
  const { page } = waiting;
  await page.keyboard.press('p');
  await page.getByText('Move as if it were your turn now.').waitFor();
  await page.keyboard.press('p');
  await page.getByText('Move as if it were your turn now.').waitFor({ state: 'detached' });
  await page.keyboard.press('p');
  await chooseMove(page, /Refresh/);
  await playTurn(playing, /^Place|tile/i);
  await page.getByText('what you were planning does not fit any more').waitFor();
  await page.keyboard.press('p');
  await page.getByText('It is your turn: there is nothing to plan.').waitFor();
  expect([...playing.errors, ...waiting.errors]).toEqual([]);
});
