import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../core/context.ts';
import { networkOf } from '../core/network.ts';
import { Problem } from '../core/problem.ts';
import { checkOrigins } from './origin.ts';
import { rateStore } from './rate-store.ts';

const MINUTE = 60_000;

/**
 * Security headers, rate limits and origin checks. All work over plain http: no upgrade to https is forced, and no header is
 * sent that browsers ignore with a warning.
 */
export async function secure(app: FastifyInstance, context: ServerContext): Promise<void> {
  // A closed connection has no address to limit, and nobody waits for the answer.
  app.addHook('onRequest', async ({ socket }) => {
    if (socket.remoteAddress === undefined) throw new Problem(400, 'badRequest');
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Positions of pieces are style attributes; they can't load or run anything.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        // Covers the socket too: 'self' includes ws: and wss: of the same host.
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'", 'data:', 'blob:'],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    crossOriginEmbedderPolicy: false,
    originAgentCluster: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(rateLimit, {
    max: context.settings.httpRate,
    timeWindow: MINUTE,
    store: rateStore(context.elapsed),
    keyGenerator: ({ ip }) => networkOf(ip),
    // The page's own files are cheap, and many people may share an address.
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: () => new Problem(429, 'tooMany'),
  });
  checkOrigins(app, context);
}
