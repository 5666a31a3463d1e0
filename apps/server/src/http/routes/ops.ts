import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '../../core/context.ts';
import { isLoopback } from '../../core/network.ts';
import { Problem } from '../../core/problem.ts';
import { sameText } from '../../identity/tokens.ts';
import type { StoreWatch } from '../../storage/watch.ts';

/** Health check and metrics for the operator of the server. */
export function opsRoutes(
  app: FastifyInstance,
  context: ServerContext,
  watch: Pick<StoreWatch, 'whyNotSaving'>,
  isStopping: () => boolean,
): void {
  app.get('/healthz', { schema: { hide: true } }, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    const reason = await watch.whyNotSaving();
    if (reason !== null) return reply.code(503).send({ status: 'not saving', reason });
    return reply.send({ status: 'ok' });
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, context.settings.metricsToken)) {
      // A client without access must learn nothing more.
      throw new Problem(401, 'notFound');
    }
    return reply.type(context.metrics.registry.contentType).send(await context.metrics.registry.metrics());
  });
}

/** Names of headers by which a request says that it came through a proxy, and so perhaps from anywhere. */
const FORWARDED = /^(?:forwarded|via|x-real-ip|x-forwarded-.*)$/;

/** Whether a request may read the metrics: with the token or, if none is set, from this machine itself. */
function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) return sameText(request.headers.authorization ?? '', `Bearer ${token}`);
  const came = Object.keys(request.headers).some((header) => FORWARDED.test(header));
  return !came && isLoopback(request.ip);
}
