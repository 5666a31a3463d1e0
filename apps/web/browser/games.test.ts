import { Receiver } from '@durbar/server/test/support/receiver.ts';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/access.ts';
import type { Size } from './support/browser.ts';
import { TestServer } from './support/server.ts';
import { chooseMove, tableForTwo, untilMyTurn } from './support/table.ts';
import { TestEnvironment } from './support/test-environment.ts';

/** Receivers of this machine are allowed. */
const house = new TestEnvironment(() => TestServer.start(undefined, { WEBHOOK_HOSTS: '127.0.0.1' }));

test.each(['desktop', 'phone'] as const)(
  'the list of games says who plays, how far it is, how one stands and since when, on a %s',
  async (size: Size) => {
    const [anna, bert] = [await house.newVisitor({ size }), await house.newVisitor()];
    const { page } = anna;
    await tableForTwo(anna, bert);
    await bert.ask('PATCH', '/api/me', { name: 'Bert' });
    await anna.go('/games');
    const row = page.getByRole('link', { name: /table, Maharani, (Your turn|Bert), Turn 1, 0 gold, tied/ });
    await row.waitFor();
    const item = page.getByRole('listitem').filter({ has: row });
    expect(await item.innerText()).toMatch(/Bert[\s\S]*just now/);
    await expectAccessible(anna, 'my games');
    expect(anna.errors).toEqual([]);
  },
);

test('one’s own open table asks to invite, is deleted without a question, and put back', async () => {
  const visitor = await house.newVisitor();
  const { page } = visitor;
  await visitor.go('/new/maharani');
  await page.getByRole('radio', { name: 'Anyone' }).click();
  await page.getByRole('button', { name: 'Open table' }).click();
  await page.getByText('Invite players').waitFor();
  await visitor.go('/');
  // Never “Join” for one's own.
  await page.getByRole('link', { name: /^Open .*table$/ }).waitFor();
  expect(await page.getByRole('link', { name: /^Join .*table/ }).count()).toBe(0);
  await visitor.go('/games');
  await page.getByText('Invite').waitFor();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByText(/is deleted/).waitFor();
  await page.getByText('No game is running.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Invite').waitFor();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('radio', { name: 'Deleted 1' }).click();
  await page.getByRole('button', { name: /^Put .* back$/ }).click();
  await page.getByText('Deleted games stay here').waitFor();
  await page.getByRole('radio', { name: 'Now 1' }).click();
  await page.getByText('Invite').waitFor();
  expect(visitor.errors).toEqual([]);
});

test('games on this device are found, deleted by key and opened by key', async () => {
  const visitor = await house.newVisitor();
  const { page } = visitor;
  for (const game of ['Maharani', 'Maharaja 2004']) {
    await visitor.go('/');
    await page.getByRole('button', { name: `Play against bots ${game}` }).click();
    await untilMyTurn(page);
    if (game === 'Maharani') await chooseMove(page, /^Tile/);
    await page.getByRole('link', { name: 'Home' }).click();
  }
  await visitor.go('/games');
  await page.getByRole('link', { name: /^Against Noor, Maharani, Your turn, Turn 1, \d+ gold/ }).waitFor();
  await page.getByRole('searchbox').fill('2004');
  await page.getByText('1 of 2').waitFor();
  await expect.poll(() => page.getByRole('listitem').count()).toBe(1);
  await page.getByRole('searchbox').press('Tab');
  await page.keyboard.press('j');
  await page.keyboard.press('Delete');
  await page.getByText('No game matches.').waitFor();
  await page.getByRole('searchbox').fill('');
  await expect.poll(() => page.getByRole('listitem').count()).toBe(1);
  await page.getByRole('heading', { name: 'My games' }).click();
  await page.keyboard.press('n');
  await page.waitForURL(/\/local\//);
  await untilMyTurn(page);
});

test('who has no time now is told again, once they can be told at all', async () => {
  const receiver = await Receiver.start();
  const [anna, bert] = [await house.newVisitor({ size: 'phone' }), await house.newVisitor()];
  const table = await tableForTwo(anna, bert);
  // Whose turn it is, chance decides.
  const mine = async () =>
    (await anna.ask<{ mine: { id: string; myTurn: boolean }[] }>('GET', '/api/tables')).mine[0]?.myTurn;
  const asked = (await mine()) ? anna : bert;
  await asked.go('/games');
  await asked.page.getByRole('button', { name: /^More about/ }).click();
  const dialog = asked.page.getByRole('dialog');
  await expectAccessible(asked, 'menu of a table');
  await dialog.getByRole('button', { name: 'Remind me in an hour' }).click();
  await dialog.getByText('Nothing can be sent to you yet.').waitFor();
  await asked.ask('POST', '/api/me/notices/channels', {
    kind: 'webhook',
    format: 'json',
    url: `${receiver.url}/hook`,
  });
  await dialog.getByRole('button', { name: 'Remind me in an hour' }).click();
  await dialog.getByText(/^The reminder comes at/).waitFor();
  const { notices } = await asked.ask<{ notices: { kind: string; state: string; table: string }[] }>(
    'GET',
    '/api/me/notices',
  );
  expect(notices.find(({ kind }) => kind === 'snooze')).toMatchObject({ state: 'waiting', table });
  expect(notices.find(({ kind }) => kind === 'turn')?.state).toBe('seen');
});

test('a table with others is left after a question that says what happens', async () => {
  const [anna, bert] = [await house.newVisitor(), await house.newVisitor()];
  await tableForTwo(anna, bert);
  const { page } = anna;
  await anna.go('/games');
  await page.getByRole('button', { name: /^More about/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('A bot plays on until somebody sits down.').waitFor();
  await dialog.getByRole('button', { name: 'Give up my seat' }).click();
  await dialog.waitFor({ state: 'detached' });
});
