import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Problem } from '../core/problem.ts';
import { answer, asksForPage } from './errors.ts';

const YEAR = 365 * 24 * 60 * 60;

/**
 * Serves the built page. Browsers cache files with a hash in their name forever and revalidate all others. Addresses that
 * are not files get the page itself.
 * @param dir folder of the built page
 */
export async function servePage(app: FastifyInstance, dir: string): Promise<void> {
  // Checked at each request: a build replaces the page while it is served.
  const isBuilt = (): boolean => existsSync(join(dir, 'index.html'));
  const served = isBuilt();
  if (served)
    await app.register(fastifyStatic, {
      root: dir,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const lasting = path.includes(`${sep}assets${sep}`);
        reply.header('cache-control', lasting ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      },
    });
  app.setNotFoundHandler((request, reply) => {
    if (!asksForPage(request)) return answer(reply, new Problem(404, 'notFound'));
    return served && isBuilt() ? reply.sendFile('index.html') : notBuilt(reply);
  });
}

function notBuilt(reply: FastifyReply): FastifyReply {
  return reply.code(503).type('text/plain; charset=utf-8').send('The page is not built yet: npm run build\n');
}
