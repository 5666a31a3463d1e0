import { nonceHash } from '@durbar/kernel';
import type { ClockSettings } from '@durbar/protocol';
import type { Page } from 'playwright-core';
import type { Visitor } from './browser.ts';

export interface TableSettings {
  readonly game?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Bots beside the people; by default such that move at once. */
  readonly bots?: number;
  readonly bot?: string;
  readonly clock?: ClockSettings;
}

/** Starts a table; people sit in seats 0, 1, … in their order, bots after them. */
export async function openTable(people: readonly Visitor[], settings: TableSettings = {}): Promise<string> {
  const [host] = people;
  if (!host) throw new Error('somebody opens a table');
  for (const each of people) await each.ask('GET', '/api/me');
  const bot = { kind: 'bot', bot: settings.bot ?? 'random' };
  const nonces = people.map((_, seat) => `${seat}123456789abcdef`.repeat(2));
  const { id } = await host.ask<{ id: string }>('POST', '/api/tables', {
    game: settings.game ?? 'maharani',
    options: settings.options ?? {},
    pace: 'live',
    open: false,
    ...(settings.clock && { clock: settings.clock }),
    seats: [
      ...people.map(() => ({ kind: 'empty' })),
      ...Array.from({ length: settings.bots ?? 0 }, () => bot),
    ],
  });
  const request = (person: Visitor, what: string, body?: object) =>
    person.ask('POST', `/api/tables/${id}/${what}`, body);
  for (const [seat, person] of people.entries())
    await request(person, 'join', { seat, round: 0, hash: nonceHash(nonces[seat] ?? '') });
  await request(host, 'start');
  for (const [seat, person] of people.entries())
    await request(person, 'nonce', { round: 0, nonce: nonces[seat] });
  return id;
}

/** Starts a table of two people; `host` sits in seat 0, `guest` in seat 1. */
export function tableForTwo(host: Visitor, guest: Visitor): Promise<string> {
  return openTable([host, guest]);
}

/** Starts a table of one person and bots. */
export function tableWithBots(host: Visitor, bots: number): Promise<string> {
  return openTable([host], { bots });
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
  const move = dialog.getByRole('listitem').getByRole('button', { name: wanted, disabled: false }).first();
  // The list may still change until the move is there.
  await move.waitFor();
  const before = await dialog.getByRole('list').textContent();
  await move.click();
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
