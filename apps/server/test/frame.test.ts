import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from '../src/rooms/encoding.ts';

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 300_000])(
  'a message of %i characters arrives unchanged',
  async (length) => {
    const http = createServer();
    const server = new WebSocketServer({ server: http });
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    const address = http.address();
    const client = new WebSocket(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
    onTestFinished(() => {
      client.terminate();
      server.close();
      http.close();
    });
    const text = 'a'.repeat(length);
    const texts = [text, `${text}é€🂡`, 'after it'];
    server.once('connection', (_, request) => {
      for (const each of texts) {
        request.socket.write(textFrame(each));
        request.socket.write(textFrame(each.slice(0, 1), Buffer.from(each.slice(1))));
      }
    });
    const got: string[] = [];
    client.on('message', (data: Buffer) => got.push(data.toString()));
    while (got.length < 2 * texts.length) await once(client, 'message');
    expect(got).toEqual(texts.flatMap((each) => [each, each]));
  },
);
