import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '../../core/context.ts';
import { isLoopback } from '../../core/network.ts';
import { Problem } from '../../core/problem.ts';
import { sameText } from '../../identity/tokens.ts';

/** Health check and metrics for whoever operates the server. */
export function opsRoutes(app: FastifyInstance, context: ServerContext, isStopping: () => boolean): void {
  app.get('/healthz', { schema: { tags: ['ops'], summary: 'Health check' } }, async (_, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    await context.store.check();
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.get(
    '/metrics',
    { schema: { tags: ['ops'], summary: 'Metrics for Prometheus' } },
    async (request, reply) => {
      if (!mayReadMetrics(request, context.settings.metricsToken)) throw new Problem(401, 'notFound');
      return reply.type(context.metrics.registry.contentType).send(await context.metrics.registry.metrics());
    },
  );
}

/** Headers by which a request says that it came through a proxy, and so perhaps from anywhere. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'via'];

/** With a token, whoever has it; without one, only this machine itself. */
function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) return sameText(request.headers.authorization ?? '', `Bearer ${token}`);
  const came = FORWARDED.some((header) => request.headers[header] !== undefined);
  return !came && isLoopback(request.ip);
}
