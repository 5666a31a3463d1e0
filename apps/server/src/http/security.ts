import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../core/context.ts';
import { networkOf } from '../core/network.ts';
import { Problem } from '../core/problem.ts';
import { isForApi } from './api-route.ts';
import { isSecure } from './identify.ts';
import { checkHosts, checkOrigins } from './origin.ts';
import { rateStore } from './rate-store.ts';

const MINUTE = 60_000;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** What the page never asks a browser for. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Security headers, rate limits and checks of origins and hosts. All work over plain http: no upgrade to https is forced, and
 * no header is sent that browsers ignore with a warning. A browser that came over https keeps to https from then on.
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
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('permissions-policy', UNUSED_FEATURES);
    if (isSecure(request)) void reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
  });
  await app.register(rateLimit, {
    max: context.settings.httpRate,
    timeWindow: MINUTE,
    store: rateStore(context.elapsed),
    keyGenerator: ({ ip }) => networkOf(ip),
    // The page's own files are cheap, and many people may share an address.
    allowList: (request) => !isForApi(request),
    errorResponseBuilder: () => new Problem(429, 'tooMany'),
  });
  checkHosts(app, context);
  checkOrigins(app, context);
}
