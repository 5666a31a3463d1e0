import { CLOCK_PRESETS } from '@durbar/protocol';
import { beforeEach, expect, test } from 'vitest';
import type { Visitor } from './support/browser.ts';
import { chooseMove, openMoves, playOn, tableForTwo, untilListIsNot, untilMyTurn } from './support/table.ts';
import { TestEnvironment } from './support/test-environment.ts';

const environment = new TestEnvironment();
let mira: Visitor;
let jonas: Visitor;

beforeEach(async () => {
  mira = await environment.newVisitor();
  jonas = await environment.newVisitor({ size: 'phone' });
});

/** The one of two players who must decide. */
async function whoseTurn(): Promise<readonly [Visitor, Visitor]> {
  await Promise.race([untilMyTurn(mira.page), untilMyTurn(jonas.page)]);
  return (await mira.page.title()).startsWith('●') ? [mira, jonas] : [jonas, mira];
}

test('the clock of a table is in sight on a phone before one sits down, and moves nothing when it loads', async () => {
  const clock = { ...CLOCK_PRESETS.evening, atZero: 'end' as const };
  const { id } = await mira.ask<{ id: string }>('POST', '/api/tables', {
    game: 'maharani',
    options: {},
    pace: 'live',
    open: true,
    clock,
    seats: [{ kind: 'empty' }, { kind: 'empty' }],
  });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await jonas.page.route(/\/(RoomClock|words-web-clocks)-/, async (route) => {
    await released;
    await route.continue();
  });
  await jonas.go(`/t/${id}`);
  const sit = jonas.page.getByRole('button', { name: 'Sit down' });
  const before = await sit.boundingBox();
  release();
  const text =
    'Evening Two hours in the bank; each turn gives five minutes back. At zero: 1 min of grace, then out of the game.';
  const told = jonas.page.locator('[data-clock="evening"]');
  await told.waitFor();
  expect(await told.innerText()).toBe(text);
  const box = await told.boundingBox();
  expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThan(300);
  expect((await sit.boundingBox())?.y).toBe(before?.y);
});

test('a table is opened, found in the lobby, joined, filled with a bot and started', async () => {
  const { page } = mira;
  await mira.go('/new/maharani');
  await page.getByRole('radiogroup', { name: 'Seats' }).getByRole('radio', { name: '3' }).click();
  await page.getByRole('radio', { name: 'Anyone' }).click();
  await page.getByLabel('Table name').fill('Sunday table');
  await page.getByRole('button', { name: 'Open table' }).click();
  await page.getByRole('heading', { name: 'Sunday table' }).waitFor();
  expect(await page.getByRole('button', { name: 'Waiting for all seats to be taken' }).isDisabled()).toBe(
    true,
  );

  await jonas.go('/');
  await jonas.page.getByRole('link', { name: 'Join Sunday table' }).click();
  await jonas.page.getByRole('button', { name: 'Sit down' }).click();
  await jonas.page.getByText('The host can start the game').waitFor();
  await page.getByText('online').waitFor();
  await page.getByRole('button', { name: 'Add bot' }).click();
  const { name } = await mira.ask<{ name: string }>('GET', '/api/me');
  await jonas.page.getByText(`Waiting for ${name} to start.`).waitFor();
  await page.getByRole('button', { name: 'Start game' }).click();
  await whoseTurn();
  expect(mira.errors).toEqual([]);
  expect(jonas.errors).toEqual([]);
});

test('the private link gives the seat back on another device', async () => {
  const table = await tableForTwo(mira, jonas);
  await mira.go(`/t/${table}`);
  await mira.page.getByRole('button', { name: /^Menu/ }).click();
  await mira.page.getByRole('dialog').getByRole('button', { name: 'Links' }).press('Enter');
  // The pressed button is gone: its dialog has the focus, so that a screen reader reads the new title.
  await mira.page.locator('[role=dialog]:focus').getByRole('heading', { name: 'Links' }).waitFor();
  const own = mira.page.getByRole('region', { name: 'Your private return link' });
  await own.getByRole('button', { name: 'Show the secret link' }).click();
  const link = await own.getByRole('textbox').inputValue();
  const tablet = await environment.newVisitor();
  await tablet.page.goto(link);
  await tablet.page.getByText(/^Game: Maharani\. Table: /).waitFor();
  await tablet.page.getByRole('button', { name: 'Take seat' }).click();
  await tablet.page.waitForURL(`**/t/${table}`);
  await tablet.page.getByRole('button', { name: /^Menu/ }).click();
  await tablet.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).waitFor();
});

