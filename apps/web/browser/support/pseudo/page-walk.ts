import { basename } from 'node:path';
import { ids } from '@durbar/games';
import { covers } from '@durbar/games/registry/covers.ts';
import type { Page } from 'playwright-core';
import type { Visitor } from '../browser.ts';
import { openTable, untilListIsNot, untilMyTurn } from '../table.ts';
import { PLAIN_GAME } from './environment.ts';
import { loadMoments } from './kingdom-walk.ts';
import { openSaved, requireMoment } from './saved-matches.ts';
import {
  checkDialog,
  checkPanels,
  expectPageFits,
  expectTableFits,
  pageButton,
  pageDialog,
} from './screen-checks.ts';

/** Looks at the home page, forms, introductions, settings, and what is said where there is nothing. */
export async function walkPages(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const forms = ids.flatMap((id) => [`/new/${id}`, `/screen/${id}`]);
  const intros = covers.flatMap(({ id, intros: names = [] }) => names.map((name) => `/intro/${id}/${name}`));
  const { id } = await visitor.ask<{ id: string }>('GET', '/api/me');
  const people = ['/people', `/people/${id}`, '/people/nobody', '/owner'];
  const others = ['/replay', '/nowhere', '/t/nowhere', '/local/nowhere'];
  for (const path of ['/', ...forms, ...intros, ...people, ...others]) {
    await visitor.go(path);
    await expectPageFits(visitor, path);
  }
  for (const path of ['/return#x', '/device#x']) {
    await visitor.go(path);
    await expectPageFits(visitor, path);
    await page.getByRole('main').getByRole('button').first().click();
    await page.getByRole('alert').waitFor();
    await expectPageFits(visitor, `${path}, refused`);
  }
  await visitor.go('/');
  await pageButton(page, 'settings.open').click();
  await unfoldAll(page);
  await checkDialog(visitor, 'settings');
}

/** Unfolds what is folded up in the settings, once it has been loaded, and adds a channel and a calendar there. */
async function unfoldAll(page: Page): Promise<void> {
  const folds = page.getByRole('dialog').locator('button[aria-expanded]');
  await folds.first().waitFor();
  for (const fold of await folds.all()) await fold.click();
  await pageButton(page, 'notices.calendar.make').click();
  await pageButton(page, 'notices.calendar.end').waitFor();
}

/** Looks at the beginning of each tutorial. */
export async function walkTutorials(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const paths = covers.flatMap(({ id, tutorials: names = [] }) =>
    names.map((name) => `/learn/${id}/${name}`),
  );
  for (const path of paths) {
    await visitor.go(path);
    await page.locator('[data-learn="0"]:not([data-phase="watch"])').waitFor();
    await expectPageFits(visitor, path);
    await page.locator('[data-guide-buttons] button').last().click();
    await page.locator('[data-learn="1"]:not([data-phase="watch"])').waitFor();
    await expectPageFits(visitor, `${path}, the next step`);
  }
}

/** Looks at a game of this device that can't be read, at one that another tab plays, and at both in the list of games. */
export async function walkSavedGames(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const { first } = await loadMoments({ game: 'maharaja-2020', seats: 4, seed: 'b' });
  const kept = requireMoment(first, 'draft');
  await openSaved(page, { ...kept, id: 'unreadable', saved: null });
  await expectNotice(visitor, 'a game that cannot be read');
  await openSaved(page, kept);
  await page.locator('[data-asks]').waitFor();
  const other = await visitor.context.newPage();
  await other.goto(page.url());
  await expectNotice(visitor, 'a game in another tab');
  await other.close();
  await page.evaluate(() => history.pushState(null, '', '/'));
  await page.locator('a[href="/local/unreadable"]').waitFor();
  await expectPageFits(visitor, 'my games');
}

async function expectNotice(visitor: Visitor, what: string): Promise<void> {
  const { page } = visitor;
  await page.waitForFunction(() => {
    const title = document.querySelector('h1');
    return title !== null && !title.classList.contains('visually-hidden');
  });
  await expectPageFits(visitor, what);
}

