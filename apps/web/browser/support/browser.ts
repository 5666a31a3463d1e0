import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { pollOften } from './poll-often.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Layout and paint as usual, but no rasterization, which takes a fifth of the browser's time. */
const WITHOUT_PICTURE = '--blink-settings=acceleratedCompositingEnabled=false';

export const SIZES = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;

/** @param scrolls whether pages are scrolled by touch: without a picture, a tap on a scrolled page is never answered */
export function launch(scrolls = false): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (!executablePath)
    throw new Error('there is no Chromium; scripts/ensure-chromium.mjs says how to get it');
  return chromium.launch({ executablePath, args: scrolls ? FLAGS : [...FLAGS, WITHOUT_PICTURE] });
}

/** Launches browsers when visitors need them: one for touch, one for mouse and keyboard. */
export class Browsers {
  readonly #launched = new Map<boolean, Promise<Browser>>();

  for({ touch = false }: VisitorOptions): Promise<Browser> {
    const browser = this.#launched.get(touch) ?? launch(touch);
    this.#launched.set(touch, browser);
    return browser;
  }

  async close(): Promise<void> {
    for (const browser of this.#launched.values()) await (await browser).close();
  }
}

export interface VisitorOptions {
  readonly size?: Size;
  readonly locale?: string;
  /** The size of the screen, in CSS pixels. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Touch instead of a mouse. */
  readonly touch?: boolean;
  /** The system's `prefers-reduced-motion` setting; by default `reduce`, since frames of transitions take time. */
  readonly motion?: 'reduce' | 'no-preference';
  /** Lets the page install its service worker. */
  readonly serviceWorker?: boolean;
  /** Stored preferences, added to those of all tests, which switch animation off. */
  readonly preferences?: Readonly<Record<string, unknown>>;
  /** Other values in local storage, by key. */
  readonly stored?: Readonly<Record<string, unknown>>;
  /** Cookies and local storage from earlier visits. */
  readonly storage?: Exclude<BrowserContextOptions['storageState'], undefined>;
}

const preferences = {
  locale: null,
  theme: 'system',
  speed: 'instant',
  sounds: 'none',
  name: '',
  opponents: 1,
  strength: 'easy',
};

/** Runs in the page: replaces its random numbers by ones that are equal in each run, but differ between visitors and page loads. */
function useRepeatableRandom(visitor: number): void {
  const loads = Number(localStorage['test.loads'] ?? 0) + 1;
  localStorage['test.loads'] = String(loads);
  let drawn = visitor * 1000 + loads;
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint8Array)) throw new TypeError('the page draws bytes');
    for (let i = 0; i < array.length; i++) {
      drawn = (drawn + 0x9e3779b9) | 0;
      let mixed = Math.imul(drawn ^ (drawn >>> 16), 0x85ebca6b);
      mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
      array[i] = mixed ^ (mixed >>> 16);
    }
    return array;
  };
}

/** A person with their own browser. */
export class Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly url: string;
  /** Uncaught errors of the page, and errors that it logged to the console. */
  readonly errors: string[] = [];

  /** Number of visitors of each browser. Random numbers depend on it, so a test file gets the same ones whatever ran before. */
  static readonly #arrived = new WeakMap<Browser, number>();

  private constructor(context: BrowserContext, page: Page, url: string) {
    this.context = context;
    this.page = page;
    this.url = url;
    this.#listen(page);
  }

  static async arrive(browser: Browser, url: string, options: VisitorOptions = {}): Promise<Visitor> {
    const context = await browser.newContext({
      viewport: options.viewport ?? SIZES[options.size ?? 'desktop'],
      hasTouch: options.touch ?? false,
      // Caching the whole page takes longer than showing it.
      serviceWorkers: options.serviceWorker ? 'allow' : 'block',
      reducedMotion: options.motion ?? 'reduce',
      locale: options.locale ?? 'en-GB',
      ...(options.storage && { storageState: options.storage }),
    });
    const stored = {
      'durbar.preferences': { ...preferences, ...options.preferences },
      'durbar.maharani': { autoEnd: false, coach: false, coached: [] },
      ...options.stored,
    };
    for (const [key, value] of Object.entries(stored))
      await context.addInitScript(`localStorage['${key}'] ??= ${JSON.stringify(JSON.stringify(value))}`);
    const visitor = (Visitor.#arrived.get(browser) ?? 0) + 1;
    Visitor.#arrived.set(browser, visitor);
    await context.addInitScript(useRepeatableRandom, visitor);
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    pollOften(page);
    return new Visitor(context, page, url);
  }

  /** Opens a path of the page and waits until it is rendered. */
  async go(path: string): Promise<void> {
    await this.page.goto(this.url + path);
    await this.page.locator('h1').first().waitFor({ state: 'attached' });
  }

  /** Sends a request as this visitor's browser. @throws if the server refuses it */
  async ask<T>(method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, data?: object): Promise<T> {
    const answer = await this.context.request.fetch(this.url + path, {
      method,
      headers: { origin: this.url },
      ...(data && { data }),
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json() as Promise<T>;
  }

  /** By how many pixels the content is wider than the window; should be 0. */
  overflow(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  }

  /** Records announcements to screen readers from now on. Returns a function that reads them, oldest first. */
  async recordAnnouncements(): Promise<() => Promise<string[]>> {
    await this.page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { durbarHeard: heard });
      const watch = new MutationObserver(() => {
        for (const region of document.querySelectorAll('[data-announcer]'))
          if (region.textContent && region.textContent !== heard.at(-1)) heard.push(region.textContent);
      });
      watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    return () => this.page.evaluate(() => (window as unknown as { durbarHeard: string[] }).durbarHeard);
  }

  async leave(): Promise<void> {
    await this.context.close();
  }

  #listen(page: Page): void {
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
  }
}
