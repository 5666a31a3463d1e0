import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launch, Visitor, type VisitorOptions } from './browser.ts';
import { TestServer } from './server.ts';

/** One browser and one server for a test file; visitors leave after each test. */
export class TestEnvironment {
  readonly #visitors: Visitor[] = [];
  #browser: Browser | null = null;
  #server: TestServer | null = null;

  /** Registers hooks that start both before the surrounding tests and close both after them. */
  constructor() {
    beforeAll(async () => {
      [this.#browser, this.#server] = await Promise.all([launch(), TestServer.start()]);
    });
    afterEach(async () => {
      for (const visitor of this.#visitors.splice(0)) await visitor.leave();
    });
    afterAll(async () => {
      await this.#browser?.close();
      await this.#server?.close();
    });
  }

  /** Adds a person with their own browser. */
  async newVisitor(options: VisitorOptions = {}): Promise<Visitor> {
    if (!this.#browser || !this.#server) throw new Error('the test environment is not started yet');
    const visitor = await Visitor.arrive(this.#browser, this.#server.url, options);
    this.#visitors.push(visitor);
    return visitor;
  }
}
