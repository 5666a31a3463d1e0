import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Laid out and painted as always, but not drawn to pixels, which no test looks at: a fifth of a browser's work.
  '--blink-settings=acceleratedCompositingEnabled=false',
];

export const SIZES = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;

export function launch(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (!executablePath)
    throw new Error('there is no Chromium; scripts/ensure-chromium.mjs says how to get it');
  return chromium.launch({ executablePath, args: FLAGS });
}

export interface VisitorOptions {
  readonly size?: Size;
  readonly locale?: string;
  /** A screen of another size, in CSS pixels. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** A finger instead of a mouse. */
  readonly touch?: boolean;
  /** What the system asks of pages that move. */
  readonly motion?: 'reduce' | 'no-preference';
  /** Whether the page may keep itself on this device, to be there without a network. */
  readonly keeps?: boolean;
  /** What this browser has kept, beside the defaults of the tests: nothing moves, so that nothing needs waiting. */
  readonly preferences?: Readonly<Record<string, unknown>>;
  /** What else it has kept, by its keys. */
  readonly kept?: Readonly<Record<string, unknown>>;
}

const preferences = {
  locale: null,
  theme: 'system',
  speed: 'none',
  sound: false,
  name: '',
  opponents: 1,
  strength: 'easy',
};

/** In a page: what it draws at random is the same in each run, and another for each visitor and each load. */
function sameChance(visitor: number): void {
  const loads = Number(localStorage['test.loads'] ?? 0) + 1;
  localStorage['test.loads'] = String(loads);
  let drawn = visitor * 1000 + loads;
  const draw = (): number => {
    drawn = (drawn + 0x9e3779b9) | 0;
    let mixed = Math.imul(drawn ^ (drawn >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return mixed ^ (mixed >>> 16);
  };
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint8Array)) throw new TypeError('the page draws bytes');
    for (let i = 0; i < array.length; i++) array[i] = draw();
    return array;
  };
}

/** Somebody with a browser of their own. */
export class Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly url: string;
  /** What the page complained of. */
  readonly complaints: string[] = [];

  /** How many came to each browser: chance begins anew with a file of tests, whichever ran before it. */
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
      // To keep the whole page for a visit without a network costs more than to show it.
      serviceWorkers: options.keeps ? 'allow' : 'block',
      reducedMotion: options.motion ?? 'no-preference',
      locale: options.locale ?? 'en-GB',
    });
    const kept = {
      'durbar.preferences': { ...preferences, ...options.preferences },
      ...options.kept,
    };
    for (const [key, value] of Object.entries(kept))
      await context.addInitScript(`localStorage['${key}'] ??= ${JSON.stringify(JSON.stringify(value))}`);
    const visitor = (Visitor.#arrived.get(browser) ?? 0) + 1;
    Visitor.#arrived.set(browser, visitor);
    await context.addInitScript(sameChance, visitor);
    context.setDefaultTimeout(15_000);
    return new Visitor(context, await context.newPage(), url);
  }

  /** Goes to a path of the page and waits until it stands. */
  async go(path: string): Promise<void> {
    await this.page.goto(this.url + path);
    await this.page.locator('h1').first().waitFor({ state: 'attached' });
  }

  /** Asks the server as this visitor's browser does. @throws if it refuses */
  async ask<T>(method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, data?: object): Promise<T> {
    const answer = await this.context.request.fetch(this.url + path, {
      method,
      headers: { origin: this.url },
      ...(data && { data }),
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json() as Promise<T>;
  }

  /** How far the content is wider than the window, in pixels; 0 as it should be. */
  overflow(): Promise<number> {
    return this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  }

  /** Everything that was said to screen readers from now on, oldest first. */
  async ears(): Promise<() => Promise<string[]>> {
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
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
  }
}
