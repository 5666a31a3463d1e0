import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIZES, type Visitor } from './support/browser.ts';
import { openTable, tableForTwo, tableWithBots } from './support/table.ts';
import { TestEnvironment } from './support/test-environment.ts';

const environment = new TestEnvironment();

const chatOf = (page: Page) => page.getByRole('region', { name: /^(Chat|Discussion)$/ });
const openButton = (page: Page) => page.getByRole('button', { name: /^(Chat|Discussion)/ });

async function say({ page }: Visitor, text: string): Promise<void> {
  const field = chatOf(page).getByRole('textbox');
  await field.fill(text);
  await field.press('Enter');
  await chatOf(page).getByText(text, { exact: true }).waitFor();
  // Others may see it before the server has answered.
  await expect.poll(() => field.inputValue()).toBe('');
}

/** How much of the board's largest picture, in square pixels, lies below the open chat or outside of the window. */
function coveredPart(page: Page): Promise<number> {
  return page.evaluate(() => {
    const rects = [...document.querySelectorAll('main svg')].map((svg) => svg.getBoundingClientRect());
    const board = rects.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
    const chat = document.querySelector('[data-own-keys]')?.getBoundingClientRect();
    if (!board || !chat) throw new Error('there is no board, or no chat');
    const across = Math.min(board.right, chat.right) - Math.max(board.left, chat.left);
    const down = Math.min(board.bottom, chat.bottom) - Math.max(board.top, chat.top);
    return Math.max(0, across) * Math.max(0, down);
  });
}

test.each(['maharani', 'maharaja-2020', 'maharaja-2004'])(
  'people talk beside the board of %s, which stays in view and in use; each reads reactions in their language',
  async (game) => {
    const mira = await environment.newVisitor();
    const jonas = await environment.newVisitor({ size: 'phone', locale: 'fr-FR', touch: true });
    const table = await openTable([mira, jonas], { game, bots: 1 });
    await Promise.all([mira.go(`/t/${table}`), jonas.go(`/t/${table}`)]);
    await openButton(jonas.page).waitFor();
    const heard = await jonas.recordAnnouncements();

    await openButton(mira.page).click();
    await say(mira, 'Shall we begin?');
    expect(await mira.page.getByRole('dialog').count()).toBe(0);
    expect(await coveredPart(mira.page)).toBe(0);

    const count = jonas.page.getByText('1 message non lu').locator('..');
    await count.waitFor();
    const place = await count.boundingBox();
    expect(place && place.y >= 0 && place.x + place.width <= SIZES.phone.width).toBe(true);
    await openButton(jonas.page).click();
    await chatOf(jonas.page).getByText('Shall we begin?').waitFor();
    await count.waitFor({ state: 'detached' });
    expect(await coveredPart(jonas.page)).toBe(0);
    // Where the drawer is low, they take the field's place.
    const quick = mira.page.getByRole('button', { name: 'Quick replies' });
    if (await quick.isVisible()) await quick.click();
    // A second one has to wait for some seconds.
    const waits = mira.page.getByRole('button', { name: 'Thanks', disabled: true }).waitFor();
    await Promise.all([waits, mira.page.getByRole('button', { name: 'Good luck' }).click()]);
    await chatOf(jonas.page).getByRole('listitem').getByText('Bonne chance').waitFor();
    await expect.poll(heard).toContainEqual(expect.stringMatching(/ dit\s: Bonne chance$/));
    expect([...mira.errors, ...jonas.errors]).toEqual([]);
  },
);

test('a desktop remembers that the chat is open, and a draft; closed, it is a line with what was said last', async () => {
  const [mira, jonas] = [await environment.newVisitor(), await environment.newVisitor()];
  const table = await tableForTwo(mira, jonas);
  await Promise.all([mira.go(`/t/${table}`), jonas.go(`/t/${table}`)]);
  await openButton(mira.page).waitFor();
  await mira.page.keyboard.press('c');
  await say(mira, 'Good luck!');
  await chatOf(mira.page).getByRole('textbox').pressSequentially('and one more');
  await mira.page.reload();
  await chatOf(mira.page).getByText('Good luck!', { exact: true }).waitFor();
  // However high the chat is, its end is in view.
  await openButton(jonas.page).click();
  for (const text of ['One', 'Two', 'Three', 'Four']) await say(jonas, text);
  await chatOf(jonas.page).getByRole('button', { name: 'Close the chat' }).click();
  await mira.page.setViewportSize({ width: 1280, height: 660 });
  const last = chatOf(mira.page).getByText('Four', { exact: true });
  await last.waitFor();
  await mira.page.waitForFunction(() => {
    const lines = document.querySelector('[data-own-keys] ol');
    return lines !== null && lines.scrollHeight - lines.scrollTop - lines.clientHeight < 2;
  });
  const field = chatOf(mira.page).getByRole('textbox');
  await expect.poll(() => field.inputValue()).toBe('and one more');
  await openButton(jonas.page).getByText('Four').waitFor();
  await field.press('Enter');
  await openButton(jonas.page).getByText('and one more').waitFor();
  await openButton(jonas.page).getByText('1 unread message').waitFor();
  await field.press('Escape');
  await chatOf(mira.page).waitFor({ state: 'detached' });
  await mira.page.reload();
  await openButton(mira.page).waitFor();
  expect(await chatOf(mira.page).count()).toBe(0);
});

test('people who wait for a match talk too; alone with bots nobody is asked to', async () => {
  const mira = await environment.newVisitor();
  const jonas = await environment.newVisitor({ size: 'phone' });
  await mira.go('/new/maharani');
  await mira.page.getByRole('button', { name: 'Open table' }).click();
  await say(mira, 'I am back in five minutes');
  await jonas.go(new URL(mira.page.url()).pathname);
  await openButton(jonas.page).getByText('Chat').waitFor();
  await jonas.page.getByText('1 unread message').waitFor();
  await jonas.page.getByRole('button', { name: 'Sit down' }).click();
  await openButton(jonas.page).click();
  await say(jonas, 'Take your time');
  await chatOf(mira.page).getByText('Take your time').waitFor();

  await mira.go(`/t/${await tableWithBots(mira, 2)}`);
  await mira.page.getByRole('button', { name: /^Menu/ }).waitFor();
  expect(await openButton(mira.page).count()).toBe(0);
});
