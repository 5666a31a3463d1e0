import { afterAll, afterEach, beforeAll } from 'vitest';
import { Browsers, Visitor, type VisitorOptions } from './browser.ts';
import { TestServer } from './server.ts';

/** The browsers and one server for a test file; visitors leave after each test. */
export class TestEnvironment {
  readonly #visitors: Visitor[] = [];
  readonly #browsers = new Browsers();
  #server: TestServer | null = null;

  /** Registers hooks that start the server before the surrounding tests, and close all after them. */
  constructor() {
    beforeAll(async () => {
      this.#server = await TestServer.start();
    });
    afterEach(async () => {
      for (const visitor of this.#visitors.splice(0)) await visitor.leave();
    });
    afterAll(async () => {
      await this.#browsers.close();
      await this.#server?.close();
    });
  }

  /** Adds a person with their own browser. */
  async newVisitor(options: VisitorOptions = {}): Promise<Visitor> {
    if (!this.#server) throw new Error('the test environment is not started yet');
    const visitor = await Visitor.arrive(await this.#browsers.for(options), this.#server.url, options);
    this.#visitors.push(visitor);
    return visitor;
  }
}
