import { join } from 'node:path';
import { ids } from '@durbar/games';
import { MaharaniPage } from '@durbar/games/maharani/test/browser/support.ts';
import { LOCALE_NAMES, LOCALES } from '@durbar/kernel/locales';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, type Size, Visitor } from './support/browser.ts';
import { listClipped } from './support/fit.ts';
import { addPseudoLanguage, listPlainWords, PSEUDO, toPseudo } from './support/pseudo-language.ts';
import { Scratch } from './support/scratch.ts';
import { TestServer } from './support/server.ts';
import { tableOf, untilMyTurn } from './support/table.ts';

// One file, because all of it looks at one build: of a copy of the sources with one more language, which is files only.

/** For steps that build or play; a busy machine may need minutes. */
const SLOW = 400_000;
const SIZES = ['desktop', 'phone'] as const satisfies readonly Size[];

/** The visitor's name, with accents as well. */
const NAME = 'Ƥłááýéř';

/**
 * Texts that no catalogue has: names and codes of languages, the brand, numbers of clauses, hashes, addresses, and what
 * `Intl` and React Aria say in a language that they do not know.
 */
const KNOWN = new RegExp(
  [
    ...Object.values(LOCALE_NAMES),
    ...[...LOCALES, PSEUDO.locale].map((locale) => `\\b${locale.toUpperCase()}\\b`),
    'Durbar',
    '\\b[A-Z]+-\\d[\\d.]*',
    '\\band\\b',
    'Dismiss',
    'DropZone',
    '\\b[0-9a-f]{16,}\\b',
    'https?://\\S+',
  ].join('|'),
  'g',
);

let scratch: Scratch;
let browser: Browser;
let server: TestServer;

beforeAll(async () => {
  scratch = new Scratch();
  const catalogues = addPseudoLanguage(scratch.path);
  if (catalogues.length <= 12) throw new Error(`only ${catalogues.length} catalogues were found`);
  const [{ code, output }, launched] = await Promise.all([scratch.node('scripts/build.mjs'), launch()]);
  browser = launched;
  if (code !== 0) throw new Error(`the page did not build:\n${output}`);
  server = await TestServer.start(scratch.path);
}, SLOW);
afterAll(async () => {
  await browser?.close();
  await server?.close();
  scratch.remove();
});

/** Somebody who has chosen the pseudo-language, has a name in it, and needs no tips. */
async function arrive(size: Size): Promise<Visitor> {
  const knowing = { askEnd: true, coach: false, coached: [] };
  const visitor = await Visitor.arrive(browser, server.url, {
    size,
    touch: size === 'phone',
    preferences: { locale: PSEUDO.locale, name: NAME },
    kept: { 'durbar.maharaja-2004': knowing, 'durbar.maharaja-2020': knowing },
  });
  await visitor.ask('GET', '/api/me');
  await visitor.ask('PATCH', '/api/me', { name: NAME });
  return visitor;
}

/** What is wrong with a screen: what reaches out of the window, is cut off, or is not of the pseudo-language. */
async function faultsOf({ page }: Visitor, what: string, scrolls: boolean): Promise<readonly string[]> {
  const { lang, beyond } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    beyond: document.documentElement.scrollWidth - innerWidth,
  }));
  const clipped = await listClipped(page);
  const faults = [
    ...(lang === PSEUDO.locale ? [] : [`in ${lang}`]),
    ...(beyond > 0 ? [`${beyond} pixels too wide`] : []),
    // A page that scrolls goes on below the window.
    ...clipped.filter((fault) => !(scrolls && fault.startsWith('below: '))),
    ...(await listPlainWords(page, KNOWN)).map((text) => `not translated: ${text}`),
  ];
  return faults.map((fault) => `${what}: ${fault}`);
}

/** Expects that a page that scrolls, or what lies above it, fits and is in the pseudo-language. */
async function expectPageFits(visitor: Visitor, what: string): Promise<void> {
  expect.soft(await faultsOf(visitor, what, true)).toEqual([]);
}

/** As for a page, and that all of a table is within the window. */
async function expectTableFits(visitor: Visitor, what: string): Promise<void> {
  expect.soft(await faultsOf(visitor, what, false)).toEqual([]);
}

const button = (page: Page, english: string) => page.getByRole('button', { name: toPseudo(english) });

