import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../../core/context.ts';
import { Problem } from '../../core/problem.ts';
import { sameText } from '../../identity/tokens.ts';
import type { Reader } from '../../storage/sqlite/schema.ts';

/** What those who look after the server ask: is it well, and how much is going on. */
export function opsEndpoints(
  app: FastifyInstance,
  context: ServerContext,
  reader: Reader,
  isStopping: () => boolean,
): void {
  app.get(
    '/healthz',
    { schema: { tags: ['ops'], summary: 'Whether the server is well' } },
    async (_, reply) => {
      if (isStopping()) return reply.code(503).send({ status: 'stopping' });
      await reader.selectFrom('setting').select('key').limit(1).execute();
      return reply.header('cache-control', 'no-store').send({ status: 'ok' });
    },
  );
  app.get('/metrics', { schema: { tags: ['ops'], summary: 'For Prometheus' } }, async (request, reply) => {
    const token = context.settings.metricsToken;
    const given = request.headers.authorization ?? '';
    if (token !== null && !sameText(given, `Bearer ${token}`)) throw new Problem(401, 'notFound');
    return reply.type(context.metrics.registry.contentType).send(await context.metrics.registry.metrics());
  });
}
