import type { Socket } from 'node:net';
import { API } from '@durbar/protocol';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../core/context.ts';
import { networkOf } from '../core/network.ts';
import { Problem } from '../core/problem.ts';

/** Connections, and requests at once, that one network may have for each socket it may have: browsers open several. */
const PER_SOCKET = 3;

/** Counts things by network, up to a limit. */
class Counts {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts a new connection. @returns false if the network has reached its limit */
  take(network: string): boolean {
    const count = this.#counts.get(network) ?? 0;
    if (count >= this.#most) return false;
    this.#counts.set(network, count + 1);
    return true;
  }

  give(network: string): void {
    const left = (this.#counts.get(network) ?? 1) - 1;
    if (left > 0) this.#counts.set(network, left);
    else this.#counts.delete(network);
  }
}

/**
 * Limits how many connections and how many unanswered requests one network may have. Behind a proxy all connections are the
 * proxy's, so only requests are limited there; sockets have a limit of their own.
 */
export function limitConnections(app: FastifyInstance, { settings, metrics }: ServerContext): void {
  const most = settings.maxSocketsPerAddress * PER_SOCKET;
  const connections = new Counts(most);
  const requests = new Counts(most);
  if (settings.trustProxy === 0)
    app.server.on('connection', (socket: Socket) => {
      const network = networkOf(socket.remoteAddress ?? '');
      if (!connections.take(network)) {
        metrics.dropped.inc({ reason: 'connections' });
        return socket.destroy();
      }
      return socket.once('close', () => connections.give(network));
    });
  app.addHook('onRequest', async (request, reply) => {
    // Sockets are counted where they open. Their header alone says nothing: any request may have it.
    if (request.routeOptions.url === API.socket) return;
    const network = networkOf(request.ip);
    if (!requests.take(network)) throw new Problem(429, 'tooMany');
    reply.raw.once('close', () => requests.give(network));
  });
}