/** Waits until a dialog has opened, looks at it, and closes it. */
async function lookAtDialog(visitor: Visitor, what: string): Promise<void> {
  const { page } = visitor;
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.waitForFunction(() => !document.querySelector('[data-entering]'));
  await expectPageFits(visitor, what);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** A table with bots, at which whoever came must move. */
async function sit(visitor: Visitor, game: string, bots: number, options = {}): Promise<void> {
  await visitor.go('/');
  await visitor.go(`/t/${await tableOf([visitor], { game, bots, options })}`);
  await untilMyTurn(visitor.page);
}

test.each(SIZES)('home, forms, settings and notes fit: %s', { timeout: SLOW }, async (size) => {
  const visitor = await arrive(size);
  const forms = ids.flatMap((id) => [`/new/${id}`, `/screen/${id}`]);
  for (const path of ['/', ...forms, '/replay', '/nowhere', '/return#x', '/t/nowhere']) {
    await visitor.go(path);
    await expectPageFits(visitor, path);
  }
  await visitor.go('/');
  await button(visitor.page, 'Settings of').click();
  await lookAtDialog(visitor, 'settings');
  // A browser complains of each answer 404, which the last two paths ask for.
  expect(visitor.complaints.filter((text) => !text.includes('404'))).toEqual([]);
  await visitor.leave();
});

test.each(SIZES)('a waiting room fits: %s', { timeout: SLOW }, async (size) => {
  const visitor = await arrive(size);
  await visitor.go('/new/maharani');
  await button(visitor.page, 'Open table').click();
  await visitor.page.getByText(toPseudo('Invite players')).waitFor();
  await expectPageFits(visitor, 'room');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test.each(SIZES)('what lies above a table fits, up to its end: %s', { timeout: SLOW }, async (size) => {
  const visitor = await arrive(size);
  const { page } = visitor;
  await sit(visitor, 'maharani', 3);
  for (const key of ['m', 'l', 'c', 'b', '?']) {
    await page.keyboard.press(key);
    await lookAtDialog(visitor, `panel of ${key}`);
  }
  const menu = button(page, 'Menu').first();
  await menu.click();
  await lookAtDialog(visitor, 'menu');
  for (const name of ['Provably fair deal', 'Links']) {
    await menu.click();
    await button(page, name).click();
    await page.getByRole('dialog', { name: toPseudo(name) }).waitFor();
    await lookAtDialog(visitor, name);
  }
  await menu.click();
  await button(page, 'Pause game').click();
  await page.getByRole('region', { name: toPseudo('Paused') }).waitFor();
  await expectTableFits(visitor, 'paused');
  await button(page, 'Resume game').click();
  await menu.click();
  await button(page, 'Resign').click();
  await button(page, 'Resign').click();
  await page.getByRole('dialog', { name: toPseudo('Score') }).waitFor();
  await lookAtDialog(visitor, 'score');
  await expectTableFits(visitor, 'the end');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test.each(SIZES)('a replay fits: %s', { timeout: SLOW }, async (size) => {
  const visitor = await arrive(size);
  const { page } = visitor;
  await visitor.go('/replay');
  const record = join(scratch.path, 'games/maharani/fixtures/two-seats.json');
  await page.locator('input[type=file]').setInputFiles(record);
  const step = button(page, 'Step through the game');
  await step.waitFor();
  await expectPageFits(visitor, 'a record');
  await step.click();
  await step.waitFor({ state: 'detached' });
  await page.locator('[data-slot]').first().waitFor();
  await expectTableFits(visitor, 'a replay');
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

/** Finds pieces of Maharani by their marks, not by their names. */
class MarkedMaharaniPage extends MaharaniPage {
  override get tiles(): Locator {
    return this.page.locator('[data-slot]:not([aria-disabled="true"])');
  }

  override get options(): Locator {
    return this.page.locator('[data-mark="worker"]');
  }

  override get end(): Locator {
    return this.page.locator('[data-mark="end"]');
  }
}

const handOf = (size: Size) => (size === 'phone' ? 'finger' : 'mouse');

/** Looks at the decisions of a first turn at Maharani. */
async function walkMaharani(visitor: Visitor, size: Size): Promise<void> {
  await sit(visitor, 'maharani', 1);
  const board = new MarkedMaharaniPage(visitor.page, handOf(size));
  await expectTableFits(visitor, 'maharani: start');
  await board.takeTile();
  await expectTableFits(visitor, 'maharani: a tile in hand');
  await board.end.click({ force: true });
  await expectTableFits(visitor, 'maharani: refused');
  await board.drop();
  await expectTableFits(visitor, 'maharani: placed');
}

test.each(SIZES)('the board of Maharani fits in its decisions: %s', { timeout: SLOW }, async (size) => {
  const visitor = await arrive(size);
  await walkMaharani(visitor, size);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