test('each player sees the other’s moves; a second click does nothing', async () => {
  const table = await tableForTwo(mira, jonas);
  await Promise.all([mira.go(`/t/${table}`), jonas.go(`/t/${table}`)]);
  const [active, other] = await whoseTurn();
  await other.recordAnnouncements();
  const dialog = await openMoves(active.page);
  const before = await dialog.getByRole('list').textContent();
  // A double press.
  await dialog.getByRole('button', { name: /^Tile/ }).first().dblclick({ noWaitAfter: true });
  await untilListIsNot(active.page, before);
  // The other page announces one tile, and the server has no second.
  await other.page.waitForFunction(() =>
    (Reflect.get(window, 'durbarHeard') as string[]).some((text) => / on [A-H]\d/.test(text)),
  );
  const { lines } = await active.ask<{ lines: { events: { kind: string }[] }[] }>(
    'GET',
    `/api/tables/${table}/record`,
  );
  expect(lines.flatMap(({ events }) => events).filter(({ kind }) => kind === 'tile')).toHaveLength(1);
  expect(active.errors).toEqual([]);
});

test('the page reports a server crash in mid-turn, and reconnects without a reload', async () => {
  const table = await tableForTwo(mira, jonas);
  await Promise.all([mira.go(`/t/${table}`), jonas.go(`/t/${table}`)]);
  const [active, other] = await whoseTurn();
  await active.page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await chooseMove(active.page, /^Tile/);
  const moves = (await openMoves(active.page)).getByRole('listitem');
  await moves.first().waitFor();
  const before = await moves.allTextContents();
  await active.page.keyboard.press('Escape');

  await environment.server.kill();
  await active.page.getByText('Connection lost').waitFor();
  await other.page.getByText('Connection lost').waitFor();
  await environment.server.restart();
  await active.page.getByText('Connection lost').waitFor({ state: 'detached' });

  await openMoves(active.page);
  await expect.poll(() => moves.allTextContents()).toEqual(before);
  // The turn passes to the other player, whose page has reconnected too.
  await playOn(active.page, async () => !(await active.page.title()).startsWith('●'));
  await untilMyTurn(other.page);
  expect(await active.page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the page reports a restart of the server', async () => {
  const table = await tableForTwo(mira, jonas);
  await mira.go(`/t/${table}`);
  await mira.page.getByRole('button', { name: /^Menu/ }).waitFor();
  await environment.server.stop();
  await mira.page.getByText(/The server is restarting|Connection lost/).waitFor();
  await environment.server.restart();
  await mira.page.getByText(/The server is restarting|Connection lost/).waitFor({ state: 'detached' });
});

test('one seat in two tabs is the same seat', async () => {
  const table = await tableForTwo(mira, jonas);
  await mira.go(`/t/${table}`);
  await jonas.go(`/t/${table}`);
  const [active] = await whoseTurn();
  const second = await active.context.newPage();
  await second.goto(`${environment.server.url}/t/${table}`);
  await untilMyTurn(second);
  await chooseMove(second, /^Tile/);
  const wanted = await (await openMoves(second)).getByRole('list').textContent();
  await openMoves(active.page);
  // The other tab receives the update and offers the same choice.
  await active.page.waitForFunction(
    (text) => document.querySelector('[role=dialog] ul')?.textContent === text,
    wanted,
  );
});

test('the back button closes a panel before it leaves the table', async () => {
  const table = await tableForTwo(mira, jonas);
  await mira.go('/');
  await mira.go(`/t/${table}`);
  await openMoves(mira.page);
  await mira.page.goBack();
  await mira.page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(mira.page.url()).toContain(`/t/${table}`);
  // The same for a panel that is opened before the browser has gone back from the one that was closed.
  await openMoves(mira.page);
  await mira.page.evaluate(async () => {
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    const wentBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    press('Escape');
    await Promise.resolve();
    press('b');
    await wentBack;
  });
  const rules = mira.page.getByRole('dialog', { name: 'Rules' });
  await rules.waitFor();
  await mira.page.goBack();
  await rules.waitFor({ state: 'detached' });
  expect(mira.page.url()).toContain(`/t/${table}`);
  await mira.page.goBack();
  await mira.page.waitForURL(`${environment.server.url}/`);
});

test('a pause holds for both until one resumes', async () => {
  const table = await tableForTwo(mira, jonas);
  await Promise.all([mira.go(`/t/${table}`), jonas.go(`/t/${table}`)]);
  await mira.page.getByRole('button', { name: /^Menu/ }).click();
  await mira.page.getByRole('dialog').getByRole('button', { name: 'Pause game' }).click();
  await jonas.page.getByRole('region', { name: 'Paused' }).waitFor();
  await jonas.page.getByRole('button', { name: 'Resume game' }).click();
  await mira.page.getByRole('region', { name: 'Paused' }).waitFor({ state: 'detached' });
});

/** Resigns at the table that is open. */
async function resign({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: /^Menu/ }).click();
  for (let asked = 0; asked < 2; asked++)
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  const score = page.getByRole('dialog', { name: 'Score' });
  await score.getByText('(resigned)').waitFor();
  await score.getByText(/^\w+ resigned\. These are the points so far\.$/).waitFor();
  await page.keyboard.press('Escape');
  await score.waitFor({ state: 'detached' });
}