/** Looks at a table that waits for people. */
export async function walkWaitingRoom(visitor: Visitor): Promise<void> {
  await visitor.go('/new/maharani');
  await pageButton(visitor.page, 'new.create').click();
  await pageButton(visitor.page, 'room.bot').first().waitFor();
  await expectPageFits(visitor, 'room');
  const tab = pageButton(visitor.page, 'panel.chat');
  if (await tab.isVisible()) await tab.click();
  await pageButton(visitor.page, 'chat.react.thanks').click();
  await visitor.page.locator('ol > li').first().waitFor();
  await expectPageFits(visitor, 'room, with its chat');
}

/** Looks at what lies above a table of the server, up to its end. */
export async function walkTable(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const table = await openTable([visitor], { game: 'maharani', bots: 3 });
  await visitor.go(`/t/${table}`);
  await untilMyTurn(page);
  await checkPanels(visitor, 'table', ['m', 'l', 'b', '?']);
  const menu = pageButton(page, 'panel.menu').first();
  for (const panel of ['panel.fairness', 'panel.invite']) {
    await menu.click();
    await pageButton(page, panel).click();
    await pageDialog(page, panel).waitFor();
    await checkDialog(visitor, panel);
  }
  await walkAbsence(visitor, table);
  await menu.click();
  await pageButton(page, 'paused.pause').click();
  await pageButton(page, 'paused.resume').waitFor();
  await expectTableFits(visitor, 'paused');
  await pageButton(page, 'paused.resume').click();
  await menu.click();
  await pageButton(page, 'resign').click();
  await pageButton(page, 'resign.yes').click();
  await pageDialog(page, 'panel.score').waitFor();
  await checkDialog(visitor, 'score');
  await expectTableFits(visitor, 'the end');
}

/** Looks at what happened while one was away, as if this device had last looked long ago, before one's first move. */
async function walkAbsence(visitor: Visitor, table: string): Promise<void> {
  const { page } = visitor;
  await page.keyboard.press('m');
  const moves = page.getByRole('dialog').getByRole('list');
  const before = await moves.textContent();
  await moves.getByRole('button').first().click();
  await untilListIsNot(page, before);
  await visitor.go('/');
  await page.evaluate((key) => localStorage.setItem(key, '{"lines":0,"at":0}'), `durbar.seen.${table}`);
  await visitor.go(`/t/${table}`);
  await pageDialog(page, 'panel.missed').waitFor();
  await checkDialog(visitor, 'while away');
}

/** Looks at the table of a game that has no board of its own. */
export async function walkPlainTable(visitor: Visitor): Promise<void> {
  await visitor.go(`/t/${await openTable([visitor], { game: PLAIN_GAME, bots: 3 })}`);
  await untilMyTurn(visitor.page);
  await expectPageFits(visitor, 'plain table');
  await visitor.page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await pageButton(visitor.page, 'undo').waitFor();
  await expectPageFits(visitor, 'plain table, a move');
}

/** Looks at records: one that is broken, and others, from the report of each to its end. @param paths of the others */
export async function walkRecords(visitor: Visitor, paths: readonly string[]): Promise<void> {
  const { page } = visitor;
  await visitor.go('/replay');
  const file = page.locator('input[type=file]');
  await file.setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format"'),
  });
  await page.locator('[role=status] p').waitFor();
  await expectPageFits(visitor, 'a broken record');
  for (const record of paths) {
    await page.evaluate(() => history.pushState(null, '', '/'));
    await page.locator('input[type=file]').waitFor({ state: 'detached' });
    await page.evaluate(() => history.pushState(null, '', '/replay'));
    await file.setInputFiles(record);
    const step = pageButton(page, 'replay.watch');
    await step.waitFor();
    await expectPageFits(visitor, `record ${basename(record)}`);
    await step.click();
    await page.getByRole('slider').waitFor();
    await expectTableFits(visitor, `replay of ${basename(record)}`);
    await page.getByRole('slider').press('End');
    await expectTableFits(visitor, `replay of ${basename(record)}, last move`);
    await pageButton(page, 'history.close').click();
    await expectTableFits(visitor, `replay of ${basename(record)}, the end`);
  }
}
