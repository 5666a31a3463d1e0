import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '../core/context.ts';
import { Problem } from '../core/problem.ts';
import { isSecure } from './identify.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether the request's `Origin` is the server's own or one that the settings allow. Browsers always send it with sockets
 * and with requests that change something; other programs need not.
 */
export function isOriginAllowed(context: ServerContext, request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  // Of a page that came without https anybody on the way may be the author. Without it the server cannot tell how a proxy was asked.
  const isOwn = protocol === 'https:' || (protocol === 'http:' && !isSecure(request));
  // `host` follows X-Forwarded-Host where proxies are trusted.
  return (isOwn && host === request.host) || context.settings.allowedOrigins.includes(origin);
}

/** Refuses requests of other sites' pages that would change something. */
export function checkOrigins(app: FastifyInstance, context: ServerContext): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE.has(request.method) || isOriginAllowed(context, request)) return;
    context.suspicions.note('origin', request.ip);
    throw new Problem(403, 'origin');
  });
}

/** What operators ask for from the machine itself, under whatever name. */
const OPERATORS = new Set(['/healthz', '/metrics']);

/** Refuses requests under names that are not the server's, where the settings say which are. */
export function checkHosts(app: FastifyInstance, context: ServerContext): void {
  const { allowedHosts } = context.settings;
  if (allowedHosts.length === 0) return;
  app.addHook('onRequest', async (request) => {
    if (allowedHosts.includes(request.hostname.toLowerCase()) || OPERATORS.has(request.url)) return;
    context.suspicions.note('host', request.ip);
    throw new Problem(421, 'host');
  });
}
