import { readFileSync } from 'node:fs';
import { readCatalogue } from '@durbar/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Visitor } from '../browser.ts';
import { listClipped } from '../fit.ts';
import { listPlainWords, PSEUDO, toPseudo } from '../pseudo-language.ts';
import { KNOWN_TEXTS } from './known-texts.ts';

const root = new URL('../../../../../', import.meta.url);

const readEnglish = (file: string) => {
  const content: unknown = JSON.parse(readFileSync(new URL(file, root), 'utf8'));
  return readCatalogue({ default: content });
};

const english = {
  ...readEnglish('kit/words/en.json'),
  ...readEnglish('apps/web/src/words/en/home.json'),
  ...readEnglish('apps/web/src/words/en/hosting.json'),
  ...readEnglish('apps/web/src/words/en.json'),
};

/** A text of the page in the pseudo-language, up to its first value. @throws if the catalogue has no such key */
function pseudoText(key: string): string {
  const text = english[key];
  if (text === undefined) throw new Error(`the page has no words for ${key}`);
  return toPseudo(text.replace(/\{.*/s, '')).trim();
}

/** A button of the page by the key of its words. */
export const pageButton = (page: Page, key: string): Locator =>
  page.getByRole('button', { name: pseudoText(key) });

/** A dialog of the page by the key of its title. */
export const pageDialog = (page: Page, key: string): Locator =>
  page.getByRole('dialog', { name: pseudoText(key) });

/** What is wrong with a screen: what reaches out of the window, is cut off, or is not of the pseudo-language. */
async function findFaults({ page }: Visitor, what: string, scrolls: boolean): Promise<readonly string[]> {
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
    ...(await listPlainWords(page, KNOWN_TEXTS)).map((text) => `not translated: ${text}`),
  ];
  return faults.map((fault) => `${what}: ${fault}`);
}

/** Expects that a page that scrolls, or what lies above it, fits and is in the pseudo-language. */
export async function expectPageFits(visitor: Visitor, what: string): Promise<void> {
  expect.soft(await findFaults(visitor, what, true)).toEqual([]);
}

/** As for a page, and that all of a table is within the window. */
export async function expectTableFits(visitor: Visitor, what: string): Promise<void> {
  expect.soft(await findFaults(visitor, what, false)).toEqual([]);
}

/** Waits for the reason why something is not allowed, and checks the table with it. */
export async function expectRefusalFits(visitor: Visitor, what: string): Promise<void> {
  await visitor.page.locator('[class*="refusal"], p[class*="reason"]').first().waitFor();
  await expectTableFits(visitor, what);
}

/** Waits until a dialog has opened, checks it, and closes it. */
export async function checkDialog(visitor: Visitor, what: string): Promise<void> {
  const { page } = visitor;
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.waitForFunction(() => !document.querySelector('[data-entering]'));
  await expectPageFits(visitor, what);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** Opens the panels that have a shortcut, and the menu, one after the other. */
export async function checkPanels(visitor: Visitor, what: string, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await visitor.page.keyboard.press(key);
    await checkDialog(visitor, `${what}: panel of ${key}`);
  }
  await pageButton(visitor.page, 'panel.menu').first().click();
  await checkDialog(visitor, `${what}: menu`);
}
