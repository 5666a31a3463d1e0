import { describe, expect, test } from 'vitest';
import { SIZES, type Size } from './support/browser.ts';
import { chooseMove, openMoves, playOn, untilMyTurn } from './support/table.ts';
import { TestEnvironment } from './support/test-environment.ts';

const environment = new TestEnvironment();

describe.each(Object.keys(SIZES) as Size[])('home on a %s', (size) => {
  test('is complete, without errors', async () => {
    const visitor = await environment.newVisitor({ size });
    await visitor.go('/');
    // A phone shows the card of one game; a tap on a cover changes it.
    if (size === 'phone') await visitor.page.getByRole('button', { name: 'Maharani', exact: true }).click();
    await visitor.page.getByRole('heading', { name: 'Maharani' }).waitFor();
    await visitor.page.getByRole('button', { name: 'Play against bots Maharani' }).waitFor();
    await visitor.page.getByText('No open tables at the moment').waitFor();
    expect(await visitor.overflow()).toBeLessThanOrEqual(0);
    expect(visitor.errors).toEqual([]);
  });
});

const WHOLE_GAME_MS = 240_000;

test('one press starts a game against bots, and the list of moves plays it to its end', {
  timeout: WHOLE_GAME_MS,
}, async () => {
  const visitor = await environment.newVisitor();
  const { page } = visitor;
  await visitor.go('/');
  await page.getByRole('button', { name: 'Play against bots Maharani' }).click();
  await page.waitForURL(/\/local\//);
  const score = page.getByRole('dialog', { name: 'Score' });
  await untilMyTurn(page);
  await openMoves(page);
  await playOn(page, () => score.isVisible());
  // Two seats, ranked, with score lines and a total.
  expect(await score.getByRole('row').count()).toBe(3);
  expect(await score.getByRole('columnheader').count()).toBeGreaterThan(4);
  expect(visitor.errors).toEqual([]);

  const download = page.waitForEvent('download');
  await score.getByRole('button', { name: 'Download record' }).click();
  const file = await (await download).path();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Rematch' }).click();
  await untilMyTurn(page);

  await visitor.go('/replay');
  await page.getByRole('link', { name: /^Against Noor/ }).click();
  await page.getByText('The start.').waitFor();
  await visitor.go('/replay');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText(/every move was legal/).waitFor();
  await page.getByRole('button', { name: 'Step through the game' }).click();
  await page.getByText('The start.').waitFor();
  await page.getByRole('button', { name: 'Step forward' }).click();
  await page.getByText(/^1 of \d+$/).waitFor();

  // A log entry shows its position; later entries stay in the log.
  const log = page.getByRole('list', { name: 'Log' });
  const lines = await log.getByRole('listitem').count();
  await log
    .getByRole('button')
    .nth(lines - 8)
    .click();
  await log.locator('[aria-current=step]').waitFor();
  await page.getByText(/^1 of \d+$/).waitFor({ state: 'detached' });
  expect(await log.getByRole('listitem').count()).toBe(lines);
});

test('a game goes on after leaving the page', async () => {
  const visitor = await environment.newVisitor();
  const { page } = visitor;
  await visitor.go('/');
  await page.getByRole('button', { name: 'Play against bots Maharani' }).click();
  await untilMyTurn(page);
  await chooseMove(page, /^Tile/);
  await visitor.go('/');
  await page.getByRole('link', { name: /Against a bot/ }).click();
  await untilMyTurn(page);
  const dialog = await openMoves(page);
  // The tile is placed: the turn can end or go on.
  await dialog
    .getByRole('button', { name: /^(End the turn|New worker|Move the worker)/ })
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  // A game can be deleted.
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('No games yet').waitFor();
});

test('the language of everything changes without a reload', async () => {
  const visitor = await environment.newVisitor({ locale: 'fr-CA' });
  const { page } = visitor;
  await visitor.go('/');
  await page.getByRole('button', { name: 'Jouer contre des robots Maharani' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('radio', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Play against bots Maharani' }).click();
  await untilMyTurn(page);
  const english = await openMoves(page);
  await english.getByRole('button', { name: /^Tile/ }).first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Français' }).click();
  await page.keyboard.press('Escape');
  const french = await openMoves(page);
  await french.getByText('Liste des coups').waitFor();
  expect(await french.getByRole('button', { name: /^Tile/ }).count()).toBe(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.reload();
  await page.getByText('Maharani').first().waitFor({ state: 'attached' });
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
});

test('a name is kept, and another device becomes the same person', async () => {
  const visitor = await environment.newVisitor();
  const { page } = visitor;
  await visitor.go('/');
  await page.getByRole('button', { name: /^Settings of/ }).click();
  await page.getByLabel('Your name').fill('Mira');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved.').waitFor();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByLabel('Link for the other device').inputValue();
  const other = await environment.newVisitor({ size: 'phone' });
  await other.page.goto(link);
  await other.page.getByRole('button', { name: 'Yes, that is me' }).click();
  await other.page.getByRole('button', { name: 'Settings of Mira' }).waitFor();
});

test('a pasted link opens its table, or is reported as invalid', async () => {
  const visitor = await environment.newVisitor();
  const { page } = visitor;
  await visitor.go('/');
  const field = page.getByLabel('Paste a link or code');
  await field.fill('not a link');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByText('This is not a link or code of a table or an invitation.').waitFor();
  await field.fill(`${environment.server.url}/t/nowhere`);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByText('There is no such table.').waitFor();
});