/** What the page says of the deal. */
async function untilDealIs({ page }: Visitor, verdict: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Provably fair deal' }).click();
  await page.getByRole('dialog').getByText(verdict).waitFor();
  await page.keyboard.press('Escape');
}

test('a resigned game leads to a rematch; each page checks the deal in which it took part, and no other', async () => {
  // The nonces of this table were given without these pages.
  const table = await tableForTwo(mira, jonas);
  await Promise.all([mira.go(`/t/${table}`), jonas.go(`/t/${table}`)]);
  await resign(mira);
  await untilDealIs(mira, /^Not checked by you\. This device has kept nothing/);
  const { page } = mira;
  await page.getByRole('region').getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(table));
  await jonas.page.getByRole('dialog').getByRole('button', { name: 'Join the rematch' }).click();
  await jonas.page.waitForURL((url) => !url.pathname.endsWith(table));
  await whoseTurn();
  expect(new URL(jonas.page.url()).pathname).toBe(new URL(page.url()).pathname);
  await untilDealIs(mira, /^This device took part/);
  await resign(mira);
  await untilDealIs(mira, /^Fair, checked by this device/);
});

test('a start waits for a page that is closed, and goes on when it opens', async () => {
  await mira.go('/new/maharani');
  const { page } = mira;
  await page.getByRole('radiogroup', { name: 'Seats' }).getByRole('radio', { name: '2' }).click();
  await page.getByRole('button', { name: 'Open table' }).click();
  await page.waitForURL(/\/t\//);
  await jonas.page.goto(page.url());
  await jonas.page.getByRole('button', { name: 'Sit down' }).click();
  const start = page.getByRole('button', { name: 'Start game' });
  // Waits until it can be pressed.
  await start.click({ trial: true });
  await jonas.page.goto('about:blank');
  await start.click();
  await page.getByText(/Waiting for \w+\./).waitFor();
  await jonas.page.goto(page.url());
  await whoseTurn();
});

test('after an absence the page lists what happened, and replays it', async () => {
  const table = await tableForTwo(mira, jonas);
  await Promise.all([mira.go(`/t/${table}`), jonas.go(`/t/${table}`)]);
  const [active, other] = await whoseTurn();
  await other.go('/');
  await chooseMove(active.page, /^Tile/);
  // Pretends that this device last looked long ago.
  await other.page.evaluate((key) => localStorage.setItem(key, '{"lines":0,"at":0}'), `durbar.seen.${table}`);
  await other.go(`/t/${table}`);
  const missed = other.page.getByRole('dialog', { name: 'While you were away' });
  await missed.getByText(/^\d+ events? while you were away/).waitFor();
  await missed.getByRole('listitem').first().waitFor();
  await missed.getByRole('button', { name: 'Replay it' }).click();
  await missed.waitFor({ state: 'detached' });
  await other.page.getByText('The start.').waitFor();
  await other.page.getByRole('button', { name: 'Back to now' }).click();
  await other.page.getByText('The start.').waitFor({ state: 'detached' });
});
