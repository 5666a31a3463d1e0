import type { Browser, BrowserContext, BrowserContextOptions, Disposable, Page } from 'playwright-core';
import { leavePage, openPage, takePage } from './page-pool.ts';
import { pollOften } from './poll-often.ts';

export const SIZES = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;

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
  /** A page that was and will be nobody else's; for tests that change more of it than what it stores. */
  readonly own?: boolean;
  /** Cookies and local storage from earlier visits. */
  readonly storage?: Exclude<BrowserContextOptions['storageState'], undefined>;
}

const PREFERENCES = {
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

  readonly #scripts: Disposable[] = [];
  readonly #options: VisitorOptions;

  private constructor(page: Page, url: string, options: VisitorOptions) {
    this.context = page.context();
    this.page = page;
    this.url = url;
    this.#options = options;
    this.#listen(page);
  }

  /** @param number of this visitor among those of a test file or a browser, from which the page's random numbers follow */
  static async arrive(url: string, number: number, options: VisitorOptions = {}): Promise<Visitor> {
    const visitor = new Visitor(await takePage(options), url, options);
    await visitor.#prepare(number);
    return visitor;
  }

  /** Arrives in a browser that is not shared with others. */
  static async arriveIn(browser: Browser, url: string, options: VisitorOptions = {}): Promise<Visitor> {
    const own = { ...options, own: true };
    const visitor = new Visitor(await openPage(browser, own), url, own);
    await visitor.#prepare(browser.contexts().length);
    return visitor;
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

  /** What the page shows, for whoever looks for the reason why a test failed. */
  async describe(): Promise<string> {
    const shown = await this.page
      .evaluate(() => {
        const table = document.querySelector<HTMLElement>('[data-asks]');
        const titles = [...document.querySelectorAll('[role=dialog]')].map((one) =>
          one.textContent.slice(0, 80),
        );
        return [
          `table: ${JSON.stringify(table?.dataset ?? null)}`,
          `dialogs: ${JSON.stringify(titles)}`,
          `focus: ${document.activeElement?.outerHTML.slice(0, 200)}`,
          document.body.innerText,
        ].join('\n');
      })
      .catch((error: unknown) => `nothing that can be read: ${String(error)}`);
    return `${this.page.url()} (${await this.page.title().catch(() => '')})\n${shown}\nerrors: ${JSON.stringify(this.errors)}`;
  }

  /** Leaves nothing behind; the page may be another visitor's from now on. */
  async leave(): Promise<void> {
    for (const script of this.#scripts) await script.dispose();
    await leavePage(this.page, this.#options);
  }

  async #prepare(number: number): Promise<void> {
    const { context, page } = this;
    const { viewport, size = 'desktop', motion = 'reduce', preferences, stored } = this.#options;
    context.setDefaultTimeout(15_000);
    pollOften(page);
    await page.setViewportSize(viewport ?? SIZES[size]);
    await page.emulateMedia({ reducedMotion: motion, colorScheme: 'light' });
    const values = {
      'durbar.preferences': { ...PREFERENCES, ...preferences },
      'durbar.maharani': { autoEnd: false, coach: false, coached: [] },
      ...stored,
    };
    for (const [key, value] of Object.entries(values))
      this.#scripts.push(
        await context.addInitScript(`localStorage['${key}'] ??= ${JSON.stringify(JSON.stringify(value))}`),
      );
    this.#scripts.push(await context.addInitScript(useRepeatableRandom, number));
  }

  #listen(page: Page): void {
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
  }
}
