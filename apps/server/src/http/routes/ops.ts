import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../../core/context.ts';
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
      const token = context.settings.metricsToken;
      const given = request.headers.authorization ?? '';
      if (token !== null && !sameText(given, `Bearer ${token}`)) throw new Problem(401, 'notFound');
      return reply.type(context.metrics.registry.contentType).send(await context.metrics.registry.metrics());
    },
  );
}
