import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import * as z from 'zod';

/** A request that a receiver got. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A program that takes messages, as chat programs and push services do; stopped when the test ends. */
export class Receiver {
  readonly got: Received[] = [];
  /** What it answers with. */
  status = 200;
  /** Called while it waits for messages, such as to run what is due at once by the time of the test. */
  waiting: () => void = () => undefined;
  /** Called before it answers. */
  before: () => void | Promise<void> = () => undefined;
  readonly url: string;
  readonly host: string;

  private constructor(port: number) {
    this.host = `127.0.0.1:${port}`;
    this.url = `http://${this.host}`;
  }

  static async start(): Promise<Receiver> {
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        receiver.got.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
        void Promise.resolve(receiver.before()).then(() =>
          response.writeHead(receiver.status, { location: 'http://127.0.0.1:1/' }).end(),
        );
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const receiver = new Receiver((server.address() as AddressInfo).port);
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return receiver;
  }

  /** Waits for so many messages in all. @returns the last one */
  async received(count: number): Promise<Received> {
    const isThere = (): boolean => {
      this.waiting();
      return this.got.length >= count;
    };
    await vi.waitUntil(isThere, { timeout: 20_000, interval: 5 });
    const last = this.got[count - 1];
    if (!last) throw new Error('it was received');
    return last;
  }

  /** Messages of webhooks of format `json`. */
  get messages(): z.infer<typeof hookMessage>[] {
    return this.got.map(({ body }) => hookMessage.parse(JSON.parse(body.toString())));
  }
}

const hookMessage = z.object({
  id: z.string(),
  kind: z.string(),
  table: z.nullable(z.string()),
  title: z.string(),
  text: z.string(),
  lines: z.array(z.object({ text: z.string(), url: z.nullable(z.string()) })),
  url: z.nullable(z.string()),
  until: z.nullable(z.number()),
});
