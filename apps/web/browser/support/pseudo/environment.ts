import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launch, type Size, Visitor, type VisitorOptions } from '../browser.ts';
import { addPseudoLanguage, PSEUDO } from '../pseudo-language.ts';
import { Scratch } from '../scratch.ts';
import { TestServer } from '../server.ts';

/** For steps that build or play; a busy machine may need minutes. */
export const SLOW = 400_000;

/** The visitor's name, with accents as well. */
export const NAME = 'Ƥłááýéř';

/** A game without a board of its own, which the copy has besides the others. */
export const PLAIN_GAME = 'river-trade';

/** A browser, and the server of a copy of the sources that has the pseudo-language and a game with the plain table. */
export class PseudoEnvironment {
  readonly #visitors: Visitor[] = [];
  #scratch: Scratch | null = null;
  #browser: Browser | null = null;
  #server: TestServer | null = null;

  /** Builds and starts before the surrounding tests, and closes after them. */
  constructor() {
    beforeAll(() => this.#start(), SLOW);
    afterEach(async () => {
      for (const visitor of this.#visitors.splice(0)) await visitor.leave();
    });
    afterAll(async () => {
      await this.#browser?.close();
      await this.#server?.close();
      this.#scratch?.remove();
    });
  }

  /** The copy of the sources. */
  get path(): string {
    if (!this.#scratch) throw new Error('the copy is made before the first test');
    return this.#scratch.path;
  }

  /** Somebody at the home page who has chosen the pseudo-language, and has a name in it. Tips show only where `kept` says so. */
  async arrive(size: Size, kept: VisitorOptions['kept'] = {}): Promise<Visitor> {
    if (!this.#browser || !this.#server) throw new Error('the server starts before the first test');
    const knowing = { askEnd: true, coach: false, coached: [] };
    const visitor = await Visitor.arrive(this.#browser, this.#server.url, {
      size,
      touch: size === 'phone',
      preferences: { locale: PSEUDO.locale, name: NAME },
      kept: { 'durbar.maharaja-2004': knowing, 'durbar.maharaja-2020': knowing, ...kept },
    });
    this.#visitors.push(visitor);
    // A walk is about what a page shows, not about how soon: this build has many catalogues and is loaded anew.
    visitor.context.setDefaultTimeout(60_000);
    await visitor.ask('GET', '/api/me');
    await visitor.ask('PATCH', '/api/me', { name: NAME });
    await visitor.go('/');
    return visitor;
  }

  async #start(): Promise<void> {
    this.#scratch = new Scratch();
    const { path } = this.#scratch;
    await this.#run('scripts/new-game.mjs', PLAIN_GAME);
    const catalogues = addPseudoLanguage(path);
    if (catalogues.length <= 13) throw new Error(`only ${catalogues.length} catalogues were found`);
    [this.#browser] = await Promise.all([launch(), this.#run('scripts/build.mjs')]);
    this.#server = await TestServer.start(path);
  }

  /** Runs a program of the copy. @throws if it fails */
  async #run(...args: readonly string[]): Promise<void> {
    const { code, output } = (await this.#scratch?.node(...args)) ?? { code: null, output: '' };
    if (code !== 0) throw new Error(`${args.join(' ')} failed in the copy:\n${output}`);
  }
}
