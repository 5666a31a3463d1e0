import type { Browser, Page } from 'playwright-core';
import type { VisitorOptions } from './browser.ts';
import { launch } from './launch.ts';

/** Events that tests listen to. */
const EVENTS = [
  'console',
  'pageerror',
  'request',
  'response',
  'requestfailed',
  'websocket',
  'dialog',
  'download',
] as const;

/** This process's browsers, launched when first needed: one for touch, one for mouse and keyboard. They end with the process. */
const browsers = new Map<boolean, Promise<Browser>>();

function browserFor({ touch = false }: VisitorOptions): Promise<Browser> {
  const browser = browsers.get(touch) ?? launch(touch);
  browsers.set(touch, browser);
  return browser;
}

/** Opens a page in a context of its own. */
export async function openPage(browser: Browser, options: VisitorOptions): Promise<Page> {
  const context = await browser.newContext({
    hasTouch: options.touch ?? false,
    // Caching the whole page takes longer than showing it.
    serviceWorkers: options.serviceWorker ? 'allow' : 'block',
    locale: options.locale ?? 'en-GB',
    ...(options.storage && { storageState: options.storage }),
  });
  return context.newPage();
}

/** Empty pages that visitors have left, by what a context keeps for its lifetime. */
const idle = new Map<string, Page[]>();

function idlePages({ touch = false, locale }: VisitorOptions): Page[] {
  const key = `${touch} ${locale}`;
  const pages = idle.get(key) ?? [];
  idle.set(key, pages);
  return pages;
}

const canBeShared = ({ own, serviceWorker, storage }: VisitorOptions): boolean =>
  !own && !serviceWorker && !storage;

/**
 * Returns an empty page. It is one that an earlier visitor has left if there is one: a new page has nothing cached and compiles
 * all scripts again, which takes more than half of a visit's time.
 */
export async function takePage(options: VisitorOptions): Promise<Page> {
  const left = canBeShared(options) ? idlePages(options).pop() : undefined;
  return left ?? openPage(await browserFor(options), options);
}

/** After so many visits a page is closed: its process grows with each. */
const VISITS = 12;
const visits = new WeakMap<Page, number>();

/** Empties a page for the next visitor, or closes it if it cannot be shared. */
export async function leavePage(page: Page, options: VisitorOptions): Promise<void> {
  const context = page.context();
  const count = (visits.get(page) ?? 0) + 1;
  visits.set(page, count);
  if (!canBeShared(options) || page.isClosed() || count >= VISITS) return context.close();
  const { origin } = new URL(page.url());
  for (const event of EVENTS) page.removeAllListeners(event);
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('about:blank');
  await context.clearCookies();
  await context.clearPermissions();
  if (origin !== 'null') {
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await session.detach();
  }
  idlePages(options).push(page);
}
