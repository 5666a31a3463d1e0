import { once } from 'node:events';
import { createServer, type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reverse proxy that offers a server under a path. */
export interface StrippingProxy {
  /** Its address, without a path. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts a reverse proxy that passes on what is below `path`, without the path. Everything else is answered with 404, as it
 * would be another program's.
 * @param path with a slash at both ends
 * @param target address of the server
 * @param headers that it adds to all requests
 */
export async function startProxy(
  path: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<StrippingProxy> {
  const forward = (incoming: IncomingMessage) =>
    incoming.url?.startsWith(path)
      ? send(target + incoming.url.slice(path.length - 1), {
          method: incoming.method,
          headers: { ...incoming.headers, ...headers, 'x-forwarded-for': '192.0.2.1' },
        })
      : null;
  const proxy = createServer((incoming, outgoing) => {
    const forwarded = forward(incoming);
    if (!forwarded) {
      outgoing.writeHead(404).end(`nothing at ${incoming.url}`);
      return;
    }
    forwarded.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  proxy.on('upgrade', (incoming, socket, head) => {
    const forwarded = forward(incoming);
    if (!forwarded) {
      socket.destroy();
      return;
    }
    forwarded.on('upgrade', (answer, server, first) => {
      const lines = answer.rawHeaders.flatMap((each, i, all) =>
        i % 2 === 0 ? [`${each}: ${all[i + 1]}`] : [],
      );
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      socket.write(first);
      server.write(head);
      server.pipe(socket).pipe(server);
      server.on('error', () => socket.destroy());
      socket.on('error', () => server.destroy());
    });
    forwarded.on('response', () => socket.destroy());
    forwarded.on('error', () => socket.destroy());
    forwarded.end();
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
