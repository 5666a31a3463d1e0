import { afterAll, expect } from 'vitest';
import type { Size, Visitor, VisitorOptions } from '../browser.ts';
import { addPseudoLanguage, PSEUDO } from '../pseudo-language.ts';
import { Scratch } from '../scratch.ts';
import { TestServer } from '../server.ts';
import { TestEnvironment } from '../test-environment.ts';

/** Time limit in milliseconds of steps that build or play, on a busy machine. */
export const SLOW = 400_000;

/** The visitor's name, accented so that it does not count as a plain text. */
export const NAME = 'Ƥłááýéř';

/** An additional game in the copy, which has no board and so uses the plain table. */
export const PLAIN_GAME = 'river-trade';

/** The server of a copy of the sources that has the pseudo-language and a game with the plain table, and its visitors. */
export class PseudoEnvironment {
  #scratch: Scratch | null = null;
  readonly #environment: TestEnvironment;

  /** Builds and starts before the surrounding tests, and closes after them. */
  constructor() {
    afterAll(() => this.#scratch?.remove());
    this.#environment = new TestEnvironment(() => this.#start(), SLOW);
  }

  /** The copy of the sources. */
  get path(): string {
    if (!this.#scratch) throw new Error('the copy is made before the first test');
    return this.#scratch.path;
  }

  /** Opens the home page for a visitor with the pseudo-language and a name in it. Tips are off unless `stored` turns them on. */
  async arrive(size: Size, stored: VisitorOptions['stored'] = {}): Promise<Visitor> {
    const withoutTips = { askEnd: true, coach: false, coached: [] };
    const visitor = await this.#environment.newVisitor({
      size,
      touch: size === 'phone',
      preferences: { locale: PSEUDO.locale, name: NAME },
      stored: { 'durbar.maharaja-2004': withoutTips, 'durbar.maharaja-2020': withoutTips, ...stored },
    });
    // Walks do not test speed, and this build is slow to load: it has many catalogues, and nothing is cached.
    visitor.context.setDefaultTimeout(60_000);
    await visitor.ask('GET', '/api/me');
    await visitor.ask('PATCH', '/api/me', { name: NAME });
    await visitor.go('/');
    return visitor;
  }

  async #start(): Promise<TestServer> {
    this.#scratch = new Scratch();
    const { path } = this.#scratch;
    await this.run('scripts/new-game.mjs', PLAIN_GAME);
    const catalogues = addPseudoLanguage(path);
    if (catalogues.length <= 13) throw new Error(`only ${catalogues.length} catalogues were found`);
    await this.run('scripts/build.mjs');
    return TestServer.start(path);
  }

  /** Runs a program of the copy. @returns what it wrote @throws if it fails */
  async run(...args: readonly string[]): Promise<string> {
    const { code, output } = (await this.#scratch?.node(...args)) ?? { code: null, output: '' };
    if (code !== 0) throw new Error(`${args.join(' ')} failed in the copy:\n${output}`);
    return output;
  }
}

/** Has a visitor who gets all tips of a first game look at some screens, and expects no errors. */
export async function walk(
  environment: PseudoEnvironment,
  size: Size,
  look: (visitor: Visitor, size: Size) => Promise<void>,
): Promise<void> {
  const tips = { askEnd: true, coach: true, coached: [] };
  const visitor = await environment.arrive(size, {
    'durbar.maharaja-2004': tips,
    'durbar.maharaja-2020': tips,
  });
  await look(visitor, size);
  // The browser logs each 404 as an error; the walk of the pages requests such addresses on purpose.
  expect(visitor.errors.filter((text) => !text.includes('404'))).toEqual([]);
}
