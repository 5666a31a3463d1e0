import { fromClient } from '@durbar/protocol';
import { answerName, type Step } from '@durbar/server/test/releases/conversation.ts';
import type { Page, Request, WebSocket } from 'playwright-core';

type RequestStep = Extract<Step, { kind: 'request' }>;

/** Records what pages and their server say to each other, in the order in which the pages send it. */
export class Recorder {
  readonly #steps: Step[] = [];
  readonly #answers: Promise<void>[] = [];
  #sockets = 0;

  /** @param who name of the page's browser */
  attach(who: string, page: Page): void {
    page.on('request', (request) => this.#request(who, request));
    page.on('websocket', (socket) => this.#socket(who, socket));
  }

  /** Everything that was said, without requests that were never answered. */
  async steps(): Promise<Step[]> {
    await Promise.all(this.#answers);
    return this.#steps.filter((step) => step.kind !== 'request' || step.status > 0);
  }

  #request(who: string, request: Request): void {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const body: unknown = request.postDataJSON();
    const method = request.method();
    const step = { kind: 'request', who, method, path: pathname, ...(body !== null && { body }) } as const;
    const place = this.#steps.length;
    this.#steps.push({ ...step, status: 0, name: null, answer: null });
    const fill = async (): Promise<void> => {
      const response = await request.response();
      if (!response) return;
      const status = response.status();
      const name = answerName(method, pathname, status);
      const answer: unknown = name === null ? null : JSON.parse(await response.text());
      const filled: RequestStep = { ...step, status, name, answer };
      this.#steps[place] = filled;
    };
    // A page that is left cancels its requests, which then have no answer.
    this.#answers.push(
      fill().catch((error: unknown) => console.warn(`${method} ${pathname}: ${String(error)}`)),
    );
  }

  #socket(who: string, connection: WebSocket): void {
    const socket = this.#sockets++;
    this.#steps.push({ kind: 'open', who, socket });
    connection.on('framesent', ({ payload }) => {
      const message = fromClient.parse(JSON.parse(payload.toString()));
      this.#steps.push({ kind: 'sent', who, socket, message });
    });
    connection.on('framereceived', ({ payload }) => {
      this.#steps.push({ kind: 'received', who, socket, message: JSON.parse(payload.toString()) });
    });
    connection.on('close', () => this.#steps.push({ kind: 'close', who, socket }));
  }
}
