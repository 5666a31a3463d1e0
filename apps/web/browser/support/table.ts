import type { Page } from 'playwright-core';
import type { Visitor } from './browser.ts';

/** A person's contribution to the deal; any value works. */
const nonce = '0123456789abcdef'.repeat(2);

export interface TableWish {
  readonly game?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Bots beside the people; by default such that move at once. */
  readonly bots?: number;
  readonly bot?: string;
}

/** Starts a table; people sit in seats 0, 1, … in their order, bots after them. */
export async function tableOf(people: readonly Visitor[], wish: TableWish = {}): Promise<string> {
  const [host, ...guests] = people;
  if (!host) throw new Error('somebody opens a table');
  for (const each of people) await each.ask('GET', '/api/me');
  const bot = { kind: 'bot', bot: wish.bot ?? 'random' };
  const { id } = await host.ask<{ id: string }>('POST', '/api/tables', {
    game: wish.game ?? 'maharani',
    options: wish.options ?? {},
    pace: 'live',
    open: false,
    seats: [
      { kind: 'me' },
      ...guests.map(() => ({ kind: 'empty' })),
      ...Array.from({ length: wish.bots ?? 0 }, () => bot),
    ],
    nonce,
    start: guests.length === 0,
  });
  for (const guest of guests) await guest.ask('POST', `/api/tables/${id}/join`, { nonce });
  if (guests.length > 0) await host.ask('POST', `/api/tables/${id}/start`);
  return id;
}

/** Starts a table of two people; `host` sits in seat 0, `guest` in seat 1. */
export function tableForTwo(host: Visitor, guest: Visitor): Promise<string> {
  return tableOf([host, guest]);
}

/** Starts a table of one person and bots. */
export function tableWithBots(host: Visitor, bots: number): Promise<string> {
  return tableOf([host], { bots });
}

/** Waits for this visitor's turn, by the mark in the tab's title. */
export async function untilMyTurn(page: Page): Promise<void> {
  await page.waitForFunction(() => document.title.startsWith('●'));
}

/** Opens the list of moves by its shortcut. Returns its dialog. */
export async function openMoves(page: Page) {
  const dialog = page.getByRole('dialog', { name: /List of moves|Liste des coups/ });
  if (!(await dialog.isVisible())) await page.keyboard.press('m');
  await dialog.waitFor();
  return dialog;
}

/** Makes the first matching move of the list, waits for it, and closes the list. */
export async function chooseMove(page: Page, wanted: RegExp = /./): Promise<void> {
  const dialog = await openMoves(page);
  const list = dialog.getByRole('list');
  const before = await list.textContent();
  await dialog.getByRole('listitem').getByRole('button', { name: wanted }).first().click();
  await untilListIsNot(page, before);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** Waits until the open list of moves has changed, so that a move was made. */
export async function untilListIsNot(page: Page, before: string | null): Promise<void> {
  await page.waitForFunction(
    (text) => document.querySelector('[role=dialog] ul')?.textContent !== text,
    before,
  );
}

/**
 * Plays from the open list of moves: places one tile each turn and ends the turn, until `done`.
 * @throws after more moves than any match has
 */
export async function playOn(page: Page, done: () => Promise<boolean>): Promise<void> {
  for (let moves = 0; moves <= 300; ) {
    // Read first, so that every later change counts.
    const title = await page.title();
    if (await done()) return;
    if (await page.evaluate(chooseInList)) moves++;
    else await page.waitForFunction(somethingNew, title);
  }
  throw new Error('this match does not end');
}

/** Runs in the page: makes a move of the list if one is enabled. */
function chooseInList(): boolean {
  const moves = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] li button:not(:disabled)')];
  const end = moves.find(({ textContent }) => textContent === 'End the turn');
  const move = end ?? moves[0];
  move?.click();
  return move !== undefined;
}

/** Runs in the page: whether the list has a move again, the turn has changed, or another panel is open. */
function somethingNew(title: string): boolean {
  const dialog = document.querySelector('[role=dialog]');
  const over = dialog !== null && !dialog.querySelector('ul');
  return over || document.title !== title || Boolean(dialog?.querySelector('li button:not(:disabled)'));
}
