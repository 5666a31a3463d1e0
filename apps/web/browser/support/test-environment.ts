import { afterAll, afterEach, beforeAll } from 'vitest';
import { Visitor, type VisitorOptions } from './browser.ts';
import { TestServer } from './server.ts';

/** The server of a test file and its visitors, who leave after each test. */
export class TestEnvironment {
  readonly #visitors = new Set<Visitor>();
  /** Numbers of visitors so far, with touch and without. */
  readonly #arrived = { touch: 0, mouse: 0 };
  #server: TestServer | null = null;

  /**
   * Registers hooks that start the server before the surrounding tests, and close it after them.
   * @param start starts the server, if it is not the usual one
   */
  constructor(start: () => Promise<TestServer> = () => TestServer.start(), timeout?: number) {
    beforeAll(async () => {
      this.#server = await start();
    }, timeout);
    afterEach(async ({ task }) => {
      for (const visitor of this.#visitors) {
        if (task.result?.state === 'fail') console.error(await visitor.describe());
        await this.leave(visitor);
      }
    });
    afterAll(() => this.#server?.close());
  }

  get server(): TestServer {
    if (!this.#server) throw new Error('the test environment is not started yet');
    return this.#server;
  }

  /**
   * Adds a person with their own browser.
   * @param url address at which this person reaches the server, if it is another than the server's
   */
  async newVisitor(options: VisitorOptions = {}, url = this.server.url): Promise<Visitor> {
    const number = ++this.#arrived[options.touch ? 'touch' : 'mouse'];
    const visitor = await Visitor.arrive(url, number, options);
    this.#visitors.add(visitor);
    return visitor;
  }

  /** Lets a visitor go before the end of the test. */
  async leave(visitor: Visitor): Promise<void> {
    if (this.#visitors.delete(visitor)) await visitor.leave();
  }
}
