import { afterAll, afterEach, beforeAll } from 'vitest';
import { Browsers, type Size, Visitor, type VisitorOptions } from '../browser.ts';
import { addPseudoLanguage, PSEUDO } from '../pseudo-language.ts';
import { Scratch } from '../scratch.ts';
import { TestServer } from '../server.ts';

/** Time limit in milliseconds of steps that build or play, on a busy machine. */
export const SLOW = 400_000;

/** The visitor's name, accented so that it does not count as a plain text. */
export const NAME = 'Ƥłááýéř';

/** An additional game in the copy, which has no board and so uses the plain table. */
export const PLAIN_GAME = 'river-trade';

/** The browsers, and the server of a copy of the sources that has the pseudo-language and a game with the plain table. */
export class PseudoEnvironment {
  readonly #visitors: Visitor[] = [];
  #scratch: Scratch | null = null;
  readonly #browsers = new Browsers();
  #server: TestServer | null = null;

  /** Builds and starts before the surrounding tests, and closes after them. */
  constructor() {
    beforeAll(() => this.#start(), SLOW);
    afterEach(async () => {
      for (const visitor of this.#visitors.splice(0)) await visitor.leave();
    });
    afterAll(async () => {
      await this.#browsers.close();
      await this.#server?.close();
      this.#scratch?.remove();
    });
  }

  /** The copy of the sources. */
  get path(): string {
    if (!this.#scratch) throw new Error('the copy is made before the first test');
    return this.#scratch.path;
  }

  /** Opens the home page for a visitor with the pseudo-language and a name in it. Tips are off unless `stored` turns them on. */
  async arrive(size: Size, stored: VisitorOptions['stored'] = {}): Promise<Visitor> {
    if (!this.#server) throw new Error('the server starts before the first test');
    const withoutTips = { askEnd: true, coach: false, coached: [] };
    const touch = size === 'phone';
    const visitor = await Visitor.arrive(await this.#browsers.for({ touch }), this.#server.url, {
      size,
      touch,
      preferences: { locale: PSEUDO.locale, name: NAME },
      stored: { 'durbar.maharaja-2004': withoutTips, 'durbar.maharaja-2020': withoutTips, ...stored },
    });
    this.#visitors.push(visitor);
    // Walks do not test speed, and this build is slow to load: it has many catalogues, and nothing is cached.
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
    await this.#run('scripts/build.mjs');
    this.#server = await TestServer.start(path);
  }

  /** Runs a program of the copy. @throws if it fails */
  async #run(...args: readonly string[]): Promise<void> {
    const { code, output } = (await this.#scratch?.node(...args)) ?? { code: null, output: '' };
    if (code !== 0) throw new Error(`${args.join(' ')} failed in the copy:\n${output}`);
  }
}
